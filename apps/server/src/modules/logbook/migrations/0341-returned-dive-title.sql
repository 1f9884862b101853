-- A returned dive was told by its number in the logbook, which students took for the dive of their course.
update notification n set "values" = n."values" - 'dive' || jsonb_build_object('title', coalesce(
  (select doc ->> 'dive_title' from dive_log
   where affiliate_id = n.affiliate_id and n.url = '/logbook/dive/' || id),
  'Dive ' || (n."values" ->> 'dive')))
where kind = 'log-returned' and "values" ? 'dive';
