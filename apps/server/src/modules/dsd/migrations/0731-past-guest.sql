-- TS-05: where a guest has confirmed to dive before. The checkpoint has only the last dive center.
create table past_guest (
  affiliate_id bigint not null,
  store_number integer,
  member_number integer,
  confirmed_at timestamptz not null
);
create index past_guest_member on past_guest (member_number) where member_number is not null;
create index past_guest_store on past_guest (store_number) where store_number is not null;

create function keep_past_guest() returns trigger language plpgsql as $$
begin
  insert into past_guest values (old.affiliate_id, old.store_number, old.member_number, old.confirmed_at);
  return null;
end $$;
create trigger keep_past_guest after update of store_number, member_number, confirmed_at on dsd_checkpoint
  for each row
  when (old.confirmed_at is not null and (old.store_number, old.member_number, old.confirmed_at)
    is distinct from (new.store_number, new.member_number, new.confirmed_at))
  execute function keep_past_guest();
