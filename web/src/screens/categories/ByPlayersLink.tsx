import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { useMadeByPlayers } from '../../api/categories.ts';
import { formatNumber, t } from '../../lib/i18n.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { BY_PLAYERS_PATH } from './paths.ts';

/** The way to what players made, with how many there are. */
export function ByPlayersLink() {
  const { data } = useMadeByPlayers();
  return (
    <Link
      to={BY_PLAYERS_PATH}
      state={{ leadsBack: true }}
      className={`${buttonClass({ variant: 'ghost', size: 'sm' })} -mr-3 px-3!`}
    >
      <Users aria-hidden="true" className="size-4.5" />
      {t('categories.byPlayers')}
      {data !== undefined && data > 0 && (
        <span className="font-normal text-muted text-xs">{formatNumber(data)}</span>
      )}
    </Link>
  );
}
