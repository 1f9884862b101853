-- When the guest said that these are the store and the member: a release counts from then on.
alter table dsd_checkpoint add column confirmed_at timestamptz;

-- With whom a guest dives, by which release, and how far the preparing of the learning has come.
create table dsd_affiliation (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  store_number integer not null,
  member_number integer,
  document_id uuid not null,
  culture text not null,
  state text not null check (state in ('preparing', 'ready', 'failed')),
  done text[] not null default '{}',
  tries integer not null default 0,
  created_at timestamptz not null,
  begun_at timestamptz not null,
  ready_at timestamptz,
  primary key (affiliate_id, id),
  unique nulls not distinct (affiliate_id, store_number, member_number, document_id)
);
