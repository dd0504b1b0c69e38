import type { Board } from '@trivium/rules/boards';
import type { Subject } from '@trivium/rules/category';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

// int4 and int8 columns both arrive as numbers (see pool.ts); times are bigint ms since the epoch, so that
// every comparison is made on one clock and one unit.
type Ms = number;

export type Database = {
  players: {
    id: string;
    alias: string;
    alias_generated: Generated<boolean>;
    email: string | null;
    password_hash: string | null;
    age: number | null;
    avatar: number;
    user_type: 'Guest' | 'Registered';
    xp: Generated<number>;
    coins: Generated<number>;
    wisdom_gems: Generated<number>;
    crystals: Generated<number>;
    strength: number;
    quizzes: Generated<number>;
    flawless: Generated<number>;
    correct: Generated<number>;
    subjects: Generated<string[]>;
    created_at: Ms;
  };
  sessions: { token_hash: Buffer; player_id: string; created_at: Ms; expires_at: Ms };
  password_resets: { token_hash: Buffer; player_id: string; created_at: Ms; expires_at: Ms };
  categories: {
    id: string;
    slug: string | null;
    name: string;
    description: string;
    subject: Subject;
    status: 'ready' | 'generating' | 'failed' | 'draft';
    status_reason: string | null;
    created_by: string | null;
    /** Where it is browsed: a field's slug, a heading in it, and its place there. */
    field: string | null;
    section: string | null;
    position: Generated<number>;
    pool_size: Generated<number>;
    difficulty_sum: Generated<number>;
    completion_count: Generated<number>;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    created_at: Ms;
    /** The meaning that its owner chose. */
    sense: string | null;
    interpretation: string | null;
    /** Questions found so far, while it is being written. */
    written: Generated<number>;
    choices: ColumnType<{ sense: string; label: string }[], string | undefined, string>;
    nearest: Generated<string[]>;
    awaits_writer: Generated<boolean>;
    rejected: ColumnType<Record<string, number>, string | undefined, string>;
    /** The run that writes it, and until when it holds it. */
    writer_run: string | null;
    writer_until: Ms | null;
  };
  questions: {
    id: string;
    /** The category that it was written for and that may change it; null for the library's own. */
    category_id: string | null;
    bank_key: string | null;
    status: 'active' | 'hidden' | 'retired' | 'deleted';
    revision: number;
    difficulty: number;
    created_at: Ms;
    source: Generated<'bank' | 'offline' | 'model' | 'owner' | 'import'>;
    /** Slugs of topics, its home first. */
    about: Generated<string[]>;
    /** What the library's search looks through; null for what is not the library's. */
    document: Generated<string | null>;
  };
  category_questions: { category_id: string; question_id: string; added_at: Ms };
  question_revisions: {
    question_id: string;
    revision: number;
    question: string;
    answers: string[];
    correct_answer: string;
    explanation: string;
    difficulty: number;
    timer_seconds: number;
    /** As a draft names it, such as `flags/jp`; null without one. */
    picture: string | null;
    picture_alt: string | null;
  };
  answer_tallies: { question_id: string; answer: string; n: number };
  player_questions: {
    player_id: string;
    question_id: string;
    times: number;
    last_at: Ms;
    told: Generated<boolean>;
  };
  quizzes: {
    id: string;
    token: string;
    player_id: string;
    category_id: string;
    seed: string;
    status: 'running' | 'finished' | 'abandoned';
    total: number;
    started_at: Ms;
    ended_at: Ms | null;
    results: ColumnType<unknown, string | null, string | null>;
    answers_digest: string | null;
  };
  quiz_questions: {
    quiz_id: string;
    position: number;
    question_id: string;
    revision: number;
    met_before: Generated<number>;
    shown_at: Ms | null;
    answered_at: Ms | null;
    selected: string | null;
  };
  ledger: {
    player_id: string;
    currency: 'xp' | 'coins' | 'wisdom_gems' | 'crystals';
    reason: string;
    amount: number;
    created_at: Ms;
  };
  ratings: { category_id: string; player_id: string; stars: number; created_at: Ms };
  votes: { player_id: string; question_id: string; action: 1 | 2; created_at: Ms };
  reports: {
    player_id: string;
    question_id: string;
    reason: string;
    other_text: string | null;
    created_at: Ms;
    /** The revision that was reported. */
    revision: Generated<number>;
    outcome: 'kept' | 'changed' | 'removed' | null;
    decided_at: Ms | null;
  };
  creations: { player_id: string; created_at: Ms };
  model_days: { day: number; tokens: number };
  model_players: { day: number; player_id: string; tokens: number };
  seeds: { name: string; digest: string; seeded_at: Ms };
  scores: {
    player_id: string;
    board: Board;
    /** 0 is all time, else the number of a week. */
    period: number;
    xp: number;
    minus_xp: GeneratedAlways<number>;
    reached_at: Ms;
    ranked: boolean;
  };
  board_steps: {
    board: Board;
    period: number;
    rank: number;
    minus_xp: number;
    reached_at: Ms;
    player_id: string;
  };
  board_tops: { board: Board; period: number; player_id: string; rank: number };
  achievements: { player_id: string; key: string; earned_at: Ms };
  notifications: {
    id: string;
    player_id: string;
    kind: string;
    data: ColumnType<Record<string, unknown>, string, string>;
    /** What is told once, by this name. */
    once: string | null;
    created_at: Ms;
    read_at: Ms | null;
  };
  support_messages: {
    id: string;
    player_id: string;
    kind: 'contact' | 'bug';
    message: string;
    reply_to: string | null;
    created_at: Ms;
  };
  event_counts: { day: string; category: string; action: string; label: string; n: number };
};
