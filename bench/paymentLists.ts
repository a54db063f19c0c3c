/**
 * The payment service and the audience at volume, on a PostgreSQL of its own or the one of TEST_DATABASE_URL, which may be filled already:
 * a million charges and messages, 300,000 invoices, 500,000 people of the programs, of whom 100,000 are sent a notification. Ends with its
 * measures as one line of JSON, the slowest first.
 *
 *     npm run bench -- paymentLists
 */
import { countAudience } from '../server/modules/app-users/audience';
import { invoices } from '../server/modules/invoices/store';
import { cards, transactions } from '../server/modules/payment-cards/store';
import { listProviders, messages } from '../server/modules/sms/store';
import { daysAgo, systemClock, timestamp, timestampOf } from '../server/shared/clock';
import { withLarge } from './large/filled';
import { listTimes, references, timeOf, type Measure } from './large/measure';
import { pushTimes } from './large/pushes';

const newest = { offset: 0, limit: 50, order_by: '-created_at' } as const;
const dayAgo = (days: number) => timestampOf(daysAgo(systemClock, days)).slice(0, 10);

await withLarge(['merchants', 'customers', 'sms', 'charges', 'invoices', 'app-users'], async (db) => {
  const [sample] = await db.query<{ id: number; mask: string }>(
    `select k.id, k.masked_pan as mask from payment_cards k join gateway_transactions t on t.card_id = k.id order by t.id desc limit 1`,
  );
  if (sample === undefined) throw new Error('No card was charged.');
  const measures: Measure[] = await references(db, 'payments');
  const add = async (some: Promise<Measure[]>) => void measures.push(...(await some));
  await add(
    listTimes<Parameters<typeof transactions.list>[1]>(db, {
      of: 'card transactions',
      list: transactions.list,
      page: 60,
      ways: [
        ['a page with count and totals', 150, newest],
        ['by amount', 150, { ...newest, order_by: '-amount' }],
        ['a page 500,000 behind', 150, { ...newest, offset: 500_000 }],
        ['of one card', 60, { ...newest, card_id: sample.id }],
        ['reversed', 150, { ...newest, status: ['reversed'] }],
        ['of a month', 150, { ...newest, begin_date: dayAgo(60), end_date: dayAgo(30) }],
      ],
    }),
  );
  await add(
    listTimes<Parameters<typeof cards.list>[1]>(db, {
      of: 'cards',
      list: cards.list,
      ways: [['by a mask', 60, { ...newest, masked_pan: sample.mask }]],
    }),
  );
  await add(
    listTimes<Parameters<typeof messages.list>[1]>(db, {
      of: 'sms',
      list: (sql, query) => messages.list(sql, query, 'ru'),
      page: 60,
      ways: [
        ['a page with count and totals', 150, newest],
        ['a page 500,000 behind', 150, { ...newest, offset: 500_000 }],
        ['failed', 150, { ...newest, state: ['failed'] }],
        ['of one provider', 150, { ...newest, provider: ['playmobile'] }],
        ['of one template', 150, { ...newest, template: ['payment_due'] }],
        ['of a month', 150, { ...newest, begin_date: dayAgo(60), end_date: dayAgo(30) }],
      ],
    }),
  );
  measures.push(
    await timeOf('sms: the providers with their pace', 150, () => listProviders(db, timestamp(systemClock))),
  );
  await add(
    listTimes<Parameters<typeof invoices.list>[1]>(db, {
      of: 'invoices',
      list: invoices.list,
      page: 60,
      ways: [
        ['a page with count and totals', 150, { ...newest, order_by: '-date' }],
        ['by total', 150, { ...newest, order_by: '-total' }],
        ['a page 250,000 behind', 150, { ...newest, order_by: '-date', offset: 250_000 }],
        ['sent', 150, { ...newest, order_by: '-date', status: ['sent'] }],
        ['by a number', 120, { ...newest, order_by: '-date', search: 'L-77123' }],
        ['by a name', 150, { ...newest, order_by: '-date', search: 'Baraka Savdo 42' }],
      ],
    }),
  );
  measures.push(
    await timeOf('audience: everybody', 300, () =>
      countAudience(db, { segment: 'all', date_from: null, date_to: null }),
    ),
    await timeOf('audience: customers', 300, () =>
      countAudience(db, { segment: 'customers', date_from: null, date_to: null }),
    ),
    await timeOf('audience: everybody who came in a year', 300, () =>
      countAudience(db, { segment: 'all', date_from: dayAgo(400), date_to: dayAgo(35) }),
    ),
  );
  await add(pushTimes(db));
  console.log(JSON.stringify(measures.sort((one, other) => other.value - one.value)));
});
