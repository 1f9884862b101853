create table mailing_address (
  affiliate_id bigint primary key,
  address_line_1 text not null,
  address_line_2 text not null default '',
  city text not null,
  country text not null,
  country_id text not null,
  postal_code text not null default '',
  postal_code_required boolean not null default true,
  state text not null default '',
  state_id text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
