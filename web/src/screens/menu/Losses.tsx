import { useUserDetails } from '../../api/users.ts';
import { formatNumber, t } from '../../lib/i18n.ts';

/** What goes with an account. */
export function Losses() {
  const { data } = useUserDetails();
  const owned =
    data === undefined
      ? [t('menu.deleteProgress')]
      : [
          t('menu.deleteLevel', { level: data.user.level, xp: formatNumber(data.knowledgePoints) }),
          t('menu.deleteGems', {
            coins: data.coins,
            gems: data.wisdomGems,
            crystals: data.enlightenmentCrystals,
          }),
        ];
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm marker:text-bad">
      {[...owned, t('menu.deleteRank'), t('menu.deleteQuizzes')].map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}
