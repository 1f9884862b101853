-- Dive photos that are being uploaded are stored with all other uploads.
insert into upload (kind, affiliate_id, target, id, folder, size, received, active_at)
select 'dive-photo', affiliate_id, log_id::text, id, format('logbook/%s/uploads/%s', affiliate_id, id), size,
  received, created_at
from dive_photo_upload
where size > 0;

drop table dive_photo_upload;
