-- What is being filled in. The answers are sealed; version counts the saves.
create table form_draft (
  affiliate_id bigint not null,
  form text not null,
  definition_version int not null,
  sealed text not null,
  version int not null,
  updated_at timestamptz not null,
  primary key (affiliate_id, form)
);
