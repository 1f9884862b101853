-- TS-22: what happened to accounts and who was refused, for 90 days. No e-mail addresses, no secrets, no
-- content. The same event within a minute is one row with a count, so that a flood stays small.
create table security_event (
  id uuid primary key default uuidv7(),
  minute timestamptz not null,
  kind text not null,
  -- Null when nobody is known to be behind it. Not a reference: the row outlives a deleted account.
  affiliate_id bigint,
  address inet,
  -- Method and route, without the values in it.
  operation text,
  -- The id of what a staff action was about.
  target text,
  -- The name of the problem that the caller got.
  reason text,
  count int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint security_event_once
    unique nulls not distinct (minute, kind, affiliate_id, address, operation, target, reason)
);
create index security_event_last_at on security_event (last_at desc, id desc);
create index security_event_kind on security_event (kind, last_at desc);
create index security_event_affiliate on security_event (affiliate_id, last_at desc);
create index security_event_target on security_event (target, last_at desc) where target is not null;
