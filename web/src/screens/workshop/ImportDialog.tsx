import { FileDown } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../lib/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileField } from './FileField.tsx';
import { ImportProblems } from './ImportProblems.tsx';
import { ACCEPTED } from './import-file.ts';
import { csvTemplate } from './template.ts';
import { useImport } from './use-import.ts';

/** Which files there are, and one to start from. */
function Formats() {
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p>{t('workshop.importFormats')}</p>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-4"
        onClick={() => saveFile(t('workshop.importTemplateFile'), csvTemplate(), 'text/csv;charset=utf-8')}
      >
        <FileDown aria-hidden="true" className="size-4.5" />
        {t('workshop.importTemplate')}
      </Button>
    </div>
  );
}

/** Adds the questions of a file, all or none. */
export function ImportDialog({ categoryId, onClose }: { categoryId: string; onClose: () => void }) {
  const formId = useId();
  const { file, choose, problem, submit, sending, failure } = useImport(categoryId, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('workshop.importTitle')}
      description={t('workshop.importText')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button type="submit" form={formId} loading={sending}>
            {t('workshop.importNow')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FileField accept={ACCEPTED} file={file} onChoose={choose} error={problem ?? undefined} />
        {failure !== null && <ImportProblems failure={failure} />}
        <Formats />
      </form>
    </Dialog>
  );
}
