-- OP-02: files whose deletion waits until the backup that runs has finished.
create table deferred_deletion (
  key text primary key,
  asked_at timestamptz not null default now()
);
