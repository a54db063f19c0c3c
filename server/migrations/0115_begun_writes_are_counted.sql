-- How many are under way under one key: the refusal of one of them says nothing of what another has done.
alter table begun_writes add column runs integer not null default 1;
