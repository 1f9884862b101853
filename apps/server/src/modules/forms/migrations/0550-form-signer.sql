-- The name and birth date that the account had when the form was signed, sealed. The signed content repeats them. A form
-- from before has none here; we then read them from its content.
alter table form_document add column signer_sealed text;
