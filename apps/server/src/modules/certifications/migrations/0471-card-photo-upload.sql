-- Card photos that are being uploaded are stored with all other uploads.
insert into upload (kind, affiliate_id, target, id, folder, size, received, active_at)
select 'card-photo', affiliate_id, '', id, format('certifications/%s/uploads/%s', affiliate_id, id), size, received,
  created_at
from card_photo_upload;

drop table card_photo_upload;
