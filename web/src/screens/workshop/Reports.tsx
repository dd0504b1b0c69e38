import type { OwnQuestion } from '@trivium/contract/workshop';
import { Flag } from 'lucide-react';
import { pastText } from '../../lib/distance-text.ts';
import { t } from '../../lib/i18n.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import type { Decision } from './use-decision.ts';

const MINUTE_MS = 60_000;

type Report = OwnQuestion['reports'][number];

function ReportLine({ report, now }: { report: Report; now: number }) {
  const { reason, otherText, createdAt } = report;
  return (
    <li className="text-sm">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-semibold">{t(`quiz.reportDialog.reason.${reason}`)}</span>
        <time dateTime={createdAt} className="text-muted">
          {pastText(Date.parse(createdAt), now)}
        </time>
      </p>
      {otherText !== null && otherText !== '' && <p className="wrap-anywhere">“{otherText}”</p>}
    </li>
  );
}

type Props = { question: OwnQuestion; decision: Decision; onEdit: () => void };

/** What players report of a question, and the decision that the owner takes. */
export function Reports({ question, decision: { decide, pending }, onEdit }: Props) {
  const { reports } = question;
  const now = useNow(MINUTE_MS);
  return (
    <section className="grid gap-3 rounded-answer border-warn border-l-4 bg-warn-soft p-4">
      <h4 className="flex items-center gap-2 font-semibold">
        <Flag aria-hidden="true" className="size-4.5 text-warn" />
        {t('workshop.reports', { count: reports.length })}
      </h4>
      {reports.length > 0 && (
        <ul className="grid gap-2">
          {reports.map((report, index) => (
            // Reports have no name of their own and never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <ReportLine key={index} report={report} now={now} />
          ))}
        </ul>
      )}
      {reports.length > 0 && <p className="text-sm">{t('workshop.reportsText')}</p>}
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        <Button size="sm" loading={pending === 'active'} onClick={() => decide('active')}>
          {t('workshop.reportKeep')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onEdit}>
          {t('workshop.reportEdit')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          loading={pending === 'retired'}
          onClick={() => decide('retired')}
        >
          {t('workshop.reportRetire')}
        </Button>
      </div>
    </section>
  );
}
