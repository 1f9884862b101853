create table form_record (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  audience text not null check (audience in ('diver', 'member', 'pro')),
  name text not null,
  created_at timestamptz not null default now(),
  primary key (affiliate_id, id)
);
