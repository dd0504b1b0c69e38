import { type Kysely, sql } from 'kysely';

/** Players, categories, questions, quizzes and the ledger. Times are bigint ms since the epoch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table players (
     id uuid primary key,
     alias text not null,
     alias_generated boolean not null default false,
     email text,
     password_hash text,
     age smallint check (age between 1 and 120),
     avatar smallint not null check (avatar between 1 and 15),
     user_type text not null check (user_type in ('Guest', 'Registered')),
     xp integer not null default 0 check (xp >= 0),
     coins integer not null default 0 check (coins >= 0),
     wisdom_gems integer not null default 0 check (wisdom_gems >= 0),
     crystals integer not null default 0 check (crystals >= 0),
     strength real not null,
     created_at bigint not null,
     check (user_type = 'Guest' or email is not null)
   )`,
  `create unique index players_email on players (lower(email)) where email is not null`,
  `create unique index players_generated_alias on players (alias) where alias_generated`,
  `create table sessions (
     token_hash bytea primary key,
     player_id uuid not null references players on delete cascade,
     created_at bigint not null,
     expires_at bigint not null
   )`,
  `create index sessions_player on sessions (player_id)`,
  `create index sessions_expiry on sessions (expires_at)`,
  `create table password_resets (
     token_hash bytea primary key,
     player_id uuid not null references players on delete cascade,
     created_at bigint not null,
     expires_at bigint not null
   )`,
  `create index password_resets_player on password_resets (player_id)`,
  `create table categories (
     id uuid primary key,
     slug text unique,
     name text not null,
     description text not null,
     subject text not null,
     status text not null check (status in ('ready', 'generating', 'failed')),
     status_reason text,
     created_by uuid references players on delete set null,
     pool_size integer not null default 0,
     difficulty_sum integer not null default 0,
     completion_count integer not null default 0,
     rating_sum integer not null default 0,
     rating_count integer not null default 0,
     created_at bigint not null
   ) with (fillfactor = 80)`,
  `create index categories_owner on categories (created_by, created_at desc) where created_by is not null`,
  `create index categories_ready on categories (completion_count desc, id) where status = 'ready'`,
  `create table questions (
     id uuid primary key,
     category_id uuid not null references categories on delete cascade,
     bank_key text unique,
     status text not null default 'active' check (status in ('active', 'hidden', 'retired')),
     revision integer not null default 1,
     difficulty smallint not null check (difficulty between 1 and 10),
     created_at bigint not null
   )`,
  `create index questions_category on questions (category_id) where status = 'active'`,
  // Revisions never change: a quiz names the revision it asked, so editing a question cannot change how a
  // running quiz is judged.
  `create table question_revisions (
     question_id uuid not null references questions on delete cascade,
     revision integer not null,
     question text not null,
     answers text[] not null check (cardinality(answers) = 4),
     correct_answer text not null check (correct_answer = any (answers)),
     explanation text not null,
     difficulty smallint not null check (difficulty between 1 and 10),
     timer_seconds smallint not null check (timer_seconds between 5 and 120),
     primary key (question_id, revision)
   )`,
  `create table answer_tallies (
     question_id uuid not null references questions on delete cascade,
     answer text not null,
     n integer not null default 0,
     primary key (question_id, answer)
   ) with (fillfactor = 70)`,
  `create table player_questions (
     player_id uuid not null references players on delete cascade,
     question_id uuid not null references questions on delete cascade,
     times integer not null,
     last_at bigint not null,
     primary key (player_id, question_id)
   ) with (fillfactor = 80)`,
  `create table quizzes (
     id uuid primary key,
     token text not null unique,
     player_id uuid not null references players on delete cascade,
     category_id uuid not null references categories on delete cascade,
     seed text not null,
     status text not null check (status in ('running', 'finished', 'abandoned')),
     total smallint not null,
     started_at bigint not null,
     ended_at bigint,
     results jsonb,
     answers_digest text,
     check ((status = 'finished') = (results is not null))
   )`,
  // One running quiz for each player: what the session token means in the quiz paths.
  `create unique index quizzes_running on quizzes (player_id) where status = 'running'`,
  `create index quizzes_played on quizzes (player_id, started_at desc)`,
  `create table quiz_questions (
     quiz_id uuid not null references quizzes on delete cascade,
     position smallint not null,
     question_id uuid not null,
     revision integer not null,
     met_before integer not null default 0,
     shown_at bigint,
     answered_at bigint,
     selected text,
     primary key (quiz_id, position),
     unique (quiz_id, question_id),
     foreign key (question_id, revision) references question_revisions on delete cascade,
     check ((answered_at is null) = (selected is null)),
     check (answered_at is null or shown_at is not null)
   ) with (fillfactor = 70)`,
  // Every reward is one row, and its key can exist once: nothing is ever paid twice.
  `create table ledger (
     player_id uuid not null references players on delete cascade,
     currency text not null check (currency in ('xp', 'coins', 'wisdom_gems', 'crystals')),
     reason text not null,
     amount integer not null check (amount > 0),
     created_at bigint not null,
     primary key (player_id, currency, reason)
   )`,
  `create index ledger_day on ledger (player_id, created_at) include (currency, amount)`,
  `create table ratings (
     category_id uuid not null references categories on delete cascade,
     player_id uuid not null references players on delete cascade,
     stars smallint not null check (stars between 1 and 5),
     created_at bigint not null,
     primary key (category_id, player_id)
   )`,
  `create index ratings_player on ratings (player_id)`,
  `create table votes (
     player_id uuid not null references players on delete cascade,
     question_id uuid not null references questions on delete cascade,
     action smallint not null check (action in (1, 2)),
     created_at bigint not null,
     primary key (question_id, player_id)
   )`,
  `create index votes_player on votes (player_id)`,
  `create table reports (
     player_id uuid not null references players on delete cascade,
     question_id uuid not null references questions on delete cascade,
     reason text not null,
     other_text text,
     created_at bigint not null,
     primary key (question_id, player_id)
   )`,
  `create index reports_player on reports (player_id)`,
  `create table seeds (name text primary key, digest text not null, seeded_at bigint not null)`,
];
