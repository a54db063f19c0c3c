/** Addresses and codes that the requirements give letter for letter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import uz from '../../locales/uz.json';
import { transferStatus } from '../../src/areas/merchants/payouts/payoutTerms';
import { transactionStatus } from '../../src/areas/payment-settings/cards/cardTerms';
import { callbackStatus } from '../../src/areas/real-estate/callOrders/callOrderTerms';
import { aliases, routeIds, routes } from '../../src/routes/table';
import { applicationStatus } from '../../src/parts/orders/applicationStatus';
import { orderStatus } from '../../src/parts/orders/orderStatus';
import { valuesOf } from '../support/shapes';
import { exportsOf, filesUnder } from '../support/sources';

const words = (text: string) => text.trim().split(/\s+/);
const addresses = words(`
  /user/login /user/register /user/register-result /user/recover /404 / /dashboard /dashboard/index
  /dashboard/workplace /profile/user /merchants/list /merchants/list/merchants-category /merchants/pos-agents
  /merchants/pos-agents/{action}/{branch_user_id?} /merchants/list/new /merchants/list/edit/{id}
  /merchants/list/{id}/transactions /merchants/list/{id}/products /posAgent/{id}/{action}
  /merchants/categories/{id?} /branches/list/{id} /merchants/{merchantId}/branch/{id}/history
  /branches/list/{id}/new /branches/list/{id}/edit/{branch_id} /posAgents/list /posAgents/list/new
  /posAgents/{id}/accountList /posAgents/list/edit/{id} /posAgents/list/preview/{id} /back-office/investors
  /back-office/tariffs /back-office/rounds /back-office/investors/upload-tasks /back-office/investor/{id}
  /back-office/investor-business/{id} /back-office/requests/cash-out /back-office/requests/tariff-change-claims
  /back-office/requests/dibank /back-office/requests/cash-in /back-office/requests/docs
  /back-office/requests/card-verification-claims /back-office/tax-list /back-office/transactions
  /back-office/list/new /back-office/list/edit/{id} /back-office/list/{id}/transactions
  /back-office/list/{id}/products /back-office/investor-finance /back-office/investor-finance-profit
  /real-estate/projects /real-estate/call-order /marketplace-catalog/category-list
  /marketplace-catalog/category-list/{id} /marketplace-catalog/brand-list /marketplace-catalog/attribute-list
  /marketplace-catalog/model-list /marketplace-catalog/product-list /installment/orders/list
  /installment/orders/info/{id} /installment/orders-moderate/list /installment/orders-moderate/info/{id}
  /installment/installments/list /delivery/list /delivery/details/{id} /refund-claims/list
  /refund-claims/details/{id} /refund-claims/add /installment/agreement/list /installment/settings/card
  /installment/settings/phone /faq-category/list /faq-chapter/list /faq-article/list /bugaltery/fiscalization/list
  /bugaltery/invoice/list /bugaltery/invoice/{id} /Payment/category/list /Payment/service/{id}
  /payment/category-budget/list /payment/bank/list /payment/card/list /payment/card/{id}/transactions
  /notification/list /notification/form/{id?} /super-app/banner /super-app/fomo /super-app/user-fomo /rbac/roles
  /rbac/roles/new /rbac/system-users /rbac/system-users/new-user /rbac/system-users/{id} /rbac-pay/roles
  /rbac-pay/roles/{id} /rbac-pay/system-users /rbac-pay/user-roles/{id} /invest-rbac/users
  /invest-rbac/user-roles/{id} /invest-rbac/roles /invest-rbac/role-permissions/{id} /settings/sms_provider
  /settings/sms /settings/check-provider /settings/system-errors/list /settings/clients/list
  /settings/clients/info/{id}
`);

/** With a last part that may be left out both addresses are meant. */
const written = (address: string): string[] => {
  const exact = address.replace(/\{(\w+)\??\}/g, ':$1');
  // What is done with nobody yet is making one.
  return address.endsWith('?}') ? [exact, exact.replace(/\/:\w+$/, '').replace(/:action$/, 'new')] : [exact];
};
/** A parameter may have any name. */
const shape = (path: string) => path.replace(/:\w+/g, ':');

test('every address of the requirements leads somewhere, in the same letters (GRD-13)', () => {
  expect(addresses).toHaveLength(106);
  const known = new Set([...routeIds.map((id) => routes[id].path), ...Object.keys(aliases)].map(shape));
  expect(addresses.flatMap(written).filter((address) => !known.has(shape(address)))).toEqual([]);
});

