-- A file of dives that a diver brings (docs/decisions/0169). What is read waits here until the diver accepts it.
create table dive_import (
  affiliate_id bigint not null,
  id uuid not null,
  status text not null check (status in ('reading', 'preview', 'accepted', 'undone')),
  -- What became of each field of the source.
  receipt json not null,
  created_at timestamptz not null,
  accepted_at timestamptz,
  undone_at timestamptz,
  primary key (affiliate_id, id)
);

create index dive_import_unfinished on dive_import (created_at) where status <> 'accepted';

-- The files as they were sent.
create table dive_import_file (
  affiliate_id bigint not null,
  import_id uuid not null,
  position integer not null,
  name text not null,
  bytes bigint not null,
  sha256 text not null,
  file_key text not null,
  primary key (affiliate_id, import_id, position),
  foreign key (affiliate_id, import_id) references dive_import on delete cascade
);

create table dive_import_dive (
  affiliate_id bigint not null,
  import_id uuid not null,
  index integer not null,
  -- The dive in the model of the files, without the samples.
  dive json not null,
  -- The same dive in the same file has it again.
  source_key text not null,
  verdict text not null check (verdict in ('new', 'known', 'doubtful', 'broken')),
  -- The dive of the logbook that it's compared with.
  match_id uuid,
  -- The dive that it became, or that its profile was added to.
  log_id uuid,
  is_created boolean not null default false,
  primary key (affiliate_id, import_id, index),
  foreign key (affiliate_id, import_id) references dive_import on delete cascade
);

create index dive_import_dive_by_source on dive_import_dive (affiliate_id, source_key) where log_id is not null;

-- What a dive computer recorded. It has no dive while its import waits to be accepted.
create table dive_profile (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  log_id uuid,
  import_id uuid not null,
  import_index integer not null,
  computer text,
  profile json not null,
  primary key (affiliate_id, id)
);

create index dive_profile_by_log on dive_profile (affiliate_id, log_id) where log_id is not null;
create index dive_profile_by_import on dive_profile (affiliate_id, import_id, import_index);
