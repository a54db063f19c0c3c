-- The sheet of a task is not kept once its rows are its items; what it was called stays. Those of before are given up here, and
-- taken away as uploads that nobody has attached.
alter table async_tasks add column file_name text;
update async_tasks t set file_name = f.name, file_key = null from files f where f.key = t.file_key;
