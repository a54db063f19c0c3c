import type { Sql } from '../../db/database';
import { audit } from '../../shared/auditTrail';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import { decimal, percentOf } from '../../shared/money';
import { demoBanks as banks, seedBanks } from '../banks/index';
import { places, plans, type Plan } from './plans';
import { weekdays, type WeekHours } from '../../shared/weekHours';
import { addEvent, addMerchant, changeMerchant } from './store';

const months = 24;

/** Numbers between 0 and 1 that look like chance and are the same each time. */
function chanceOf(seed: number): () => number {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const every = (from: string, to: string, off: readonly string[]): WeekHours =>
  Object.fromEntries(weekdays.map((day) => [day, off.includes(day) ? null : { from, to }])) as WeekHours;
const schedules = [
  every('09:00', '18:00', ['sat', 'sun']),
  every('09:00', '20:00', []),
  { ...every('10:00', '19:00', ['sun']), sat: { from: '10:00', to: '15:00' } },
] as const;

interface Staff {
  kams: number[];
  hunters: number[];
}

/**
 * Forty merchants with two years of sales, returns and payouts from before the platform took their orders: these moves name
 * none. What the orders of the demonstration sell is added to them with these (merchant-billing).
 */
export async function seedMerchants(sql: Sql, clock: Clock): Promise<void> {
  await seedBanks(sql, timestampOf(daysAgo(clock, 730)));
  const holders = await sql.query<{ role: string; id: number }>(
    `select lower(r.name) as role, u.id from service_user_roles h join service_roles r on r.id = h.role_id
       join system_users u on u.id = h.user_id
     where r.service = 'payment' and lower(r.name) in ('kam', 'hunter') and u.is_active order by u.id`,
  );
  const idsOf = (role: string) => holders.filter((one) => one.role === role).map(({ id }) => id);
  const staff = { kams: idsOf('kam'), hunters: idsOf('hunter') };
  const categories = await sql.query<{ guid: string }>(
    `select guid from merchant_categories c
     where not exists (select from merchant_categories d where d.parent_guid = c.guid) order by created_at, position, guid`,
  );
  const moves = new Moves();
  for (const [at, plan] of plans.entries()) {
    const guid = categories.length === 0 ? null : categories[at % categories.length]!.guid; // within the list
    const id = await seedMerchant(sql, clock, { plan, at, staff, guid });
    moves.addLife(id, plan, clock, at);
  }
  await moves.write(sql);
}

interface Seeded {
  plan: Plan;
  /** Its place in the list. */
  at: number;
  staff: Staff;
  guid: string | null;
}

const ageOf = ({ state }: Plan, at: number) => (state === 'new' ? 20 + at : 740 - (at % 7) * 18);
const dayIn = (clock: Clock, days: number) => timestampOf(daysAgo(clock, -days)).slice(0, 10);

/** In how many days the contract ends; some have one that never ends. */
function daysLeft({ state }: Plan, at: number): number | null {
  if (state === 'ending') return 3 + (at % 26);
  if (state === 'ended') return -9;
  return at % 6 === 5 ? null : 60 + at * 11;
}

async function seedMerchant(sql: Sql, clock: Clock, { plan, at, staff, guid }: Seeded): Promise<number> {
  const made = daysAgo(clock, ageOf(plan, at));
  const chance = chanceOf(at + 1);
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(chance() * 10)).join('');
  const [lat, lon] = places[plan.region - 1]!; // there are fourteen regions
  const near = (degree: number) => Math.round((degree + (chance() - 0.5) * 0.06) * 1e6) / 1e6;
  const left = daysLeft(plan, at);
  const site = plan.name.toLowerCase().replace(/[^a-z]/g, '');
  const [district] = await sql.query<{ id: number }>(
    'select id from districts where region_id = $1 order by id offset $2 limit 1',
    [plan.region, plan.region === 1 ? at % 10 : 0],
  );
  const paysVat = at % 5 !== 3;
  const kam = at % 3 === 0 ? staff.kams[0]! : staff.kams[at % staff.kams.length]!; // within the list
  const hunter = at % 4 === 1 ? staff.hunters[0]! : staff.hunters[at % staff.hunters.length]!; // within the list
  const fields = {
    ...{ name: plan.name, legal_name: plan.legalName, type: plan.type, unit: plan.type === 'product' ? 'шт.' : null },
    ...{ inn: `3${String(10 + at)}${digits(6)}`, mfo: banks[(at * 7 + 1) % banks.length]!.mfo }, // within the list
    ...{ account_number: `20208000${digits(12)}`, phone: `99871${digits(8).slice(1)}`, category_guid: guid },
    ...{ pays_vat: paysVat, discount_percent: plan.discount, markup_percent: plan.markup },
    ...{ region_id: plan.region, district_id: district?.id ?? null, address: plan.street },
    ...{ lat: near(lat), lon: near(lon), work_schedule: schedules[at % schedules.length] },
    website_url: at % 3 === 2 ? null : `https://${site}.uz`,
    contract_number: `М-${String(101 + at)}/${timestampOf(made).slice(0, 4)}`,
    ...{ contract_date: timestampOf(made).slice(0, 10), contract_expiry: left === null ? null : dayIn(clock, left) },
    ...{ kam_id: kam, hunter_id: at % 8 === 7 ? null : hunter },
  };
  const id = await addMerchant(sql, fields, { vatPercent: paysVat ? 12 : 0 }, timestampOf(made));
  await tell(sql, { id, userId: hunter, at: made, action: 'create', changes: [{ field: 'status', new: 'active' }] });
  // One was blocked and let free again.
  if (at === 10) {
    const comment = 'Истекла доверенность директора';
    await move(sql, { id, action: 'block', code: 'documents', comment, userId: kam, at: daysAgo(clock, 120) });
    const received = 'Новая доверенность получена';
    await move(sql, { id, action: 'unblock', comment: received, userId: kam, at: daysAgo(clock, 116) });
  }
  if (plan.block !== undefined) {
    const [code, comment] = plan.block;
    await move(sql, { id, action: 'block', code, comment, userId: kam, at: daysAgo(clock, 6 + at) });
  }
  return id;
}

