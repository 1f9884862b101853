-- OF-03: two accounts that became one, and what moved, so that it can be undone (docs/decisions/0189).
create table account_merge (
  id uuid primary key default uuidv7(),
  -- Made by whoever confirms: the same confirmation sent twice is one merge.
  key uuid not null unique,
  from_id bigint not null,
  to_id bigint not null,
  merged_by bigint not null,
  merged_at timestamptz not null,
  reason text not null,
  -- What modules decided before rows moved, by module.
  prepared jsonb not null,
  undone_at timestamptz,
  undone_by bigint
);
create unique index account_merge_once on account_merge (from_id) where undone_at is null;
create index account_merge_to on account_merge (to_id);

-- The keys of the rows that moved, without the number itself. They are moved back in the opposite order.
create table account_merge_row (
  merge_id uuid not null references account_merge (id),
  position integer not null,
  table_name text not null,
  column_name text not null,
  keys jsonb not null,
  primary key (merge_id, position)
);
