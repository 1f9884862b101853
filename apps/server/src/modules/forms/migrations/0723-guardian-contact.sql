-- The address that a guardian gave when they signed in person, in front of a witness. Name and address are sealed.
create table guardian_contact (
  affiliate_id bigint primary key,
  document_id uuid not null,
  sealed text not null,
  language text not null,
  stated_at timestamptz not null
);
