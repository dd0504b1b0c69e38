import { type MessageKey, t } from '../lib/i18n.ts';
import { AVATARS, type Shape } from './avatars.ts';

const INK = '#211B33';
const LIGHT = '#FFFDF7';
const GROUND = { grammar: '#EFE6F7', logic: '#DDF1EF', rhetoric: '#FFF1CC' } as const;
const EYES = [37, 59] as const;

export type Mood = 'idle' | 'glad' | 'sad';

function Eye({ x, mood }: { x: number; mood: Mood }) {
  if (mood === 'glad') {
    return (
      <path d={`M${x - 6} 50q6-9 12 0`} fill="none" stroke={INK} strokeWidth={3.5} strokeLinecap="round" />
    );
  }
  const lean = x < 48 ? 3 : -3;
  return (
    <>
      <circle cx={x} cy={48} r={5.2} fill={INK} />
      <circle cx={x + 1.8} cy={mood === 'sad' ? 49.5 : 46.2} r={1.7} fill={LIGHT} />
      {mood === 'sad' && (
        <path
          d={`M${x - 6} ${41 + lean / 1.5}l12 ${-lean * 1.33}`}
          stroke={INK}
          strokeWidth={2.5}
          strokeLinecap="round"
        />
      )}
    </>
  );
}

function Painted({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(([d, fill, stroke, width]) => (
    <path
      key={d}
      d={d}
      fill={fill ?? 'none'}
      {...(stroke == null ? {} : { stroke, strokeWidth: width })}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));
}

/** Name of an avatar, by its number from 1. */
export function avatarName(avatar: number): string {
  return t(`common.avatar${avatar}` as MessageKey);
}

type Props = {
  /** 1 to 15; anything else shows the first letter of the alias. */
  avatar: number;
  alias?: string;
  mood?: Mood;
  /** Where a text beside it says who it is. */
  decorative?: boolean;
  className?: string;
};

/** One of the fifteen animals, or the first letter of the alias where there is none. */
export function Avatar({ avatar, alias = '', mood = 'idle', decorative = false, className }: Props) {
  const spec = AVATARS[avatar - 1];
  const name = spec ? avatarName(avatar) : alias;
  return (
    <svg
      viewBox="0 0 96 96"
      className={className}
      role="img"
      aria-hidden={decorative || undefined}
      aria-label={decorative ? undefined : name}
    >
      <rect width="96" height="96" rx="28" fill={GROUND[spec?.road ?? 'grammar']} />
      {spec ? (
        <>
          <Painted shapes={spec.under} />
          {EYES.map((x) => (
            <Eye key={x} x={x} mood={mood} />
          ))}
          <Painted shapes={spec.over} />
        </>
      ) : (
        <text
          x="48"
          y="49"
          fill="#5B2A86"
          fontSize="46"
          fontWeight="600"
          textAnchor="middle"
          dominantBaseline="central"
          className="font-display"
        >
          {([...alias.trim()][0] ?? '?').toUpperCase()}
        </text>
      )}
    </svg>
  );
}
