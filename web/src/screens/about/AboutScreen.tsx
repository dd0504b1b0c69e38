import { ROADS } from '@trivium/rules/category';
import { ExternalLink } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Header } from '../../parts/Header.tsx';
import { Card } from '../../ui/Card.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { DataLicences } from './DataLicences.tsx';

/** Where the server documents its API for people. */
const DOCS = '/api/docs';

const GROUNDS = { grammar: 'bg-brand-soft', logic: 'bg-good-soft', rhetoric: 'bg-accent-soft' } as const;

const LINK = 'font-semibold text-brand underline underline-offset-4';

function Facts({ title, rows }: { title: string; rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Card>
      <h2 className="mb-3 font-display font-semibold text-lg">{title}</h2>
      <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[8rem_1fr] sm:gap-y-3">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="font-semibold text-muted text-sm">{name}</dt>
            <dd className="mb-2 sm:mb-0">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}

function Roads() {
  return (
    <section aria-labelledby="roads" className="grid gap-3">
      <h2 id="roads" className="font-display font-semibold text-lg">
        {t('about.roads')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {ROADS.map((road) => (
          <li key={road} className={`rounded-answer p-4 ${GROUNDS[road]}`}>
            <p className="font-semibold">{t(`about.road.${road}`)}</p>
            <p className="text-sm">{t(`about.road.${road}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const docs = () => (
  <a href={DOCS} className={`inline-flex items-center gap-1.5 ${LINK}`}>
    {t('about.docsLink')}
    <ExternalLink aria-hidden="true" className="size-4" />
  </a>
);

/** What Trivium is, which version, and whose work is in it. */
export function AboutScreen() {
  const navigate = useNavigate();
  return (
    <>
      <Header title={t('about.title')} onBack={() => navigate('/menu')} />
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-5 md:px-6 lg:max-w-280">
        <div className="flex flex-col items-center gap-5 text-center sm:flex-row sm:text-left">
          <LogoMark className="size-28 shrink-0" />
          <div className="grid gap-2">
            <p className="font-display font-semibold text-question">{t('about.what')}</p>
            <p className="max-w-prose">{t('about.whatText')}</p>
          </div>
        </div>
        <Roads />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Facts
            title={t('about.facts')}
            rows={[
              [t('about.version'), __APP_VERSION__],
              [t('about.licence'), t('about.licenceText')],
              [t('about.docs'), docs()],
              [
                t('about.help'),
                <Link key="help" to="/help" className={LINK}>
                  {t('about.help')}
                </Link>,
              ],
            ]}
          />
          <Facts
            title={t('about.thanks')}
            rows={[
              [t('about.fonts'), t('about.fontsText')],
              [t('about.icons'), t('about.iconsText')],
              [t('about.confetti'), t('about.confettiText')],
              [t('about.software'), t('about.softwareText')],
            ]}
          />
          <DataLicences />
        </div>
      </div>
    </>
  );
}
