-- OF-03: the seal names the number of whoever signed. When accounts are merged, the form gets another owner and its
-- seal stays: this is the number in it, if it is another one.
alter table form_document add column sealed_for bigint;

-- A form and its parts change their owner in one transaction, one table after the other.
alter table form_blob alter constraint form_blob_affiliate_id_document_id_fkey deferrable;
alter table form_evaluation alter constraint form_evaluation_affiliate_id_document_id_fkey deferrable;
alter table form_link alter constraint form_link_affiliate_id_document_id_fkey deferrable;
