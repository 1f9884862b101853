-- In whose name and with which date of birth a person is certified. The account may say something else: that
-- is asked for here until staff have decided.
create table card_holder (
  affiliate_id bigint primary key,
  name text not null,
  -- `YYYY-MM-DD`, or empty.
  birthdate text not null default '',
  asked_name text,
  asked_birthdate text,
  asked_at timestamptz,
  refused_at timestamptz,
  check ((asked_name is null) = (asked_at is null) and (asked_name is null) = (asked_birthdate is null)),
  check (refused_at is null or asked_at is not null)
);
create index card_holder_asked on card_holder (asked_at) where asked_at is not null and refused_at is null;

-- Until now the cards followed the account.
insert into card_holder (affiliate_id, name, birthdate)
select affiliate_id,
  concat_ws(' ', nullif(btrim(given_name), ''), nullif(btrim(middle_name), ''), nullif(btrim(family_name), '')),
  coalesce(to_char(birthdate, 'YYYY-MM-DD'), '')
from account
where forgotten_at is null and affiliate_id in (select affiliate_id from certification);
