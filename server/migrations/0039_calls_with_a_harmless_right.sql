-- A call that a harmless right opens as well is not sensitive for being open to a sensitive one too: whoever holds it can do
-- no more than with the harmless right.
create or replace view sensitive_endpoints as
select e.service, e.method, e.endpoint
from service_endpoints e
where cardinality(e.permissions) > 0 and not exists (
  select from unnest(e.permissions) o
  where not exists (select from permissions p where p.id = split_part(o, '.', 1) and split_part(o, '.', 2) = any (p.sensitive_actions)));
