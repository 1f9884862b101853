-- When npm run backup last finished, for the operator's page (docs/decisions/0224). Only the newest matters.
create table backup_taken (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
);
