-- OF-11: cards by month and week.
create index certification_card_issued on certification (ecard_issued_at) where ecard_issued_at is not null;
