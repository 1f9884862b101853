-- Anybody may ask what a level is.
create index trust_statement_level on trust_statement (((facts ->> 'levelId')::bigint), issued_at desc)
  where facts is not null;
