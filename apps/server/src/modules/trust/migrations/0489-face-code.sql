-- The code that also contains the face of the holder.
alter table trust_statement add column face_code text;
