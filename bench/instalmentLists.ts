/**
 * The lists of instalments on a million orders, 120,000 contracts and 200,000 customers, on a PostgreSQL of its own or the one of
 * TEST_DATABASE_URL, which may be filled already: pages, counts and sums, pages far behind, searches, the ageing board and the debts of
 * 5,000 merchants. Ends with its measures as one line of JSON, the slowest first.
 *
 *     npm run bench -- instalmentLists
 */
import {
  countStatuses as countApplications,
  applications,
  instalments,
  searchAll,
} from '../server/modules/instalments/listStore';
import { listBuckets, listCollected, listPromiseStates } from '../server/modules/instalments/collectionStore';
import { listDebts } from '../server/modules/merchant-billing/debtStore';
import { countStatuses, orders } from '../server/modules/orders/listStore';
import { countStatuses as countReceipts, receipts } from '../server/modules/receipts/store';
import { claims, countStatuses as countClaims } from '../server/modules/return-claims/listStore';
import { customers, partsOf } from '../server/modules/customers/store';
import { deliveries } from '../server/modules/deliveries/store';
import { systemClock, today } from '../server/shared/clock';
import { withLarge } from './large/filled';
import { listTimes, references, timeOf, type Measure } from './large/measure';

const page = { offset: 0, limit: 50 } as const;
const day = today(systemClock);

