/** Three roads meet: the mark of the house. Below 24 px draw it with `small`. */
export function LogoMark({ className, small = false }: { className?: string; small?: boolean }) {
  const width = small ? 9 : 7;
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={className}>
      <g strokeWidth={width} strokeLinecap="round">
        <path className="logo-stroke" pathLength={1} d="M10 14c0 16 22 12 22 28v12" stroke="var(--brand)" />
        <path className="logo-stroke" pathLength={1} d="M54 14c0 16-22 12-22 28" stroke="var(--good)" />
        <path className="logo-stroke" pathLength={1} d="M32 10v32" stroke="var(--accent)" />
      </g>
      {!small && <circle className="logo-dot" cx="32" cy="54" r="5.5" fill="var(--brand)" />}
    </svg>
  );
}
