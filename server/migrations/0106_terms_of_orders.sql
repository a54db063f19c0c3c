-- What an order came to before its terms were changed, by the version that the change gave it: whoever saw an older one is told both sums.
create table order_terms (
  order_id integer not null references orders (id) on delete cascade,
  version integer not null,
  total numeric(18, 2) not null,
  primary key (order_id, version)
);

-- Customers who did not want other terms left orders behind that nobody could take or cancel: they are over since the customer said so.
create temporary table left_behind on commit drop as
  select o.id, o.application_id, a.status_since from orders o join applications a on a.id = o.application_id
  where o.status = 'waiting_for_moderator' and a.status in ('reject_by_customer', 'agreement_rejected');
update orders o set version = o.version + 1, status = 'cancelled', status_since = greatest(o.status_since, l.status_since),
  updated_at = greatest(o.updated_at, l.status_since)
from left_behind l where l.id = o.id;
insert into audit (happened_at, action, entity, entity_id, field, old_value, new_value)
select l.status_since, 'move', 'application', l.application_id::text, 'order_status', 'waiting_for_moderator', 'cancelled'
from left_behind l order by l.id;
with ended as (
  select d.id, d.status, l.status_since from deliveries d join left_behind l on l.id = d.order_id
  where not d.is_pickup and d.status in ('new', 'address_confirmed', 'provider_assigned')),
told as (
  insert into audit (happened_at, action, entity, entity_id, field, old_value, new_value)
  select e.status_since, 'change_status', 'delivery', e.id::text, 'status', e.status, 'cancelled' from ended e order by e.id)
update deliveries d set version = d.version + 1, status = 'cancelled', status_since = greatest(d.status_since, e.status_since),
  updated_at = greatest(d.updated_at, e.status_since)
from ended e where e.id = d.id;
