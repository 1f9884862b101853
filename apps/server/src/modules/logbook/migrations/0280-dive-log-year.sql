-- The months of a diver by their year: a page far back passes fifty years, not six hundred months.
create table dive_log_year (
  affiliate_id bigint not null,
  year integer not null,
  log_type text not null,
  status text not null,
  logs integer not null,
  bottom_time bigint not null,
  primary key (affiliate_id, year, log_type, status)
);

insert into dive_log_year
select affiliate_id, extract(year from month)::int, log_type, status, sum(logs), sum(bottom_time)
from dive_log_month group by 1, 2, 3, 4;

-- The years follow the months, whatever changes those: they cannot come apart.
create function add_months_to_years() returns trigger language plpgsql as $$
begin
  insert into dive_log_year as y
  select affiliate_id, extract(year from month)::int, log_type, status, sum(logs), sum(bottom_time)
  from new_months group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (affiliate_id, year, log_type, status)
    do update set logs = y.logs + excluded.logs, bottom_time = y.bottom_time + excluded.bottom_time;
  return null;
end $$;

create function take_months_from_years() returns trigger language plpgsql as $$
begin
  insert into dive_log_year as y
  select affiliate_id, extract(year from month)::int, log_type, status, -sum(logs), -sum(bottom_time)
  from old_months group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (affiliate_id, year, log_type, status)
    do update set logs = y.logs + excluded.logs, bottom_time = y.bottom_time + excluded.bottom_time;
  return null;
end $$;

create function move_months_between_years() returns trigger language plpgsql as $$
begin
  insert into dive_log_year as y
  select affiliate_id, extract(year from month)::int, log_type, status, sum(n * logs), sum(n * bottom_time)
  from (
    select affiliate_id, month, log_type, status, logs, bottom_time, 1 as n from new_months
    union all
    select affiliate_id, month, log_type, status, logs, bottom_time, -1 from old_months
  ) moved
  group by 1, 2, 3, 4
  having sum(n * logs) <> 0 or sum(n * bottom_time) <> 0
  order by 1, 2, 3, 4
  on conflict (affiliate_id, year, log_type, status)
    do update set logs = y.logs + excluded.logs, bottom_time = y.bottom_time + excluded.bottom_time;
  return null;
end $$;

create trigger dive_log_month_added after insert on dive_log_month referencing new table as new_months
  for each statement execute function add_months_to_years();
create trigger dive_log_month_removed after delete on dive_log_month referencing old table as old_months
  for each statement execute function take_months_from_years();
create trigger dive_log_month_moved after update on dive_log_month
  referencing old table as old_months new table as new_months
  for each statement execute function move_months_between_years();
