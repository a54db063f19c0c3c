-- What the bank said of a payment stands in the journal of its document, at the same moment.
insert into audit (happened_at, user_id, action, entity, entity_id, field, new_value)
select s.happened_at, s.user_id, 'settle', 'outgoing_payment', s.id::text, told.field, told.now
from (
  select distinct on (o.id) o.id, o.status, o.error, a.happened_at, a.user_id
  from outgoing_payment_transactions o
    join dibank_documents d on d.exit_claim_id = o.exit_claim_id
    join audit a on a.entity = 'dibank_document' and a.entity_id = d.id::text and a.action = 'settle'
      and a.happened_at = o.date and a.new_value = case o.status when 'paid' then 'accepted' else 'failed' end
  where o.status in ('paid', 'failed')
  order by o.id, a.id
) s cross join lateral (values (1, 'status', s.status), (2, 'error', s.error)) told (place, field, now)
where told.now is not null order by s.happened_at, s.id, told.place;
