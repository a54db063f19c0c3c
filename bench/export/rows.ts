import type { InvestorRow } from '../../src/api/investment/investors';

const two = (number: number) => String(number).padStart(2, '0');

/** The made up row of a number: the same in the page that writes it and for whoever reads the file back. */
export const madeUpRow = (id: number): InvestorRow => ({
  id,
  subject: 'individual',
  name: `Каримова Дилноза Рустамовна ${id}`,
  phone_number: `+998 90 *** ** ${two(id % 100)}`,
  pinfl: `4150******${String(id % 10_000).padStart(4, '0')}`,
  inn: String(300_000_000 + (id % 99_999_999)),
  status: 'active',
  investment_amount: `${(id * 7919) % 900_000_000}.${two(id % 100)}`,
  balance: `${(id * 104_729) % 9_000_000}.${two((id * 7) % 100)}`,
  created_at: `2026-${two((id % 12) + 1)}-${two((id % 28) + 1)} ${two(id % 24)}:${two(id % 60)}:${two((id * 7) % 60)}`,
});
