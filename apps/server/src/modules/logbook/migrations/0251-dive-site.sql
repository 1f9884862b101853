create extension if not exists pg_trgm;

create table dive_site (
  id uuid primary key default uuidv7(),
  -- Null: known to everybody; else of this person alone.
  affiliate_id bigint,
  name text not null,
  country text not null,
  latitude double precision,
  longitude double precision,
  search_text text not null,
  created_at timestamptz not null default now()
);

create unique index dive_site_known on dive_site (search_text, country) where affiliate_id is null;
create index dive_site_own on dive_site (affiliate_id) where affiliate_id is not null;
create index dive_site_search on dive_site using gin (search_text gin_trgm_ops);
