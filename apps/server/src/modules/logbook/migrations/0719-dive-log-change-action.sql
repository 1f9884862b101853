alter table dive_log_change rename column deed to action;
