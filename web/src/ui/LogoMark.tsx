/** Three roads meet: the mark of the house. Decoration: the name stands beside it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={className}>
      <g strokeWidth={7} strokeLinecap="round">
        <path className="logo-stroke" pathLength={1} d="M10 14c0 16 22 12 22 28v12" stroke="var(--brand)" />
        <path className="logo-stroke" pathLength={1} d="M54 14c0 16-22 12-22 28" stroke="var(--good)" />
        <path className="logo-stroke" pathLength={1} d="M32 10v32" stroke="var(--accent)" />
      </g>
      <circle className="logo-dot" cx="32" cy="54" r="5.5" fill="var(--brand)" />
    </svg>
  );
}
