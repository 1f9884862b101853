-- The office's queues are read page by page, the oldest or the newest first.
drop index card_photo_queue;
create index card_photo_queue on card_photo (sent_at, id) where state = 'waiting';
drop index card_holder_asked;
create index card_holder_asked on card_holder (asked_at, affiliate_id)
  where asked_at is not null and refused_at is null;
create index replacement_card_queue on replacement_card (ordered_at, id)
  where status in ('ordered', 'made', 'sent');
