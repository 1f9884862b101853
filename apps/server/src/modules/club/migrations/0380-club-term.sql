-- A stretch of membership is added and never changed: the state of a day follows from them.
create table club_term (
  affiliate_id bigint not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('trial', 'paid')),
  starts_on date not null,
  ends_on date not null,
  -- What it came from, as 'trial' or 'code:<the code>': the same thing twice has one effect.
  source text not null,
  created_at timestamptz not null default now(),
  primary key (affiliate_id, id),
  unique (affiliate_id, source),
  check (starts_on <= ends_on)
);
