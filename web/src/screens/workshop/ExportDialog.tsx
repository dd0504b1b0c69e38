import { useMutation } from '@tanstack/react-query';
import type { FileFormat } from '@trivium/contract/workshop';
import { useId, useState } from 'react';
import { reasonOf } from '../../api/errors.ts';
import { exportQuestions } from '../../api/workshop.ts';
import { base64ToBytes } from '../../lib/base64.ts';
import { t } from '../../lib/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { showToast } from '../../ui/toast.ts';

const FORMATS = [
  'csv',
  'xlsx',
  'gift',
  'aiken',
  'moodle',
  'opentdb',
] as const satisfies readonly FileFormat[];

/** Saves the file; one that is complete closes the dialog, otherwise what is missing is told in it. */
function useExport(categoryId: string, onClose: () => void) {
  return useMutation({
    mutationFn: (format: FileFormat) => exportQuestions(categoryId, format),
    onSuccess: ({ fileName, mimeType, content, exported, skipped }) => {
      saveFile(fileName, base64ToBytes(content), mimeType);
      if (skipped > 0) return;
      showToast({
        kind: 'success',
        title: t('workshop.exported', { count: exported, file: fileName }),
      });
      onClose();
    },
  });
}

type Saved = { readonly fileName: string; readonly exported: number; readonly skipped: number };

function Skipped({ saved: { fileName, exported, skipped } }: { saved: Saved }) {
  return (
    <Alert tone="info" title={t('workshop.exported', { count: exported, file: fileName })}>
      {t('workshop.exportSkipped', { count: skipped })}
    </Alert>
  );
}

type Props = {
  categoryId: string;
  /** Whether questions of the library are among them. */
  shared: boolean;
  onClose: () => void;
};

/** Saves the questions in a format of the owner's choice. */
export function ExportDialog({ categoryId, shared, onClose }: Props) {
  const formId = useId();
  const [format, setFormat] = useState<FileFormat>('csv');
  const { mutate, isPending, error, data } = useExport(categoryId, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('workshop.exportTitle')}
      description={t(shared ? 'workshop.exportSharedText' : 'workshop.exportText')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button type="submit" form={formId} loading={isPending}>
            {t('workshop.exportSave')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(format);
        }}
      >
        <RadioGroup
          legend={t('workshop.exportFormat')}
          options={FORMATS.map((value) => ({
            value,
            label: t(`workshop.format.${value}`),
            description: t(`workshop.format.${value}.text`),
          }))}
          value={format}
          onChange={setFormat}
        />
        {error !== null && (
          <Alert tone="bad" title={t('workshop.refused')}>
            {reasonOf(error, t('workshop.unreachable'))}
          </Alert>
        )}
        {data !== undefined && data.skipped > 0 && <Skipped saved={data} />}
      </form>
    </Dialog>
  );
}
