-- TS-05: with whom a diver was in a course before. A course that moves to another dive center has only the present one,
-- and whoever knew the diver still does.
create table past_teacher (
  affiliate_id bigint not null,
  enrolment_id uuid not null,
  store_number integer,
  member_number integer,
  left_at timestamptz not null
);
create index past_teacher_member on past_teacher (member_number) where member_number is not null;
create index past_teacher_store on past_teacher (store_number) where store_number is not null;
create index enrolment_ended on enrolment (ended_at) where ended_at is not null;

create function keep_past_teacher() returns trigger language plpgsql as $$
begin
  insert into past_teacher values (old.affiliate_id, old.id, old.store_number, old.member_number, now());
  return null;
end $$;
create trigger keep_past_teacher after update of store_number, member_number on enrolment for each row
  when ((old.store_number is not null or old.member_number is not null)
    and (old.store_number, old.member_number) is distinct from (new.store_number, new.member_number))
  execute function keep_past_teacher();
