-- Who read what of whose forms.
create table form_reading (
  id uuid primary key default uuidv7(),
  affiliate_id bigint not null,
  document_id uuid,
  reader text not null check (reader in ('self', 'physician', 'guardian', 'teacher')),
  reader_id bigint,
  what text not null check (what in ('draft', 'list', 'document', 'outcome', 'archive')),
  read_at timestamptz not null
);
create index form_reading_of on form_reading (affiliate_id, read_at);
