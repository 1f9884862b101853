-- For each choice, why it is wrong: shown to a person who chose it, also while the exam isn't passed.
alter table exam_item add column feedback json not null default '[]';
