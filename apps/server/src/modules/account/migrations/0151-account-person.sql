-- An outside provider names people by a subject of its own kind, keeps their password, and may not tell an address.
alter table account
  alter column sub drop default,
  alter column sub type text using sub::text,
  alter column sub set default gen_random_uuid()::text,
  alter column password_hash drop not null,
  add column middle_name text not null default '',
  add column phone text,
  -- Counts the changes of name, date of birth and gender.
  add column version integer not null default 1,
  add column delete_after timestamptz,
  add column forgotten_at timestamptz,
  drop constraint account_email_key;
create unique index account_email on account (email) where email <> '';
create index account_delete_after on account (delete_after) where delete_after is not null;

-- VA-02: whoever has a password here has signed up with this address, and keeps it.
create function keep_account_email() returns trigger language plpgsql as $$
begin
  if new.email is distinct from old.email and new.password_hash is not null then
    raise exception 'the e-mail address of an account cannot be changed';
  end if;
  return new;
end $$;
create trigger account_email_is_fixed before update on account
  for each row execute function keep_account_email();

-- What stood before each change.
create table account_history (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  what text not null check (what in ('person', 'language', 'phone')),
  before jsonb not null,
  changed_at timestamptz not null,
  primary key (affiliate_id, id)
);

-- Events on their way to the sync queue. `kept`: no queue was configured when it was made.
create table sync_event (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  user_name text not null,
  phone_number text not null,
  status text not null check (status in ('pending', 'delivered', 'failed', 'kept')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (affiliate_id, id)
);
create index sync_event_open on sync_event (affiliate_id, id) where status in ('pending', 'kept');
