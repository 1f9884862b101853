-- What students and the instructor were last told about a class, so that several changes are one notification and a
-- change that was undone is none.
alter table course_class add column changed_at timestamptz, add column told_member_number integer,
  add column center_changed_at timestamptz;
alter table class_student add column told_at timestamptz;
alter table class_session add column told jsonb;
update course_class set told_member_number = member_number;
update class_student set told_at = added_at;
update class_session set told = jsonb_build_object('date', to_char(day, 'YYYY-MM-DD'),
  'startsAt', to_char(starts_at, 'HH24:MI'), 'endsAt', to_char(ends_at, 'HH24:MI'), 'timeZone', time_zone, 'place', place)
  where deleted_at is null;
