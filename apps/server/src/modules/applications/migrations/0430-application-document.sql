-- A document begins as an upload, is whole once it is completed, and can be taken back for a while after it is removed.
create table application_document (
  application_id uuid not null references application on delete cascade,
  id uuid not null,
  name text not null,
  size integer not null check (size > 0),
  received integer not null default 0,
  type text check (type in ('application/pdf', 'image/jpeg')),
  created_at timestamptz not null,
  completed_at timestamptz,
  deleted_at timestamptz,
  primary key (application_id, id),
  check ((type is null) = (completed_at is null))
);

create index application_document_unfinished on application_document (created_at) where completed_at is null;
create index application_document_deleted on application_document (deleted_at) where deleted_at is not null;
