import { BALANCE } from '@trivium/rules/balance';
import { formatList, formatNumber, type MessageKey, t } from '../../lib/i18n.ts';
import { repeatShares } from './facts.ts';

export type Topic = {
  /** Also the anchor of the topic in the address. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
};

const percent = (share: number) => formatNumber(share, { style: 'percent' });
const { quiz, timer, score, xp, coins, gems, level, pool } = BALANCE;

function wisdomGems(): string {
  return formatList(
    gems.wisdom.map((row) =>
      t('help.treasure.wisdomRow', { gems: row.gems, accuracy: percent(row.accuracy / 100) }),
    ),
  );
}

const told = (id: string, title: MessageKey, ...paragraphs: string[]): Topic => ({
  id,
  title: t(title),
  paragraphs,
});

/** How a quiz goes and what an answer is worth; every number is the game's own. */
export function playTopics(): Topic[] {
  return [
    told(
      'playing',
      'help.playing',
      t('help.playing.quiz', { questions: quiz.questions, seconds: timer.defaultSeconds }),
      t('help.playing.lock'),
      t('help.playing.resume'),
      t('help.playing.server', { grace: timer.graceMs / 1000 }),
    ),
    told(
      'score',
      'help.score',
      t('help.score.base', { base: score.base, perDifficulty: score.perDifficulty }),
      t('help.score.speed', { speedMax: score.speedMax, fullSeconds: score.speedFullMs / 1000 }),
    ),
    told(
      'xp',
      'help.xp',
      t('help.xp.answer', { base: xp.base, perDifficulty: xp.perDifficulty, speedMax: xp.speedMax }),
      t('help.xp.bonus', { completion: xp.completion, flawless: xp.flawless }),
      t('help.xp.repeats', { factors: formatList(repeatShares().map(percent)) }),
      t('help.xp.cap', { dailyCap: formatNumber(xp.dailyCap), coinCap: formatNumber(coins.dailyCap) }),
      t('help.xp.own'),
    ),
  ];
}

/** What levels take and what they and good quizzes bring. */
export function levelTopic(): Topic {
  return told('levels', 'help.levels', t('help.levels.rule', { step: level.step, second: level.step * 2 }));
}

export function treasureTopic(): Topic {
  const { perCorrect, completion, flawless } = coins;
  return told(
    'treasure',
    'help.treasure',
    t('help.treasure.coins', { perCorrect, completion, flawless }),
    t('help.treasure.wisdom', { gems: wisdomGems() }),
    t('help.treasure.crystals', { perLevel: gems.crystalsPerLevel, every: gems.crystalEveryLevels }),
  );
}

/** What else a player asks. */
export function otherTopics(): Topic[] {
  return [
    told('boards', 'help.boards', t('help.boards.rule'), t('help.boards.tie')),
    told(
      'create',
      'help.create',
      t('help.create.rule', pool),
      t('help.create.fails'),
      t('help.create.own', pool),
      t('help.create.library'),
      t('help.create.files'),
    ),
    told('guests', 'help.guests', t('help.guests.rule'), t('help.guests.register')),
    told('reports', 'help.reports', t('help.reports.rule')),
    told('data', 'help.data', t('help.data.rule'), t('help.data.offline')),
  ];
}
