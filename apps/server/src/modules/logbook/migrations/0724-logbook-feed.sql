-- The feed of a diver's logs, for devices that store them (docs/decisions/0150). The counter's row is locked until the
-- commit, so a reader never sees a number before all lower ones.
create table logbook_counter (
  affiliate_id bigint primary key,
  last integer not null
) with (fillfactor = 70);

-- The newest number of each log. A row outlives its log, because a device may be away for a year.
create table logbook_feed (
  affiliate_id bigint not null,
  log_id uuid not null,
  number integer not null,
  version integer not null,
  is_gone boolean not null
);

create function number_written_dive_logs() returns trigger language plpgsql as $$
begin
  with counted as (
    insert into logbook_counter as c
    select affiliate_id, count(*) from new_logs group by 1 order by 1
    on conflict (affiliate_id) do update set last = c.last + excluded.last
    returning affiliate_id, last
  )
  insert into logbook_feed as f
  select affiliate_id, l.id,
    c.last + 1 - row_number() over (partition by affiliate_id order by l.sort_date desc, l.id desc),
    l.version, l.deleted_at is not null
  from new_logs l join counted c using (affiliate_id)
  on conflict (affiliate_id, log_id)
    do update set number = excluded.number, version = excluded.version, is_gone = excluded.is_gone;
  return null;
end $$;

-- A purged log has its number from the delete; one that was removed without it gets one here.
create function number_removed_dive_logs() returns trigger language plpgsql as $$
begin
  with counted as (
    insert into logbook_counter as c
    select affiliate_id, count(*) from old_logs where deleted_at is null group by 1 order by 1
    on conflict (affiliate_id) do update set last = c.last + excluded.last
    returning affiliate_id, last
  )
  insert into logbook_feed as f
  select affiliate_id, l.id,
    c.last + 1 - row_number() over (partition by affiliate_id order by l.sort_date desc, l.id desc),
    l.version + 1, true
  from old_logs l join counted c using (affiliate_id) where l.deleted_at is null
  on conflict (affiliate_id, log_id)
    do update set number = excluded.number, version = excluded.version, is_gone = excluded.is_gone;
  return null;
end $$;

-- Their names come before those of the triggers that count months: of two transactions of one diver, the second waits
-- here, with no row of a month locked. The lock on the table also keeps writers out until the logs are numbered.
create trigger add_to_logbook_feed after insert on dive_log referencing new table as new_logs
  for each statement execute function number_written_dive_logs();
create trigger change_logbook_feed after update on dive_log referencing new table as new_logs
  for each statement execute function number_written_dive_logs();
create trigger clear_logbook_feed after delete on dive_log referencing old table as old_logs
  for each statement execute function number_removed_dive_logs();

set local work_mem = '128MB';
set local maintenance_work_mem = '256MB';

insert into logbook_feed
select affiliate_id, id, row_number() over (partition by affiliate_id order by sort_date, id), version,
  deleted_at is not null
from dive_log;

insert into logbook_counter select affiliate_id, max(number) from logbook_feed group by 1;

alter table logbook_feed add primary key (affiliate_id, log_id);
create unique index logbook_feed_order on logbook_feed (affiliate_id, number);
analyze logbook_feed;
