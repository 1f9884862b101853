-- The last number given to an event of each person. It outlives the events and is never given back.
create table person_sequence (
  affiliate_id bigint primary key,
  last bigint not null
) with (fillfactor = 70);

-- What happened to each person, in the order in which the deeds were committed.
create table person_event (
  affiliate_id bigint not null,
  sequence bigint not null,
  type text not null,
  data jsonb not null,
  at timestamptz not null default now(),
  primary key (affiliate_id, sequence)
);
create index person_event_age on person_event (at);
