-- What an organisation has loaded as its own wording: a version means the same text for ever.
create table form_wording (
  version int primary key check (version > 0),
  text_hash text not null,
  loaded_at timestamptz not null
);

-- Files that were sent with a form, sealed as its answers are: there may be several.
alter table form_blob drop constraint form_blob_kind_check,
  drop constraint form_blob_affiliate_id_document_id_kind_key;
alter table form_blob add constraint form_blob_kind_check
  check (kind in ('answers', 'signatures', 'guardian', 'attachment'));
create unique index form_blob_once on form_blob (affiliate_id, document_id, kind) where kind <> 'attachment';
create index form_blob_document on form_blob (affiliate_id, document_id);
