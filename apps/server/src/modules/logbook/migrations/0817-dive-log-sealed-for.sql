-- OF-03: a seal names the diver's number and its place in that number's chain. When accounts are merged, the dive gets
-- another owner, and the chain stays whole under the number that it was signed for: this one.
alter table dive_log add column sealed_for bigint;

alter table dive_import_dive alter constraint dive_import_dive_affiliate_id_import_id_fkey deferrable;
alter table dive_import_file alter constraint dive_import_file_affiliate_id_import_id_fkey deferrable;
