create table unit_setting (
  affiliate_id bigint primary key,
  unit text not null check (unit in ('Metric', 'Imperial')),
  updated_at timestamptz not null default now()
);
