create table entitlement (
  affiliate_id bigint not null,
  package_id uuid not null default uuidv7(),
  title text not null,
  kind text not null check (kind in ('consumer', 'pro')),
  granted_at timestamptz not null default now(),
  primary key (affiliate_id, package_id)
);
