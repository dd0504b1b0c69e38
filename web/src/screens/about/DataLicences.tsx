import { t } from '../../lib/i18n.ts';
import { Card } from '../../ui/Card.tsx';

const CC_BY = 'https://creativecommons.org/licenses/by/4.0/';

/** The data of the built-in writer, as NOTICE names them, each with where its licence stands. */
const SOURCES = [
  {
    source: 'wordnet',
    licence: 'about.data.wordnetLicence',
    address: 'https://wordnet.princeton.edu/license-and-commercial-use',
  },
  {
    source: 'countries',
    licence: 'about.data.countriesLicence',
    address: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  { source: 'cities', licence: 'about.data.ccLicence', address: CC_BY },
  { source: 'flags', licence: 'about.data.mitLicence', address: 'https://opensource.org/license/mit' },
  { source: 'science', licence: 'about.data.mitLicence', address: 'https://opensource.org/license/mit' },
  {
    source: 'web',
    licence: 'about.data.ccZero',
    address: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  { source: 'spelling', licence: 'about.data.spellingLicence', address: 'http://wordlist.aspell.net/' },
  { source: 'offence', licence: 'about.data.ccLicence', address: CC_BY },
] as const;

/** Whose data the questions of the built-in writer come from. */
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
