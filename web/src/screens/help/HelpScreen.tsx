import { useNavigate } from 'react-router';
import { formatNumber, t } from '../../lib/i18n.ts';
import { Header } from '../../parts/Header.tsx';
import { KeyList } from '../../parts/KeyList.tsx';
import { ContactCard } from './ContactCard.tsx';
import { FactTable } from './FactTable.tsx';
import { levelTable, rankTable } from './facts.ts';
import { TopicCard } from './TopicCard.tsx';
import { levelTopic, otherTopics, playTopics, type Topic, treasureTopic } from './topics.ts';

function LevelTable() {
  const rows = levelTable().map(({ level, xp }) => ({
    key: String(level),
    cells: [level, formatNumber(xp)] as const,
  }));
  return (
    <FactTable
      caption={t('help.levels.table')}
      head={[t('help.levels.level'), t('help.levels.total')]}
      rows={rows}
    />
  );
}

function RankTable() {
  const ranks = rankTable();
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent' });
  const share = (from: number, index: number) => {
    if (from === 100) return percent(from);
    if (from === 0) return t('help.treasure.below', { accuracy: percent(ranks[index - 1]?.from ?? 0) });
    return t('help.treasure.from', { accuracy: percent(from) });
  };
  const rows = ranks.map(({ name, from }, index) => ({
    key: name,
    cells: [share(from, index), name] as const,
  }));
  return (
    <FactTable
      caption={t('help.treasure.ranks')}
      head={[t('help.treasure.accuracy'), t('help.treasure.rank')]}
      rows={rows}
    />
  );
}

const keysTopic = (): Topic => ({ id: 'keys', title: t('help.keys'), paragraphs: [t('help.keys.intro')] });

/** Links to the topics, for a page this long. */
function Contents({ topics }: { topics: readonly Pick<Topic, 'id' | 'title'>[] }) {
  return (
    <nav aria-label={t('help.contents')}>
      <ul className="flex flex-wrap gap-2">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface px-4 font-semibold text-sm hover:border-brand hover:text-brand"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How the game counts, what the keys do, and where to turn. */
export function HelpScreen() {
  const navigate = useNavigate();
  const play = playTopics();
  const others = otherTopics();
  const [levels, treasure, keys] = [levelTopic(), treasureTopic(), keysTopic()];
  return (
    <>
      <Header title={t('help.title')} onBack={() => navigate('/menu')} />
      <div className="mx-auto grid max-w-280 gap-5 px-4 py-5 md:px-6">
        <p className="text-muted">{t('help.intro')}</p>
        <Contents
          topics={[...play, levels, treasure, ...others, keys, { id: 'contact', title: t('help.contact') }]}
        />
        <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-8">
          <div className="grid gap-5">
            {play.map((topic) => (
              <TopicCard key={topic.id} topic={topic} />
            ))}
            <TopicCard topic={levels}>
              <LevelTable />
            </TopicCard>
            <TopicCard topic={treasure}>
              <RankTable />
            </TopicCard>
          </div>
          <div className="grid gap-5">
            {others.map((topic) => (
              <TopicCard key={topic.id} topic={topic} />
            ))}
            <TopicCard topic={keys}>
              <KeyList />
            </TopicCard>
            <ContactCard />
          </div>
        </div>
      </div>
    </>
  );
}
