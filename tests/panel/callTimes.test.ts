/** How long each call may take where the requirements give it a time of its own, as the transport is told. */
import { gateway } from '../../src/api/cache/gateway';
import '../../src/api/payment/instalments';
import '../../src/api/system-user/expenses';
import '../../src/api/system-user/ledger';
import '../../src/api/system-user/partners';
import '../../src/api/system-user/reports';
import '../../src/api/system-user/strategies';
import { httpRequest } from '../../src/api/transport/httpRequest';
import type { PanelStore } from '../../src/app/store';
import { openApi } from '../support/apiStore';

jest.mock('../../src/api/transport/httpRequest', () => ({
  httpRequest: jest.fn(() => Promise.resolve({ data: {}, error: undefined })),
}));
const sent = jest.mocked(httpRequest);

interface Begun {
  initiate(
    argument: unknown,
    options?: { track?: boolean; subscribe?: boolean },
  ): Parameters<PanelStore['dispatch']>[0];
}

async function timeOf(operation: string): Promise<number | undefined> {
  const { store } = await openApi();
  sent.mockClear();
  const argument = { id: 1, begin_date: '2026-01-01', end_date: '2026-01-31', body: {} };
  await store.dispatch((gateway.endpoints as Record<string, Begun>)[operation]!.initiate(argument));
  return sent.mock.calls[0]?.[0].timeout;
}

test.each(
  ['Investments', 'Claims', 'Investors', 'InvestorsCgu', 'MerchantTransactions', 'Installments', 'Bonds']
    .concat(['InvestorTransactions', 'CashIn', 'CashOut', 'LeftInvestors'])
    .map((name) => `report${name}`),
)('%s may take 100,000,000 ms (CONST-02)', async (operation) => {
  expect(await timeOf(operation)).toBe(100_000_000);
});

test('the list of the general ledger may take 1,000,000 ms (CONST-03)', async () => {
  expect(await timeOf('listEntries')).toBe(1_000_000);
});

test.each(
  ['listPartners', 'createPartner', 'updatePartner', 'listExpenses', 'getExpense', 'addManualExpense'].concat([
    'getPosting',
    'changePosting',
  ]),
)('%s, of partners, expenses and the detail of cash, may take 10,000 ms (CONST-04)', async (operation) => {
  expect(await timeOf(operation)).toBe(10_000);
});

test('a search of instalments may take 10,000 ms (CONST-05)', async () => {
  expect(await timeOf('searchInstalments')).toBe(10_000);
});

test('what the requirements name no time for takes 30 s, and hours at the payment service (CONST-01)', async () => {
  expect(await timeOf('listStrategies')).toBe(30_000);
  expect(await timeOf('listInstalments')).toBe(12_000_000);
});
