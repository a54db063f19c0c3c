-- outside a transaction
-- By what an investor who is erased is found in rows of sheets that never came to name him.
create index concurrently if not exists async_task_items_by_person on async_task_items using gin ((array[
  regexp_replace(wish ->> 'pinfl', '\D', '', 'g'),
  right(regexp_replace(wish ->> 'phone_number', '\D', '', 'g'), 9),
  '#' || ltrim(wish ->> 'investor_id', '0')])) where investor_id is null;
