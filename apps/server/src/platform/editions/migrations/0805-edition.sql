-- OF-08: what staff publish without a build, by kind and key. A version is never changed: undoing adds one.
create table edition (
  -- Chosen by the caller, so that the same call twice publishes once.
  id uuid primary key,
  kind text not null,
  key text not null,
  version int not null check (version > 0),
  -- Null: what the configuration says applies again.
  value jsonb,
  -- The version that no longer counts. Such a row has no value of its own.
  undoes int check (undoes < version),
  valid_from timestamptz not null,
  -- Not included; null: until something newer applies.
  valid_until timestamptz check (valid_until > valid_from),
  note text not null default '',
  published_at timestamptz not null,
  -- Not a reference: the version outlives the account. Null for what was set before there were versions.
  published_by bigint,
  unique (kind, key, version)
);

create function refuse_edition_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published version is never changed';
end $$;
create trigger edition_never_changed before update or delete on edition
  for each row execute function refuse_edition_change();

-- One draft for each document, shared by the staff. The revision changes with each save, and is never used again.
create sequence edition_revision;
create table edition_draft (
  kind text not null,
  key text not null,
  value jsonb,
  revision bigint not null default nextval('edition_revision'),
  -- The newest version when the draft was begun.
  based_on int not null,
  saved_at timestamptz not null,
  saved_by bigint not null,
  primary key (kind, key)
);

insert into edition (id, kind, key, version, value, valid_from, published_at)
  select gen_random_uuid(), 'flags', name, 1, value, changed_at, changed_at from flag;
