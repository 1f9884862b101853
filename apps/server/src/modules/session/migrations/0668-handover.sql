-- Sessions whose device a professional handed to someone else, and for what. They answer only calls for that.
create table handover (
  affiliate_id bigint not null,
  session_id uuid not null,
  subject text not null,
  handed_at timestamptz not null,
  primary key (affiliate_id, session_id),
  foreign key (affiliate_id, session_id) references web_session (affiliate_id, id) on delete cascade
);
create index handover_time on handover (handed_at);
create index session_bearer_sid on session_bearer (sid);
