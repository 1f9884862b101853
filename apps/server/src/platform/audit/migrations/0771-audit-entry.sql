-- OF-09: who of the organization's staff did what to whom. Ids only, so that it can stay when an account is deleted.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The member of staff. Not a reference, nor is the subject: the entry outlives both accounts.
  actor bigint not null,
  action text not null,
  -- The person it was about.
  subject bigint,
  object_kind text,
  object_id text,
  detail jsonb not null default '{}'
);
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor, at desc, id desc);
create index audit_entry_action on audit_entry (action, at desc, id desc);
create index audit_entry_subject on audit_entry (subject, at desc, id desc) where subject is not null;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_entry_never_emptied before truncate on audit_entry
  for each statement execute function refuse_audit_change();
