create table replacement_card (
  id uuid primary key,
  affiliate_id bigint not null,
  license_id text not null references certification,
  why text not null,
  address jsonb not null,
  -- In minor units.
  card_amount integer not null,
  shipping_amount integer not null,
  currency text not null,
  status text not null check (status in ('ordered', 'made', 'sent', 'delivered', 'cancelled')),
  version integer not null default 1,
  ordered_at timestamptz not null,
  changed_at timestamptz not null
);
create index replacement_card_holder on replacement_card (affiliate_id, ordered_at desc);
-- The same card is not on its way twice.
create unique index replacement_card_open on replacement_card (license_id) where status in ('ordered', 'made');
