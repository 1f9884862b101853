-- TS-05: since when the birth date of an adult waits for an identity document, because the account may be the second
-- one of a minor. Only a confirmation ends it, whatever the minor's account says later.
alter table account add column birth_date_doubted_at timestamptz;
