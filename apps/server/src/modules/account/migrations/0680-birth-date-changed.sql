-- When the person last changed their birth date, which the rules of age depend on.
alter table account add column birth_date_changed_at timestamptz;
update account a set birth_date_changed_at = (
  select max(h.changed_at) from account_history h
  where h.affiliate_id = a.affiliate_id and h.what = 'person'
    and h.before ->> 'birthDate' <> to_char(a.birthdate, 'YYYY-MM-DD')
);
