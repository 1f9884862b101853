-- Where a person's morning is, as their browser told.
create table delivery_zone (
  affiliate_id bigint primary key,
  time_zone text not null,
  updated_at timestamptz not null
);

-- Who had an open page, to the minute.
create table notification_presence (
  affiliate_id bigint primary key,
  seen_at timestamptz not null
);

-- One row for each mail that we set out to send: what is `sent` is never sent again.
create table notification_mail (
  affiliate_id bigint not null,
  purpose text not null check (purpose in ('notifications', 'digest', 'security')),
  -- The notification's id, or the day of the summary.
  ref text not null,
  state text not null default 'open' check (state in ('open', 'sent', 'failed')),
  tries integer not null default 0,
  -- A code such as `EENVELOPE 550`: the words of a mail server may name the person.
  problem text,
  created_at timestamptz not null,
  -- When it was given up, or what it tells was read.
  settled_at timestamptz,
  primary key (affiliate_id, purpose, ref)
);
create index notification_mail_open on notification_mail (created_at) where state = 'open';
create index notification_mail_settled on notification_mail (settled_at) where state <> 'open';

-- One row for each device. The address is a secret: whoever knows it may send to the device.
create table push_subscription (
  affiliate_id bigint not null,
  -- The SHA-256 of the address.
  id text not null unique,
  session_id uuid not null,
  sealed text not null,
  language text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (affiliate_id, id)
);

-- The pair of keys by which push services know us, the same in all processes.
create table push_key (
  slot integer primary key check (slot = 1),
  public_key text not null,
  sealed text not null,
  created_at timestamptz not null default now()
);
