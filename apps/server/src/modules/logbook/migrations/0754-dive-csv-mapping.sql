-- How the columns of tables were read (docs/decisions/0173).
alter table dive_import add column tables json not null default '[]';

-- What a diver said about the columns of a table, by the fingerprint of its header: it counts the next time.
create table dive_csv_mapping (
  affiliate_id bigint not null,
  key text not null,
  mapping json not null,
  updated_at timestamptz not null,
  primary key (affiliate_id, key)
);
