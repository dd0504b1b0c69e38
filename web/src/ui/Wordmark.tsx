import { LogoMark } from './LogoMark.tsx';

/** The mark and the name beside it. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark className="size-9" />
      <span className="font-display font-semibold text-[1.5rem] leading-none tracking-[-0.02em]">{name}</span>
    </span>
  );
}
