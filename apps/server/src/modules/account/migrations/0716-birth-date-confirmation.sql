-- TS-05: each confirmation of a birth date, with the version of the statement that was confirmed, and who took it back.
-- The account has only the one that counts.
create table birth_date_confirmation (
  id uuid primary key default uuidv7(),
  affiliate_id bigint not null references account (affiliate_id) on delete cascade,
  birth_date date not null,
  confirmed_by bigint,
  confirmed_by_name text not null,
  -- Null from before the statement had a version.
  statement_version int,
  confirmed_at timestamptz not null,
  taken_back_by bigint,
  taken_back_by_name text,
  taken_back_at timestamptz
);
create index birth_date_confirmation_person on birth_date_confirmation (affiliate_id);
insert into birth_date_confirmation (affiliate_id, birth_date, confirmed_by, confirmed_by_name, confirmed_at)
select affiliate_id, birthdate, birth_date_confirmed_by, coalesce(birth_date_confirmed_by_name, ''),
  birth_date_confirmed_at
from account where birth_date_confirmed_at is not null and birthdate is not null;
