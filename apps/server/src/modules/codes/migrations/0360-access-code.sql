-- A code belongs to whoever holds it, so it is found by its signs, not by a person.
create table access_code (
  -- Its signs alone, folded: what it is found by, however it is typed.
  key text primary key,
  -- As it is printed.
  code text not null,
  certification_name text not null,
  -- The course that it opens; for a specialty of one's choice the course that they specialise in, or none.
  package_id uuid,
  is_specialty boolean not null default false,
  -- In whose list it stands; nobody's while it is only printed.
  owner_id bigint,
  -- It came to its owner by a share: nobody else redeems it.
  is_bound boolean not null default false,
  store_number integer,
  issued_at timestamptz not null,
  redeemed_at timestamptz,
  redeemed_by bigint,
  -- The key of the call that redeemed it: the same call again gets the same answer.
  redeem_key text,
  redeemed jsonb,
  check ((redeemed_at is null) = (redeemed_by is null) and (redeemed_at is null) = (redeemed is null))
);
create index access_code_of_owner on access_code (owner_id) where owner_id is not null;
create index access_code_of_redeemer on access_code (redeemed_by) where redeemed_by is not null;

-- A code offered to an address. It is the other's once they claim it; until then it can be called back.
create table code_share (
  id uuid primary key default uuidv7(),
  code_key text not null references access_code (key),
  from_id bigint not null,
  -- In lower case.
  email text not null,
  -- Who has this address, where somebody had it when it was shared.
  to_id bigint,
  shared_at timestamptz not null,
  mailed_at timestamptz,
  claimed_at timestamptz,
  claimed_by bigint,
  called_back_at timestamptz,
  check (claimed_at is null or called_back_at is null)
);
create unique index code_share_open on code_share (code_key) where claimed_at is null and called_back_at is null;
create index code_share_from on code_share (from_id);
create index code_share_to on code_share (email) where claimed_at is null and called_back_at is null;
