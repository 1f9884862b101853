-- OF-11: who logged a dive, by month and week.
create index dive_log_created on dive_log (created_at) include (affiliate_id) where deleted_at is null;