interface BlockEvent {
  id: number;
  userId: number;
  at: Date;
  action: string;
  changes: { field: string; old?: string; new: string }[];
}
const tell = (sql: Sql, { id, userId, at, action, changes }: BlockEvent) =>
  audit(sql, { user: { id: userId }, clock: { now: () => at }, action, entity: 'merchant', entityId: id, changes });

interface Move extends Omit<BlockEvent, 'action' | 'changes'> {
  action: 'block' | 'unblock';
  code?: string;
  comment: string;
}
async function move(sql: Sql, { id, action, code, comment, userId, at }: Move) {
  const [reason] = await sql.query<{ id: number; name: string }>(
    'select id, name_ru as name from block_reasons where code = $1',
    [code ?? null],
  );
  const moment = timestampOf(at);
  await changeMerchant(sql, id, { status: action === 'block' ? 'blocked' : 'active' }, { at: moment });
  await addEvent(sql, { merchantId: id, action, reasonId: reason?.id ?? null, comment, userId, at: moment });
  const [old, now] = action === 'block' ? ['active', 'blocked'] : ['blocked', 'active'];
  const changes = [
    { field: 'status', old, new: now! }, // both are there
    ...(reason === undefined ? [] : [{ field: 'reason', new: reason.name }]),
    { field: 'comment', new: comment },
  ];
  await tell(sql, { id, userId, at, action, changes });
}

interface Moved {
  merchant: number;
  date: string;
  kind: 'sale' | 'return' | 'payout';
  amount: bigint;
  purchase: bigint;
  commission: bigint;
}

/** The moves of all merchants, numbered and written by their days. */
class Moves {
  private readonly rows: Moved[] = [];

  /** Two years of a merchant: each month its orders, now and then a return, and what is owed paid early in the next. */
  addLife(merchant: number, plan: Plan, clock: Clock, at: number) {
    const chance = chanceOf(100 + at);
    const age = ageOf(plan, at);
    let owed = 0n;
    const add = (daysBack: number, kind: Moved['kind'], purchase: bigint, payout = 0n) => {
      // Of a return as of the sale that it takes back.
      const commission = purchase < 0n ? -percentOf(-purchase, plan.discount) : percentOf(purchase, plan.discount);
      const amount = kind === 'payout' ? -payout : purchase - commission;
      owed += amount;
      this.rows.push({ merchant, date: dayIn(clock, -daysBack), kind, amount, purchase, commission });
    };
    for (let month = months - 1; month >= 0; month -= 1) {
      const first = month * 30;
      if (first + 29 > age) continue;
      if (owed > 0n && chance() < 0.9) add(first + 29, 'payout', 0n, owed);
      // Trade grows over the two years, and is livelier in some months.
      const orders = Math.round(plan.size * (0.6 + 0.5 * chance() + (months - month) / 60));
      for (let order = 0; order < orders; order += 1) {
        const price = BigInt(Math.round((plan.type === 'product' ? 900 : 1500) + chance() * 11000)) * 1_000_00n;
        add(first + 27 - Math.floor(chance() * 26), 'sale', price + BigInt(Math.floor(chance() * 4) * 25));
        if (chance() < 0.05) add(first + 1, 'return', -(price / 2n));
      }
    }
    if (plan.state === 'negative') {
      if (owed > 0n) add(2, 'payout', 0n, owed);
      add(1, 'return', -(3_750_000_00n + BigInt(at) * 100_000_00n));
    }
  }

  async write(sql: Sql) {
    const rows = this.rows.sort((a, b) => a.date.localeCompare(b.date) || a.merchant - b.merchant);
    await sql.query(
      `insert into merchant_moves (merchant_id, date, kind, amount, purchase, commission, created_at)
       select merchant, date, kind, amount, purchase, commission, date + time '12:00'
       from unnest($1::int[], $2::date[], $3::text[], $4::numeric[], $5::numeric[], $6::numeric[])
         with ordinality as m (merchant, date, kind, amount, purchase, commission, number) order by number`,
      [
        rows.map((row) => row.merchant),
        rows.map((row) => row.date),
        rows.map((row) => row.kind),
        rows.map((row) => decimal(row.amount)),
        rows.map((row) => decimal(row.purchase)),
        rows.map((row) => decimal(row.commission)),
      ],
    );
  }
}
