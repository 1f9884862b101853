-- What students and the instructor were last told about a class, so that several changes are one notification and a
-- change that was undone is none.
alter table course_class add column changed_at timestamptz, add column announced_member_number integer,
  add column center_changed_at timestamptz;
alter table class_student add column announced_at timestamptz;
alter table class_session add column announced jsonb;
update course_class set announced_member_number = member_number;
update class_student set announced_at = added_at;
update class_session set announced = jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'),
  'startsAt', to_char(starts_at, 'HH24:MI'), 'endsAt', to_char(ends_at, 'HH24:MI'), 'timeZone', time_zone, 'place', place)
  where deleted_at is null;
