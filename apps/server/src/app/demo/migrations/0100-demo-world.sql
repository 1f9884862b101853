-- One row once the demo world was filled: only then is anything of it renewed at a start.
create table demo_world (
  only boolean primary key default true check (only),
  filled_at timestamptz not null default now()
);
