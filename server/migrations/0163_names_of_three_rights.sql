-- The right to invoices was called as the accounts of the ledger are, and two about goods that come back as money that goes back.
update permissions p set name_ru = n.ru, name_en = n.en, name_uz = n.uz
from (values
  ('invoices', 'Счета-фактуры', 'Invoices', 'Hisobvaraq-fakturalar'),
  ('refund_claims', 'Заявки на возврат', 'Return claims', 'Qaytarish arizalari'),
  ('refund_accounting', 'Возвраты: бухгалтерия', 'Returns: accounting', 'Qaytarishlar: buxgalteriya')) as n (id, ru, en, uz)
where p.id = n.id and p.is_builtin;
