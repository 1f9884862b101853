-- One row once the demo world was filled: only then is anything of it renewed at a start.
create table demo_world (
  is_the_one boolean primary key default true check (is_the_one),
  filled_at timestamptz not null default now()
);
