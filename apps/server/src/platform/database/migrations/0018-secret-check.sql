-- One sealed word: whoever cannot open it has another SECRET_KEY than the one that sealed everything else here.
create table secret_check (
  singleton boolean primary key default true check (singleton),
  sealed text not null
);
