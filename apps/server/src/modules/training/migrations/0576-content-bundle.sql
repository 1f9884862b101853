-- A file is a part of its key's file, because packages of thousands of small files are stored in bundles.
-- Before that, each file had a key of its own.
alter table course_content_file add column start bigint not null default 0;
