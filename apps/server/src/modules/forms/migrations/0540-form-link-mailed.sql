-- We mail a link to its recipient, whose name and address are sealed; the token is derived from the id.
alter table form_link
  add column id uuid not null default uuidv7(),
  add column sealed text,
  add column language text,
  add column mailed_at timestamptz,
  add column reminder_asked_at timestamptz,
  add column mail_failures int not null default 0,
  add column mail_failed_at timestamptz,
  add column ended_at timestamptz,
  add column ended_by text check (ended_by in ('diver', 'recipient', 'signature', 'upgrade'));
create unique index form_link_id on form_link (id);

-- The diver could see the links made so far and open them, so the pending ones end here.
update form_link set ended_at = now(), ended_by = 'upgrade' where used_at is null;
create unique index form_link_pending on form_link (affiliate_id, document_id, role)
  where used_at is null and ended_at is null;
