-- OF-06: what staff have imported from a table. It has numbers and no names, so it can stay.
create table certification_import (
  -- The caller's, so the same import twice is one.
  id uuid primary key,
  -- Of the file and of what was to be taken of it.
  digest text not null,
  imported_by bigint not null,
  imported_at timestamptz not null,
  -- One entry for each row of the table: its cells, and the card or what is wrong.
  lines jsonb not null
);
