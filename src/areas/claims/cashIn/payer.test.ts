import type { CashInCandidate } from '../../../api/investment/cashIn';
import { isOtherName, missingContract, type Payer } from './payer';

const payer = (more: Partial<CashInCandidate> = {}): Payer => ({
  investor: { id: 5, name: 'Рахимова Нилуфар', subject: 'individual', status: 'active' },
  ...{ inn_or_pinfl: null, balance: '0.00', investments: [] },
  ...more,
});
const contract = { id: 1, contract_number: 'IN-2025-000077', amount: '1000000.00', is_named: true };

test('another name is one that the service compared and did not find the same', () => {
  expect(isOtherName(payer({ matches: ['inn'] }))).toBe(true);
  expect(isOtherName(payer({ matches: ['inn', 'name'] }))).toBe(false);
  expect(isOtherName(payer())).toBe(false);
});

test('a contract that the purpose names and the payer may not be credited under is told', () => {
  const purpose = 'Пополнение по договору in-2025-000077 без НДС';
  expect(missingContract(purpose, payer())).toBe('IN-2025-000077');
  expect(missingContract(purpose, payer({ investments: [contract] }))).toBeUndefined();
  expect(missingContract('Пополнение', payer())).toBeUndefined();
});
