-- A form that was signed: in the open only what a store may see. No column of it changes but those of the physician
-- and the day on which the last signature came.
create table form_document (
  affiliate_id bigint not null,
  id uuid not null,
  audience text not null check (audience in ('diver', 'member')),
  form text not null,
  definition_version int not null,
  variant text,
  language text not null,
  needs_physician boolean not null,
  created_at timestamptz not null,
  signed_at timestamptz,
  -- Keyed hashes: of what was sent, and of the whole document.
  sent_hash text not null,
  seal text not null,
  physician_outcome text check (physician_outcome in ('approved', 'declined')),
  physician_sealed text,
  primary key (affiliate_id, id)
);
create index form_document_listed on form_document (affiliate_id, audience, created_at);

create table form_blob (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  document_id uuid not null,
  kind text not null check (kind in ('answers', 'signatures', 'guardian')),
  sealed text not null,
  primary key (affiliate_id, id),
  unique (affiliate_id, document_id, kind),
  foreign key (affiliate_id, document_id) references form_document (affiliate_id, id) on delete cascade
);
