create table card_photo (
  id uuid primary key,
  affiliate_id bigint not null,
  state text not null check (state in ('waiting', 'approved', 'refused')),
  reason text,
  note text not null default '',
  width integer not null,
  height integer not null,
  sha256 text not null,
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  check ((state = 'refused') = (reason is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
-- One on the cards, one with the reviewers.
create unique index card_photo_approved on card_photo (affiliate_id) where state = 'approved';
create unique index card_photo_waiting on card_photo (affiliate_id) where state = 'waiting';
create index card_photo_holder on card_photo (affiliate_id, sent_at desc);
create index card_photo_queue on card_photo (sent_at) where state = 'waiting';

create table card_photo_upload (
  affiliate_id bigint not null,
  id uuid not null,
  size integer not null check (size > 0),
  received integer not null default 0,
  created_at timestamptz not null,
  primary key (affiliate_id, id)
);
