-- An expense or an income is never changed: a posting of people takes it back, by all of its lines at once, and names it.
alter table gl_postings
  drop constraint gl_postings_link_type_check,
  add constraint gl_postings_link_type_check check (
    link_type in ('investor', 'investment', 'bond', 'strategy', 'profit_distribution', 'expense', 'income')) not valid;
-- It allows what the one before it did, so what is there is read without keeping writers out.
alter table gl_postings validate constraint gl_postings_link_type_check;
create index gl_postings_by_entry on gl_postings (link_type, link_id) where link_type in ('expense', 'income');

insert into gl_operations (code, name_ru, name_en, name_uz, debit, credit, is_manual, kind) values
  ('expense_back', 'Сторно расхода', 'Expense reversed', 'Xarajat stornosi', 5110, 9420, true, 'cash_in'),
  ('income_back', 'Сторно дохода', 'Income reversed', 'Daromad stornosi', 9030, 5110, true, 'cash_out');
