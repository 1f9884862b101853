-- The divers' own devices make the ids, so that one could be given twice: it names one log of the whole house.
create unique index dive_log_id on dive_log (id);
