-- When staff confirmed the name: verified dives from before then have it too (docs/decisions/0141).
alter table card_holder add column confirmed_at timestamptz;

-- Of earlier decisions only the notification is left.
update card_holder h
set confirmed_at = (
  select max(n.created_at) from notification n
  where n.affiliate_id = h.affiliate_id and n.kind = 'card-name-confirmed'
);

-- A person with a verified dive and no card can have another name confirmed, too.
insert into card_holder (affiliate_id, name, birthdate)
select distinct on (s.affiliate_id) s.affiliate_id, s.diver, coalesce(to_char(a.birthdate, 'YYYY-MM-DD'), '')
from dive_log_seal s
join account a on a.affiliate_id = s.affiliate_id and a.forgotten_at is null
where s.diver <> ''
order by s.affiliate_id, s.number desc
on conflict (affiliate_id) do nothing;
