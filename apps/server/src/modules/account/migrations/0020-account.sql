create extension if not exists citext;

create sequence affiliate_number start 1000001;

create table account (
  affiliate_id bigint primary key default nextval('affiliate_number'),
  affiliate_type smallint not null default 1 check (affiliate_type in (1, 2, 3, 9)),
  sub uuid not null unique default gen_random_uuid(),
  global_uuid uuid not null unique default uuidv7(),
  email citext not null unique,
  given_name text not null,
  family_name text not null,
  birthdate date,
  gender text not null default '',
  language text not null default 'en-US',
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
