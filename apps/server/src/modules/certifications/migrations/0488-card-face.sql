-- The face for the code of a card, made when the photo is approved. Photos approved before get theirs when
-- the cards are next opened.
alter table card_photo add column face bytea check (length(face) <= 600);
-- Whoever checks a card asks for the photo by the hash in its code.
create index card_photo_hash on card_photo (sha256) where state = 'approved';
