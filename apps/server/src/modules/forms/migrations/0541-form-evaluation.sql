-- A page that a physician signed on paper. The file is sealed; `sealed` holds who decided on it and why not.
create table form_evaluation (
  affiliate_id bigint not null,
  id uuid not null,
  document_id uuid not null,
  type text not null,
  state text not null check (state in ('waiting', 'confirmed', 'refused', 'replaced')),
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  sealed text,
  primary key (affiliate_id, id),
  foreign key (affiliate_id, document_id) references form_document (affiliate_id, id) on delete cascade
);
create unique index form_evaluation_waiting on form_evaluation (affiliate_id, document_id) where state = 'waiting';
