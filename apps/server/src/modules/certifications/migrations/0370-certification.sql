-- Numbers of cards; two digits to check them by follow.
create sequence certification_number start 25200001;

create table certification (
  license_id text primary key check (license_id ~ '^\d{10}$'),
  affiliate_id bigint not null,
  level_id integer not null,
  -- As the record says it, `YYYY-MM-DD`: records of long ago hold days that never were.
  cert_date text not null,
  instructor_number integer,
  instructor_name text not null default '',
  store_number integer,
  store_name text not null default '',
  -- The deed that it follows from: certifying again for the same deed is the same certification.
  source text not null unique,
  issued_at timestamptz not null,
  -- Empty while there is no eCard.
  ecard_issued_at timestamptz,
  revoked_at timestamptz,
  revoked_because text
);
create index certification_holder on certification (affiliate_id);

-- The free card of the club: one a person and a year.
create table free_card_redemption (
  affiliate_id bigint not null,
  year integer not null,
  license_id text not null references certification,
  redeemed_at timestamptz not null,
  primary key (affiliate_id, year)
);
