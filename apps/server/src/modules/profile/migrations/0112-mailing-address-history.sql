create table mailing_address_history (
  affiliate_id bigint not null,
  version integer not null,
  address jsonb not null,
  saved_at timestamptz not null,
  replaced_at timestamptz not null default now(),
  primary key (affiliate_id, version)
);
