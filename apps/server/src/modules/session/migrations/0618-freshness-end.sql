-- Since when a person's earlier authentications don't count as fresh any more, in whatever session.
create table freshness_end (
  affiliate_id bigint primary key,
  ended_at timestamptz not null
);
create index freshness_end_time on freshness_end (ended_at);
