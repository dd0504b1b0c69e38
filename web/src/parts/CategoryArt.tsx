import type { Category } from '@trivium/contract/categories';
import { useState } from 'react';
import { useStore } from 'zustand';
import { settings } from '../game/settings.ts';
import { cx } from '../lib/cx.ts';
import { SUBJECT_ICONS } from './subject-icons.ts';

const ROAD_LOOKS = {
  grammar: { ground: 'bg-brand-soft', mark: 'bg-brand text-on-brand', line: 'text-brand' },
  logic: { ground: 'bg-good-soft', mark: 'bg-good text-paper', line: 'text-good' },
  rhetoric: { ground: 'bg-accent-soft', mark: 'bg-accent text-on-accent', line: 'text-accent' },
} as const;

type Props = {
  category: Pick<Category, 'road' | 'subject' | 'imageUrl' | 'image'>;
  className?: string;
  /** The size of the tile with the subject's sign. */
  tileClassName?: string;
  /** The sign of the subject alone, for pictures too small for more. */
  plain?: boolean;
};

/** The picture of a category: its own image, or its road and subject where there is none. Decoration. */
export function CategoryArt({ category, className, tileClassName = 'size-14', plain = false }: Props) {
  const [broken, setBroken] = useState(false);
  const { ground, mark, line } = ROAD_LOOKS[category.road];
  const Icon = SUBJECT_ICONS[category.subject];
  const saving = useStore(settings, (state) => state.dataSaver);
  const image = plain || saving ? '' : category.imageUrl || category.image;
  return (
    <span
      aria-hidden="true"
      className={cx('relative grid place-items-center overflow-hidden', ground, className)}
    >
      {!plain && (
        <svg
          aria-hidden="true"
          viewBox="0 0 320 112"
          preserveAspectRatio="xMidYMid slice"
          className={cx('absolute inset-0 size-full opacity-25', line)}
          fill="none"
          stroke="currentColor"
          strokeWidth="14"
          strokeLinecap="round"
        >
          <path d="M-10 2c70 0 90 54 170 54v80" />
          <path d="M330 2c-70 0-90 54-170 54" />
          <path d="M160 -20v76" />
        </svg>
      )}
      {image !== '' && !broken ? (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          // A narrow tile cuts the cover on the right, where no letter of it stands.
          className="absolute inset-0 size-full object-cover object-[8%_50%]"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className={cx('relative grid place-items-center rounded-input', mark, tileClassName)}>
          <Icon className="size-1/2" strokeWidth={2} />
        </span>
      )}
    </span>
  );
}
