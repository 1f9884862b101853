-- OF-07: codes that staff issued together, for a dive center or to hand out.
create table code_batch (
  -- Given by whoever issues it, so that the same call twice issues once.
  id uuid primary key,
  certification_name text not null,
  package_id uuid,
  is_specialty boolean not null,
  store_number integer,
  amount integer not null check (amount > 0),
  note text not null,
  issued_by bigint not null,
  issued_at timestamptz not null
);
create index code_batch_newest on code_batch (issued_at desc, id desc);
create index code_batch_of_store on code_batch (store_number) where store_number is not null;

alter table access_code
  add column batch_id uuid references code_batch (id),
  -- Withdrawn codes stay, so that whoever has one reads why it no longer works.
  add column withdrawn_at timestamptz,
  add constraint access_code_not_both check (withdrawn_at is null or redeemed_at is null);
create index access_code_of_batch on access_code (batch_id, code) where batch_id is not null;
