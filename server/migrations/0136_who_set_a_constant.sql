-- Who gave a constant its value, and what it was before he did: a limit that somebody raised does not hold for himself.
alter table invest_constants
  add column set_by integer,
  add column value_before text,
  add constraint invest_constants_set_by foreign key (set_by) references system_users (id) not valid;
alter table invest_constants validate constraint invest_constants_set_by;
update invest_constants c set set_by = a.user_id, value_before = a.old_value
from (
  select distinct on (entity_id) entity_id, user_id, old_value from audit
  where entity = 'constant' and action = 'update' and field = 'value' order by entity_id, id desc) a
where a.entity_id = c.id::text;
