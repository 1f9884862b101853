-- One row a dive: columns for what is sorted, counted or looked for, one document for the rest, spelled as the graph
-- spells it (docs/decisions/0021).
create table dive_log (
  affiliate_id bigint not null,
  id uuid not null,
  log_type text not null check (log_type in ('Training', 'Recreational')),
  status text not null check (status in ('Draft', 'Pending', 'Resubmit', 'Verified', 'Published')),
  dive_date date,
  -- The dive's date, or the day on which a draft without one was begun.
  sort_date date not null,
  max_depth double precision,
  bottom_time integer,
  depth_order double precision generated always as (coalesce(max_depth, -1)) stored,
  time_order integer generated always as (coalesce(bottom_time, -1)) stored,
  search_text text not null,
  -- The instructor whom it was sent to.
  reviewer_id bigint,
  submitted_at timestamptz,
  reviewed_at timestamptz,
  doc json not null,
  version integer not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (affiliate_id, id)
);

create index dive_log_by_date on dive_log (affiliate_id, sort_date, id) include (log_type, status)
  where deleted_at is null;
create index dive_log_by_depth on dive_log (affiliate_id, depth_order, id) include (log_type, status)
  where deleted_at is null;
create index dive_log_by_time on dive_log (affiliate_id, time_order, id) include (log_type, status)
  where deleted_at is null;
create index dive_log_to_review on dive_log (reviewer_id, submitted_at, id)
  where status = 'Pending' and deleted_at is null;
create index dive_log_reviewed on dive_log (reviewer_id, reviewed_at, id)
  where reviewed_at is not null and deleted_at is null;
create index dive_log_deleted on dive_log (deleted_at) where deleted_at is not null;

-- Counts, total time, and where a page begins, without a scan of the dives.
create table dive_log_month (
  affiliate_id bigint not null,
  month date not null,
  log_type text not null,
  status text not null,
  logs integer not null,
  bottom_time bigint not null,
  primary key (affiliate_id, month, log_type, status)
);

create function add_dive_logs_to_months() returns trigger language plpgsql as $$
begin
  insert into dive_log_month as m
  select affiliate_id, date_trunc('month', sort_date)::date, log_type, status, count(*), sum(coalesce(bottom_time, 0))
  from new_logs where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (affiliate_id, month, log_type, status)
    do update set logs = m.logs + excluded.logs, bottom_time = m.bottom_time + excluded.bottom_time;
  return null;
end $$;

create function take_dive_logs_from_months() returns trigger language plpgsql as $$
begin
  insert into dive_log_month as m
  select affiliate_id, date_trunc('month', sort_date)::date, log_type, status, -count(*), -sum(coalesce(bottom_time, 0))
  from old_logs where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (affiliate_id, month, log_type, status)
    do update set logs = m.logs + excluded.logs, bottom_time = m.bottom_time + excluded.bottom_time;
  return null;
end $$;

create function move_dive_logs_between_months() returns trigger language plpgsql as $$
begin
  insert into dive_log_month as m
  select affiliate_id, date_trunc('month', sort_date)::date, log_type, status, sum(n), sum(n * coalesce(bottom_time, 0))
  from (
    select affiliate_id, sort_date, log_type, status, bottom_time, 1 as n from new_logs where deleted_at is null
    union all
    select affiliate_id, sort_date, log_type, status, bottom_time, -1 from old_logs where deleted_at is null
  ) moved
  group by 1, 2, 3, 4
  having sum(n) <> 0 or sum(n * coalesce(bottom_time, 0)) <> 0
  order by 1, 2, 3, 4
  on conflict (affiliate_id, month, log_type, status)
    do update set logs = m.logs + excluded.logs, bottom_time = m.bottom_time + excluded.bottom_time;
  return null;
end $$;

create trigger dive_log_added after insert on dive_log referencing new table as new_logs
  for each statement execute function add_dive_logs_to_months();
create trigger dive_log_removed after delete on dive_log referencing old table as old_logs
  for each statement execute function take_dive_logs_from_months();
create trigger dive_log_moved after update on dive_log referencing old table as old_logs new table as new_logs
  for each statement execute function move_dive_logs_between_months();

-- Who changed what, when. Written with each change, never changed afterwards.
create table dive_log_change (
  affiliate_id bigint not null,
  log_id uuid not null,
  id uuid not null default uuidv7(),
  version integer not null,
  changed_at timestamptz not null,
  changed_by bigint not null,
  changed_by_name text not null,
  deed text not null,
  changes jsonb not null,
  primary key (affiliate_id, log_id, id)
);

-- The signature over a verified log (docs/decisions/0022). Each names the one before it of the same diver.
create table dive_log_seal (
  affiliate_id bigint not null,
  log_id uuid not null,
  number integer not null,
  previous text not null,
  sealed_at timestamptz not null,
  key_id text not null,
  signature text not null,
  primary key (affiliate_id, log_id),
  unique (affiliate_id, number)
);
