-- What a partner is owed is paid by a posting that people make: money out of 6610 that names the share.

alter table gl_postings
  drop constraint gl_postings_link_type_check,
  add constraint gl_postings_link_type_check
    check (link_type in ('investor', 'investment', 'bond', 'strategy', 'profit_distribution'));
create index gl_postings_by_share on gl_postings (link_id) where link_type = 'profit_distribution';

-- A posting pays one share, and what counts as paid names its posting. Nothing has paid any so far.
alter table profit_distributions
  add constraint profit_distributions_posting_id_key unique (posting_id),
  add constraint profit_distributions_paid check ((status = 'paid') = (posting_id is not null));

insert into gl_operations (code, name_ru, name_en, name_uz, debit, credit, is_manual, kind) values
  ('partner_payout', 'Выплата доли партнёру', 'Payout to a partner', 'Hamkorga ulush toʻlovi', 6610, 5110, true, 'cash_out');
