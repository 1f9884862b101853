-- The authenticator app of a person. The key is sealed; a code counts once, so the last one's time is kept.
create table second_factor (
  affiliate_id bigint primary key,
  sealed text not null,
  last_step bigint not null,
  created_at timestamptz not null
);

create table recovery_code (
  affiliate_id bigint not null,
  code_hash bytea not null,
  primary key (affiliate_id, code_hash)
);
