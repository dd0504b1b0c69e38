import { t } from '../../lib/i18n.ts';
import { Card } from '../../ui/Card.tsx';

/** The data that are used beside the library, as NOTICE names them, each with where its licence stands. */
const SOURCES = [
  {
    source: 'countries',
    licence: 'about.data.countriesLicence',
    address: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  { source: 'flags', licence: 'about.data.mitLicence', address: 'https://opensource.org/license/mit' },
  {
    source: 'offence',
    licence: 'about.data.ccLicence',
    address: 'https://creativecommons.org/licenses/by/4.0/',
  },
] as const;

/** Whose data the product uses. */
export function DataLicences() {
  return (
    <Card className="lg:col-span-2">
      <h2 className="mb-1 font-display font-semibold text-lg">{t('about.data')}</h2>
      <p className="mb-4 text-muted text-sm">{t('about.dataText')}</p>
      <dl className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {SOURCES.map(({ source, licence, address }) => (
          <div key={source} className="grid gap-x-5 sm:grid-cols-[8rem_1fr]">
            <dt className="font-semibold text-muted text-sm">{t(`about.data.${source}`)}</dt>
            <dd>
              {t(`about.data.${source}Text`)}{' '}
              <a
                href={address}
                rel="noreferrer"
                className="font-semibold text-brand underline underline-offset-4"
              >
                {t(licence)}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