await withLarge(
  ['merchants', 'customers', 'instalments', 'orders', 'deliveries', 'receipts', 'returns'],
  async (db) => {
    const [sample] = await db.query<{
      phone: string;
      pinfl: string;
      contract: string;
      tracking: string;
      receipt: string;
      claim: string;
    }>(
      `select c.phone_number as phone, c.pinfl, o.contract_number as contract,
       (select tracking_number from deliveries where tracking_number is not null order by id desc limit 1) as tracking,
       (select receipt_id from ofd_checks where receipt_id is not null order by id desc limit 1) as receipt,
       (select number from return_claims order by id desc limit 1) as claim
     from orders o join customers c on c.id = o.customer_id where o.id = (select max(id) from orders) and c.pinfl is not null`,
    );
    if (sample === undefined) throw new Error('The last order has no customer with a PINFL.');
    const { phone, pinfl, contract, tracking, receipt, claim } = sample;
    const measures: Measure[] = await references(db, 'instalments');
    const add = async (some: Promise<Measure[]>) => void measures.push(...(await some));
    const newest = { ...page, order_by: '-created_at' } as const;

    await add(
      listTimes<Parameters<typeof orders.list>[1]>(db, {
        of: 'orders',
        list: orders.list,
        page: 60,
        ways: [
          ['a page with count and totals', 250, newest],
          ['by total', 250, { ...page, order_by: '-total' }],
          ['a page 500,000 behind', 250, { ...newest, offset: 500_000 }],
          ['by a phone', 120, { ...newest, search: phone }],
          ['by a PINFL', 120, { ...newest, search: pinfl }],
          ['by a contract', 120, { ...newest, search: contract }],
          ['by a name', 250, { ...newest, search: 'Каримов' }],
          ['in moderation', 250, { ...newest, status: ['waiting_for_moderator'] }],
          ['of one merchant', 250, { ...newest, merchant_id: [3] }],
          ['not paid down', 250, { ...newest, down_payment: ['unpaid'] }],
          ['delivered', 250, { ...newest, delivery_status: ['delivered'] }],
        ],
      }),
    );
    measures.push(
      await timeOf('orders: count by status', 150, () => countStatuses(db, {})),
      await timeOf('orders: count by status of a name', 150, () => countStatuses(db, { search: 'Каримов' })),
    );
    await add(
      listTimes<Parameters<typeof applications.list>[1]>(db, {
        of: 'applications',
        list: applications.list,
        page: 60,
        ways: [
          ['a page with count and totals', 250, { ...page, order_by: '-Created_at' }],
          ['a page 500,000 behind', 250, { ...page, order_by: '-Created_at', offset: 500_000 }],
          ['by a phone', 120, { ...page, order_by: '-Created_at', search: phone }],
          ['by a contract', 120, { ...page, order_by: '-Created_at', search: contract }],
        ],
      }),
    );
    measures.push(
      await timeOf('applications: count by status', 150, () => countApplications(db, {})),
      await timeOf('applications: the quick search by a phone', 120, () => searchAll(db, phone, 10)),
      await timeOf('applications: the quick search by a contract', 120, () => searchAll(db, contract, 10)),
    );
    await add(
      listTimes<Parameters<typeof instalments.list>[1]>(db, {
        of: 'contracts',
        list: (sql, query) => instalments.list(sql, query, day),
        page: 60,
        ways: [
          ['a page with count and totals', 250, newest],
          ['by days overdue', 250, { ...page, order_by: '-overdue_days' }],
          ['a page 100,000 behind', 250, { ...newest, offset: 100_000 }],
          ['late by more than 90 days', 250, { ...page, order_by: '-overdue_days', bucket: ['90+'] }],
          ['promises that were broken', 250, { ...newest, promise: ['broken'] }],
          ['by a phone', 120, { ...newest, search: phone }],
          ['by a PINFL', 120, { ...newest, search: pinfl }],
          ['by a contract', 120, { ...newest, search: 'RS-100500' }],
        ],
      }),
    );
    measures.push(
      await timeOf('contracts: the ageing board', 300, () =>
        Promise.all([listBuckets(db, {}, day), listPromiseStates(db, {}, day)]),
      ),
      await timeOf('contracts: collected against due by month', 300, () => listCollected(db, {})),
      await timeOf('merchants: the debts of all of them', 300, () =>
        listDebts(db, { ...page, order_by: '-debt' }, day),
      ),
    );
    await add(
      listTimes<Parameters<typeof customers.list>[1]>(db, {
        of: 'customers',
        list: (sql, query) => customers.list(sql, query, { day }),
        page: 60,
        ways: [
          ['a page with count and totals', 250, { ...newest, parts: [] }],
          ['by name', 250, { ...page, order_by: 'name', parts: [] }],
          ['a page 150,000 behind', 250, { ...newest, offset: 150_000, parts: [] }],
          ['overdue', 250, { ...page, order_by: 'oldest_due', debt: 'overdue', parts: [] }],
          ['by a phone', 120, { ...newest, search: phone, parts: partsOf(phone, true) }],
          ['by a PINFL', 120, { ...newest, search: pinfl, parts: partsOf(pinfl, true) }],
          ['by a name', 120, { ...newest, search: 'Каримов', parts: partsOf('Каримов', true) }],
        ],
      }),
    );
    await add(
      listTimes<Parameters<typeof deliveries.list>[1]>(db, {
        of: 'deliveries',
        list: (sql, query) => deliveries.list(sql, query, 'ru'),
        page: 60,
        ways: [
          ['a page with count and totals', 250, newest],
          ['those that are brought', 250, { ...newest, is_pickup: false }],
          ['a page 500,000 behind', 250, { ...newest, offset: 500_000 }],
          ['an address is to be decided', 250, { ...newest, awaits: ['address'] }],
          ['delivered', 250, { ...newest, status: ['delivered'] }],
          ['by a contract', 120, { ...newest, search: contract }],
          ['by a tracking number', 120, { ...newest, search: tracking }],
        ],
      }),
    );
    await add(
      listTimes<Parameters<typeof receipts.list>[1]>(db, {
        of: 'receipts',
        list: receipts.list,
        page: 60,
        ways: [
          ['a page with count and totals', 250, newest],
          ['a page 250,000 behind', 250, { ...newest, offset: 250_000 }],
          ['in error', 250, { ...newest, status: ['error'] }],
          ['by a contract', 120, { ...newest, search: 'RS-100500' }],
          ['by a number', 120, { ...newest, search: receipt }],
        ],
      }),
    );
    await add(
      listTimes<Parameters<typeof claims.list>[1]>(db, {
        of: 'returns',
        list: claims.list,
        page: 60,
        ways: [
          ['a page with count and totals', 250, newest],
          ['a page 40,000 behind', 250, { ...newest, offset: 40_000 }],
          ['to be looked at', 250, { ...page, order_by: 'waits', status: ['new'] }],
          ['by a number', 120, { ...newest, search: claim }],
        ],
      }),
    );
    measures.push(
      await timeOf('receipts: count by status', 150, () => countReceipts(db, newest)),
      await timeOf('returns: count by status', 150, () => countClaims(db, {})),
    );
    console.log(JSON.stringify(measures.sort((one, other) => other.value - one.value)));
  },
);
