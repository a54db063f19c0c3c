-- Everybody who ever set what is paid, or where to, of a claim: none of them approves it, whoever changed it after him.

alter table exit_claims add column terms_set_by integer[] not null default '{}';
alter table claims add column terms_set_by integer[] not null default '{}';

-- Of claims that may still be approved. The trail writes accounts masked, so that the last changer is taken, too.
update exit_claims c set terms_set_by = array(
  select a.user_id from audit a
  where a.entity = 'exit_claim' and a.entity_id = c.id::text and a.user_id is not null
    and a.field in ('amount', 'method', 'card_masked', 'bank_account', 'mfo')
  union select c.changed_by where c.changed_by is not null)
where c.status = 'pending';
update claims c set terms_set_by = array(
  select a.user_id from audit a
  where a.entity = 'claim' and a.entity_id = c.id::text and a.user_id is not null and a.field in ('amount', 'payment_type')
  union select c.amount_changed_by where c.amount_changed_by is not null)
where c.status in ('pending', 'in_process');
