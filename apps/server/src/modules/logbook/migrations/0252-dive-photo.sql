create table dive_photo (
  affiliate_id bigint not null,
  log_id uuid not null,
  id uuid not null,
  position integer not null,
  caption text not null default '',
  width integer not null,
  height integer not null,
  sha256 text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (affiliate_id, log_id, id)
);
create index dive_photo_deleted on dive_photo (deleted_at) where deleted_at is not null;

-- What has arrived of a photo; the pieces themselves are files until it is complete.
create table dive_photo_upload (
  affiliate_id bigint not null,
  log_id uuid not null,
  id uuid not null,
  size integer not null,
  received integer not null default 0,
  created_at timestamptz not null,
  primary key (affiliate_id, log_id, id)
);
create index dive_photo_upload_age on dive_photo_upload (created_at);
