-- Links that act once. The token itself is kept nowhere.
create table form_link (
  token_hash bytea primary key,
  affiliate_id bigint not null,
  document_id uuid not null,
  role text not null check (role in ('physician', 'guardian')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (affiliate_id, document_id) references form_document (affiliate_id, id) on delete cascade
);
create index form_link_document on form_link (affiliate_id, document_id, role);
