import type { Category } from '@trivium/contract/categories';
import { t } from '../lib/i18n.ts';

/** How far the writing of a quiz has come, in words and as a bar. */
export function WritingProgress({ progress }: { progress: NonNullable<Category['progress']> }) {
  const { wanted } = progress;
  const written = Math.min(progress.written, wanted);
  const missing = wanted === 0 ? 100 : 100 - (written / wanted) * 100;
  return (
    <div className="grid w-full gap-1.5">
      <p className="text-muted text-xs tabular">{t('common.writing', { written, wanted })}</p>
      <div
        role="progressbar"
        aria-label={t('common.writingBar')}
        aria-valuemin={0}
        aria-valuemax={wanted}
        aria-valuenow={written}
        className="h-2 overflow-hidden rounded-pill bg-line"
      >
        <span
          className="block size-full rounded-pill bg-brand transition-[translate] duration-(--bars) ease-reveal"
          style={{ translate: `-${missing}%` }}
        />
      </div>
    </div>
  );
}
