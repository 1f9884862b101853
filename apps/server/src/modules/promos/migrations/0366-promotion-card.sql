-- Cards that the organisation promotes; the words are kept by culture, the stock id follows from the id.
create table promotion_card (
  id integer primary key,
  promotion text not null,
  position integer not null default 0
);

create table promotion_card_text (
  id integer not null references promotion_card (id) on delete cascade,
  culture text not null,
  name text not null,
  excerpt text not null,
  primary key (id, culture)
);