test('a strategy has exactly the statuses of the requirements (STATE-11)', () => {
  expect(valuesOf('system-user/strategies.yaml', 'StrategyStatus').toSorted()).toEqual(
    words('active archive inactive soon'),
  );
});

const labelled = words(`
  waiting_for_moderator moderation_in_process approved_by_moderator waiting_for_down_payment waiting_for_qabz
  approved_by_qabz cancelled_by_qabz approved_by_delivery waiting_for_marketplace approved_by_marketplace
  cancelled_by_marketplace cancelled_by_moderator cancelled_by_merchant waiting_for_approval agreement_accepted
  agreement_rejected processing_expired closed pending success cancelled rejected approved completed request_sent confirmed
  paid signature_pending check_payment_pending scoring_passed scoring_failed accept_by_customer reject_by_customer done
  installment_created not_enough_limit not_fully_paid fully_paid
`);
/** Said of what belongs to an order: its payments, what is owed to its merchant, and a call to its customer. */
const others = [transactionStatus, transferStatus, callbackStatus];

test('each status of orders and applications has its words, in Russian and in English (STATE-17)', () => {
  expect(labelled).toHaveLength(38);
  const catalogues: Record<string, string>[] = [ru, en];
  for (const code of labelled) {
    const label = [orderStatus, applicationStatus, ...others].flatMap((one) => one.labelOf(code) ?? [])[0];
    for (const texts of catalogues)
      expect([code, texts[String(label?.id)] ?? '']).toEqual([code, expect.stringMatching(/./)]);
  }
  expect(ru['terms.new']).toBe('Новый');
  expect(orderStatus.labelOf('waiting_for_moderator')?.id).toBe('terms.new');
  expect(orderStatus.labelOf('approved_by_moderator')?.defaultMessage).toBe('Ожидает партнёра');
});

test.each([
  ['waiting_for_approval', 'Ожидает решения', 'Waiting for decision', 'Qaror kutilmoqda'],
  ['request_sent', 'Отправлен', 'Sent', 'Yuborildi'],
  ['confirmed', 'Подтверждён', 'Confirmed', 'Tasdiqlandi'],
  ['rejected', 'Отклонён', 'Rejected', 'Rad etildi'],
  ['fully_paid', 'Погашена', 'Paid off', 'Toʻliq toʻlangan'],
])('an application that is %s is called so in three languages', (code, ...called) => {
  expect(
    [ru, en, uz].map((texts: Record<string, string>) => texts[String(applicationStatus.labelOf(code)?.id)]),
  ).toEqual(called);
});

test('what the requirements name no values of is said to be our own choice (STATE-10)', () => {
  const decisions = readFileSync(join(__dirname, '../../docs/decisions.md'), 'utf8');
  expect(decisions.replace(/\s+/g, ' ')).toMatch(/no values of `statusProject`.{0,80} are ours/);
});

test('money is added and compared here and never multiplied: what something costs is asked of the services (CONST-21)', () => {
  expect(exportsOf('src/lib/money.ts').toSorted()).toEqual(
    words('addMoney balanceWith isLessMoney isMoney parseMoney sizeOfMoney sumMoney toDecimal'),
  );
});

test('nothing of the panel asks who somebody is by the name of a role, only what he may do (RBAC-12)', () => {
  const sources = filesUnder('src').filter((path) => !/\.test\.|generated/.test(path));
  const asking =
    /(?:[!=]==?\s*|includes\()'(?:director|executive|accountant\d?|administrator|moderator|kam|hunter|Director)'/;
  expect(sources.filter((path) => asking.test(readFileSync(join(__dirname, '../..', path), 'utf8')))).toEqual([]);
});

test('an INN stands in groups on every card that has one', () => {
  const sources = filesUnder('src/areas').filter((path) => /(?<!\.test)\.tsx$/.test(path));
  const shown = sources.flatMap((path) => {
    const text = readFileSync(join(__dirname, '../..', path), 'utf8');
    const parts = [...text.matchAll(/<Fact\b[^>]*\.inn\b[^>]*>/g)];
    return parts.map(([part]) => ({ path, part: part.trim() }));
  });
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter(({ part }) => !/as=(?:"inn"|\{.*'inn'\})/.test(part))).toEqual([]);
});
