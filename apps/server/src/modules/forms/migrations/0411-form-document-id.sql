-- The id is made on the device of whoever signs: one that somebody else has used already is refused.
create unique index form_document_one on form_document (id);
