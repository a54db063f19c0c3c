/** Whatever is read over the rows of the demonstration has the fields that the specs name, all of them and no other (E-2). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readContract } from '../../server/http/specs';
import { modules } from '../../server/app';
import { seedImports } from '../../server/modules/merchant-imports/index';
import { seedPools } from '../../server/modules/investments/seed';
import { seedInvestors } from '../../server/seed/investors';
import { startBackEnd, type BackEnd } from '../support/backEnd';

const accounts = ['moderator', 'accountant', 'director', 'executive', 'kam'];
let server: BackEnd;
let tokens: string[];
before(async () => {
  server = await startBackEnd(
    {},
    {
      kind: 'answers',
      async fill(db, clock, files) {
        await seedInvestors(db, { set: 'edge', clock, files });
        await db.transaction(async (sql) => {
          await seedPools(sql, clock);
          for (const { seed } of modules) await seed?.(sql, clock);
          await seedImports(sql, clock, files);
        });
      },
    },
  );
  tokens = await Promise.all(accounts.map(async (name) => (await server.signIn(name)).access_token));
});
after(() => server.close());

/** Numbers that records of the demonstration have: the first rows, and some investors. */
const numbers = [...Array.from({ length: 24 }, (_, at) => at + 1), 38, 120, 399, 460, 498];
/** What a filter has to say before a call answers at all. */
const required: Record<string, string> = {
  begin_date: '2026-10-01',
  end_date: '2026-10-31',
  status: 'pending',
  kind: 'agent',
  user_id: '5',
  queue: 'orders',
  roleId: '5',
  same_as: '38',
  fields: 'phone_number',
};
/** Fields that a call reveals, where it knows no phone. */
const revealed: Record<string, string> = { revealDeliveryData: 'street', revealApplicationData: 'salary' };
/** What is not found by a number, or is asked for in words of its own. */
const own: Record<string, string | readonly string[]> = {
  listInvestorQueues: '/api/investment/investors/statistics/queues?status=in_process',
  listInvestmentRolePolicies: '/api/investment/rbac/list-role-policies/KAM',
  searchInvestorsByPhone: '/api/system-user/v1/investors-search/998901234567',
  getDividends: '/api/investment/investments/dividends/2025-12/1?limit=200',
  getPayableDividends: '/api/investment/investments/withdrawal-dividends/2025-12',
  planDividends: '/api/investment/investments/calculate-dividends/2026-10/1',
  listAccountCard: '/api/system-user/v1/gl/accounts/5110/card?limit=200',
  findCustomerByPassport: '/api/payment/v1/customers/customer-id/AB1234567',
  getMerchantCategory: '/api/payment/v1/merchants/category/3a6b0c1d-0000-4000-8000-000000000001',
  listTieRecords: '/api/system-user/v1/gl/ties/6990/records?limit=200',
  getSmsProvider: '/api/payment/v3/sms/provider/eskiz',
  listCardsByMaskedPan: '/api/payment/v3/payments/cards-by-masked-pan?masked_pan=*9012&limit=200',
  listPaymentCalendar: '/api/system-user/v1/payment-calendar?month=2026-11&limit=200',
  getPaymentDays: '/api/system-user/v1/payment-calendar/days?month=2026-11',
  getMerchantBranch: '/api/payment/v1/merchants/1/branches/1',
  getStory: '/api/payment/v1/stories/get-story-by-id/57000000-0000-4000-8000-000000000001',
  getPushAudience: '/api/payment/v3/notification/audience?segment=all',
  listBranchBlocks: '/api/payment/v1/merchants/18/branches/18/block-history',
  getPosAgent: '/api/payment/v1/pos-agents/0/121',
  listAgentAccounts: '/api/payment/v1/pos-agents/123/accounts',
  getInstalmentByNumber: '/api/payment/v1/installments/by-contract-number/RS-000001',
  // Which of them has become an order goes by the day of seeding.
  listOrderAttachments: Array.from({ length: 10 }, (_, at) => `/api/payment/v3/orders/RS-00030${at}/attachments`),
  getOrderSeller: '/api/payment/v1/orders/seller/1',
  getPermission: '/api/system-user/v1/permissions/rbac',
  searchInstalments: '/api/payment/v1/search-installments?search=RS',
  getChecklistLine: '/api/system-user/v1/closing-months-list/1/checklist/manual_drafts',
  getContentCalendar: '/api/payment/v3/content/calendar?month=2026-11',
  getProfitLoss: '/api/system-user/v1/profit-loss?date=2026-10-01',
  explainAccess: '/api/system-user/v1/access-explanation?permission=investors.query',
};
/**
 * There is none before somebody has asked for one, and no month is closed here; tests/server/accessChanges.test.ts and
 * closing.test.ts read those that they make.
 */
const absent = ['getAccessChange', 'checkClosingDigest'];
/** A GET that changes something; tests/server/instalments.test.ts makes it. */
const writes = ['cancelApplication'];

const reads = readContract().operations.filter(
  ({ id, method, success }) =>
    method === 'GET' && success.type === undefined && !absent.includes(id) && !writes.includes(id),
);

for (const { id: name, url, query, params } of reads)
  test(`${name} answers as the specs say`, async () => {
    const filter = query.flatMap((one) => {
      if (one.name === 'limit') return ['limit=200'];
      const value = (one.name === 'fields' && revealed[name]) || required[one.name];
      return one.required ? [`${one.name}=${value ?? '1'}`] : [];
    });
    const parts = filter.length > 0 ? `?${filter.join('&')}` : '';
    const found = own[name]
      ? [own[name]].flat()
      : (params.length === 0 ? [1] : numbers).map((id) => url.replaceAll(/:\w+/g, String(id)) + parts);
    let read = 0;
    for (const address of found) {
      for (const token of tokens) {
        const { statusCode, body } = await server.call({ method: 'GET', url: address, token });
        assert.notEqual(statusCode, 500, `${address}: ${body}`);
        if (statusCode === 403) continue;
        if (statusCode === 200) read += 1;
        break;
      }
    }
    assert.ok(read > 0, `${name} was never read: ${found[0]}`);
  });
