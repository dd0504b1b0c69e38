import { type Kysely, sql } from 'kysely';

/** How categories are written, where questions come from, what becomes of reports, what a language model costs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table categories
     drop constraint categories_status_check,
     add constraint categories_status_check check (status in ('ready', 'generating', 'failed', 'draft')),
     add column sense text,
     add column interpretation text,
     -- Questions found so far, while it is being written.
     add column written integer not null default 0,
     add column choices jsonb not null default '[]',
     add column nearest text[] not null default '{}',
     add column awaits_writer boolean not null default false,
     -- Counts of what the writers turned away, by reason.
     add column rejected jsonb not null default '{}',
     -- The run that writes it, and until when it holds it: a run that died gives it free by doing nothing.
     add column writer_run uuid,
     add column writer_until bigint`,
  `create index categories_generating on categories (id) where status = 'generating'`,
  `create index categories_awaiting on categories (created_at) where awaits_writer`,
  `alter table questions
     drop constraint questions_status_check,
     -- A deleted question that was asked stays for the quizzes that asked it, and is shown nowhere else.
     add constraint questions_status_check check (status in ('active', 'hidden', 'retired', 'deleted')),
     add column source text not null default 'bank'
       check (source in ('bank', 'offline', 'model', 'owner', 'import'))`,
  `create index questions_of_category on questions (category_id)`,
  // How a question is answered is told to its owner, and whether it was ever asked decides how it is deleted.
  `create index quiz_questions_question on quiz_questions (question_id)`,
  `alter table reports
     add column revision integer not null default 1,
     add column outcome text check (outcome in ('kept', 'changed', 'removed')),
     add column decided_at bigint,
     add check ((outcome is null) = (decided_at is null))`,
  `create index reports_open on reports (question_id) where outcome is null`,
  // Each creation of a category for a day, so that deleting one does not give the allowance back.
  `create table creations (
     player_id uuid not null references players on delete cascade,
     created_at bigint not null
   )`,
  `create index creations_player on creations (player_id, created_at)`,
  `create index creations_age on creations (created_at)`,
  // Tokens by UTC day (days since the epoch): of everybody, and of each player. A player who leaves takes only their own row.
  `create table model_days (day integer primary key, tokens bigint not null)`,
  `create table model_players (
     day integer not null,
     player_id uuid not null references players on delete cascade,
     tokens bigint not null,
     primary key (day, player_id)
   )`,
  `create index model_players_player on model_players (player_id)`,
];
