-- The receipt of an advance that went back to its customer is not sent by mistake: what was not registered yet is struck out.
with given as (
  select k.id, k.status, 'Платёж № ' || k.payment_id || ' возвращён клиенту' as comment, r.paid_at
  from installment_payments r join ofd_checks k on k.payment_id = r.refunds_id
  where r.status = 'success' and k.status in ('new', 'error')),
told as (
  insert into audit (happened_at, action, entity, entity_id, field, old_value, new_value)
  select g.paid_at, 'cancel', 'receipt', g.id::text, f.field, f.old, f.new
  from given g cross join lateral (values (1, 'status', g.status, 'cancelled'), (2, 'comment', null, g.comment)) f (line, field, old, new)
  order by g.id, f.line)
update ofd_checks k
set status = 'cancelled', error = null, comment = g.comment, updated_at = greatest(k.updated_at, g.paid_at), version = k.version + 1
from given g where k.id = g.id;
