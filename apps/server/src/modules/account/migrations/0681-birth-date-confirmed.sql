-- TS-05: who has compared the present birth date with an identity document. Another birth date clears it.
alter table account
  add column birth_date_confirmed_at timestamptz,
  add column birth_date_confirmed_by bigint,
  add column birth_date_confirmed_by_name text,
  add column birth_date_confirmed_how text check (birth_date_confirmed_how = 'identity-document');
