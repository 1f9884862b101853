-- Whom a dive was verified for. A seal of version 2 signs it (docs/decisions/0141).
alter table dive_log_seal
  add column diver text not null default '',
  add column version smallint not null default 1 check (version in (1, 2));

-- For earlier seals: the name that the diver had when they sent the log; else the name on the cards; else the
-- account's, which from now on changes nothing.
update dive_log_seal s
set diver = coalesce(
  (
    select c.changed_by_name from dive_log_change c
    where c.affiliate_id = s.affiliate_id and c.log_id = s.log_id and c.changed_by = s.affiliate_id
      and c.changed_by_name <> '' and c.changed_at <= s.sealed_at
    order by c.changed_at desc, c.id desc limit 1
  ),
  (select nullif(h.name, '') from card_holder h where h.affiliate_id = s.affiliate_id),
  (
    select btrim(a.given_name || ' ' || a.family_name) from account a
    where a.affiliate_id = s.affiliate_id and a.forgotten_at is null
  ),
  ''
);

alter table dive_log_seal alter column diver drop default, alter column version drop default;
