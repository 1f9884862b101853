-- OF-11: who was signed in, month by month and week by week, and nothing more precise than that. Sessions end and
-- devices remember only when they were seen last, so neither says who was active in a month that is over.
create table active_period (
  step text not null check (step in ('month', 'week')),
  -- The first day of the month or week, of UTC.
  starts date not null,
  affiliate_id bigint not null,
  primary key (step, starts, affiliate_id)
);
create index active_period_person on active_period (affiliate_id);

insert into active_period (step, starts, affiliate_id)
select step, date_trunc(step, seen.at at time zone 'UTC')::date, affiliate_id
from (
  select affiliate_id, created_at as at from web_session
  union all select affiliate_id, last_seen_at from web_session
  union all select affiliate_id, first_seen_at from known_device
  union all select affiliate_id, last_seen_at from known_device
) seen, unnest(array['month', 'week']) step
on conflict do nothing;
