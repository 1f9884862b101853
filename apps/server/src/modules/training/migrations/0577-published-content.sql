-- When a package was last put into use; a draft has no date. What was imported before went into use at once.
alter table course_content add column published_at timestamptz;
update course_content set published_at = imported_at;
create index course_content_published on course_content (package_id, culture, published_at desc);
