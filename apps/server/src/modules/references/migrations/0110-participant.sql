create table participant (
  kind text not null check (kind in ('member', 'store')),
  number integer not null check (number > 0),
  affiliate_id bigint not null,
  name text not null,
  available_credit numeric(12, 2) not null default 0,
  address_line_1 text not null,
  address_line_2 text not null default '',
  city text not null,
  country_id text not null,
  postal_code text not null default '',
  state_id text not null default '',
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (kind, number)
);
create index participant_of on participant (affiliate_id);
