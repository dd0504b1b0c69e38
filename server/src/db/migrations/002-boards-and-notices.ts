import { type Kysely, sql } from 'kysely';

/** Leaderboards, achievements, notifications, messages to support, counted events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table players
     add column quizzes integer not null default 0,
     add column flawless integer not null default 0,
     add column correct integer not null default 0,
     add column subjects text[] not null default '{}'`,
  // period 0 is all time, any other the number of a week. A guest's rows wait unranked for the registration.
  `create table scores (
     player_id uuid not null references players on delete cascade,
     board text not null,
     period integer not null,
     xp integer not null check (xp > 0),
     -- The negative, so that one direction serves all columns of the order and a row comparison can seek.
     minus_xp integer generated always as (-xp) stored,
     reached_at bigint not null,
     ranked boolean not null,
     primary key (player_id, board, period)
   ) with (fillfactor = 70)`,
  `create index scores_order on scores (board, period, minus_xp, reached_at, player_id) where ranked`,
  `create index scores_period on scores (period) where period > 0`,
  // Every so-many-th row of a large board: a rank is counted from the nearest step, not from the top.
  `create table board_steps (
     board text not null,
     period integer not null,
     rank integer not null,
     minus_xp integer not null,
     reached_at bigint not null,
     player_id uuid not null,
     primary key (board, period, rank)
   )`,
  `create index board_steps_order on board_steps (board, period, minus_xp, reached_at, player_id)`,
  `create table board_tops (
     board text not null,
     period integer not null,
     player_id uuid not null references players on delete cascade,
     rank integer not null,
     primary key (board, period, player_id)
   )`,
  `create index board_tops_player on board_tops (player_id)`,
  `create table achievements (
     player_id uuid not null references players on delete cascade,
     key text not null,
     earned_at bigint not null,
     primary key (player_id, key)
   )`,
  `create table notifications (
     id uuid primary key,
     player_id uuid not null references players on delete cascade,
     kind text not null,
     data jsonb not null,
     once text,
     created_at bigint not null,
     read_at bigint
   )`,
  `create index notifications_newest on notifications (player_id, created_at desc, id desc)`,
  `create index notifications_unread on notifications (player_id) where read_at is null`,
  // What is to be told once is told once, however often the telling is tried.
  `create unique index notifications_once on notifications (player_id, once) where once is not null`,
  `create table support_messages (
     id uuid primary key,
     player_id uuid not null references players on delete cascade,
     kind text not null check (kind in ('contact', 'bug')),
     message text not null,
     reply_to text,
     created_at bigint not null
   )`,
  `create index support_messages_player on support_messages (player_id)`,
  `create table event_counts (
     day date not null,
     category text not null,
     action text not null,
     label text not null,
     n integer not null,
     primary key (day, category, action, label)
   )`,
];
