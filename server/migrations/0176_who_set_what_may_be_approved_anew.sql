-- An approval may be taken back, so that claims that were decided before 0017 are approved once more: who set their terms
-- is held against them, too.
update exit_claims c set terms_set_by = c.terms_set_by || array(
  select s.id from (
    select a.user_id as id from audit a
    where a.entity = 'exit_claim' and a.entity_id = c.id::text and a.user_id is not null
      and a.field in ('amount', 'method', 'card_masked', 'bank_account', 'mfo')
    union select c.changed_by where c.changed_by is not null) s
  where s.id <> all (c.terms_set_by))
where c.status in ('approved', 'to_sign', 'failed') and c.terms_set_by = '{}';
