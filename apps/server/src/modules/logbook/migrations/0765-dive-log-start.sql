-- LO-09: dives of one day are listed by the time in, those without one first, as on the device.
alter table dive_log add column start_order text collate "C" not null
  generated always as (coalesce(doc -> 'depth_time' ->> 'time_in', '')) stored;

drop index dive_log_by_date;
create index dive_log_by_date on dive_log (affiliate_id, sort_date, start_order, id) include (log_type, status)
  where deleted_at is null;
