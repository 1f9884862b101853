-- How many seals a diver's chain has and which is the last, signed: the end cannot be taken off unseen
-- (docs/decisions/0022).
create table dive_log_chain (
  affiliate_id bigint primary key,
  seals integer not null,
  last text not null,
  key_id text not null,
  signature text not null
);
