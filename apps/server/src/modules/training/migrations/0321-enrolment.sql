-- One person's way through one course. Beginning anew ends the one before, which stays in the archive.
create table enrolment (
  affiliate_id bigint not null,
  id uuid not null default uuidv7(),
  package_id uuid not null,
  -- The package that it is read in: importing again changes nothing for who has begun.
  content_id uuid,
  store_number integer,
  member_number integer,
  enrolled_at timestamptz not null,
  completed_at timestamptz,
  -- When the card was issued: nothing is missing any longer.
  certified_at timestamptz,
  ended_at timestamptz,
  primary key (affiliate_id, id)
);
create unique index enrolment_under_way on enrolment (affiliate_id, package_id) where ended_at is null;
create index enrolment_of_member on enrolment (member_number) where ended_at is null and member_number is not null;
create index enrolment_of_store on enrolment (store_number) where ended_at is null and store_number is not null;

-- For whom a professional teaches: a student of the store is a student of those who teach there.
create table store_member (
  store_number integer not null,
  member_number integer not null,
  primary key (store_number, member_number)
);
create index store_of_member on store_member (member_number);
