import { CircleAlert, FileText, Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';

type Props = {
  accept: string;
  file: File | null;
  onChoose: (file: File | null) => void;
  error: string | undefined;
};

/** Takes a file that is dropped; choosing one works without it. */
function useDrop(onChoose: Props['onChoose']) {
  const [over, setOver] = useState(false);
  const stop = (event: DragEvent, now: boolean) => {
    event.preventDefault();
    setOver(now);
  };
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => stop(event, true),
      onDragLeave: (event: DragEvent) => stop(event, false),
      onDrop: (event: DragEvent) => {
        stop(event, false);
        onChoose(event.dataTransfer.files[0] ?? null);
      },
    },
  };
}

/** A file to be chosen, or dropped on the field. */
export function FileField({ accept, file, onChoose, error }: Props) {
  const id = useId();
  const { over, handlers } = useDrop(onChoose);
  const Icon = file === null ? Upload : FileText;
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        {...handlers}
        className={cx(
          'relative grid min-h-28 content-center justify-items-center gap-1 rounded-input border-2 border-dashed px-4 py-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
          over ? 'border-brand bg-brand-soft' : 'border-line-strong hover:border-brand',
          error !== undefined && 'border-bad',
        )}
      >
        <span className="sr-only">{t('workshop.importFile')}: </span>
        <Icon aria-hidden="true" className="size-6 text-brand" />
        <span className="wrap-anywhere font-semibold">
          {file === null ? t('workshop.importChoose') : file.name}
        </span>
        <span className="text-muted text-xs">
          {file === null ? t('workshop.importDrop') : t('workshop.importOther')}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
        />
      </label>
      <p id={`${id}-hint`} className="text-muted text-xs">
        {t('workshop.importSize')}
      </p>
      {error !== undefined && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 font-semibold text-bad text-xs"
        >
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
