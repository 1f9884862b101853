-- A changed name and a changed birth date have kinds of their own. Entries from before are sorted by what the account
-- says, and as a changed name where it says nothing.
update security_event e set kind = case
  when exists (
    select from account a where a.affiliate_id = e.affiliate_id
      and a.birth_date_changed_at between e.first_at - interval '1 minute' and e.last_at + interval '1 minute'
  ) then 'birth-date-changed' else 'name-changed' end
where kind = 'identity-changed' and not exists (
  select from security_event other where other.minute = e.minute
    and other.affiliate_id is not distinct from e.affiliate_id and other.kind in ('birth-date-changed', 'name-changed')
);
delete from security_event where kind = 'identity-changed';
