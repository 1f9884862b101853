-- When the person ended or skipped the tour of a first visit; without it, the tour is shown once.
alter table preference add column tour_closed_at timestamptz;

-- People who already have an account have been here before.
insert into preference (affiliate_id, tour_closed_at)
select affiliate_id, now() from account
on conflict (affiliate_id) do update set tour_closed_at = excluded.tour_closed_at;
