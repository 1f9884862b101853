-- An enrollment is found by its own id, whoever asks.
create unique index enrolment_by_id on enrolment (id);

-- The conversation of one enrollment. Its row is locked while a message gets its number.
create table message_thread (
  affiliate_id bigint not null,
  enrolment_id uuid not null,
  last_number integer not null default 0,
  primary key (affiliate_id, enrolment_id)
);

-- `affiliate_id` is the student's: the conversation belongs to the enrollment.
create table message (
  affiliate_id bigint not null,
  enrolment_id uuid not null,
  id uuid not null,
  number integer not null,
  author_id bigint not null,
  side text not null check (side in ('student', 'teacher')),
  text text not null check (text <> ''),
  sent_at timestamptz not null,
  -- When the guardian's copy was mailed.
  copied_at timestamptz,
  primary key (affiliate_id, enrolment_id, id),
  unique (affiliate_id, enrolment_id, number)
);
create index message_of_author on message (author_id);

create table message_reading (
  affiliate_id bigint not null,
  enrolment_id uuid not null,
  reader_id bigint not null,
  side text not null check (side in ('student', 'teacher')),
  -- Everything up to this number is read.
  number integer not null,
  read_at timestamptz not null,
  primary key (affiliate_id, enrolment_id, reader_id)
);
create index message_reading_of_reader on message_reading (reader_id);

-- Without a message it was uploaded and not sent yet.
create table message_attachment (
  affiliate_id bigint not null,
  enrolment_id uuid not null,
  id uuid not null,
  message_id uuid,
  uploader_id bigint not null,
  name text not null,
  type text not null,
  size integer not null,
  created_at timestamptz not null,
  primary key (affiliate_id, enrolment_id, id)
);
create index message_attachment_unsent on message_attachment (created_at) where message_id is null;
create index message_attachment_of_uploader on message_attachment (uploader_id);

-- The text as it was reported: the office can judge it even when the conversation is deleted.
create table message_report (
  id uuid primary key default uuidv7(),
  affiliate_id bigint not null,
  enrolment_id uuid not null,
  message_id uuid not null,
  reporter_id bigint not null,
  author_id bigint not null,
  text text not null,
  sent_at timestamptz not null,
  reason text not null,
  note text not null,
  reported_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint,
  unique (affiliate_id, enrolment_id, message_id, reporter_id)
);
create index message_report_listed on message_report (reported_at desc);
