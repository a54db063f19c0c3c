import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import type { AppParts } from '../../server/app';
import { accessTokenLife } from '../../server/auth/accessToken';
import { after, before } from 'node:test';
import { startBackEnd, type BackEnd } from './backEnd';

const services = {
  invest: '/api/investment',
  system: '/api/system-user',
  pay: '/api/payment',
  market: '/api/marketplace',
};

/** A call as a person makes it: `invest PUT /investors/5/status`. */
interface Work {
  as?: string;
  body?: object;
  /** The version that the person saw. */
  version?: number;
  key?: string;
  /** In which the person reads. */
  language?: string;
}

interface Move {
  from: string;
  to: string;
  isLegal: boolean;
}

export interface InvestorWork extends BackEnd {
  do(what: string, work?: Work): Promise<LightMyRequestResponse>;
  /** The status of the answer and its code, or its body when it is no refusal. */
  outcome(what: string, work?: Work): Promise<[number, unknown]>;
  /** The body of an answer that may be no refusal. */
  answer<Body>(what: string, work?: Work): Promise<Body>;
  /** Takes a permission, `tariff_change.get`, from a role. */
  deny(role: string, permission: string): Promise<void>;
  /** A new investor with these columns, and his number. */
  make(columns?: Record<string, unknown>): Promise<number>;
  /** An investment of his. */
  invest(investorId: number, status: string, balance?: string): Promise<number>;
  one<Row>(text: string, values?: unknown[]): Promise<Row>;
  statusOf(table: string, id: number): Promise<string>;
  /** A legal move, whose answer this is, was made; another was refused, and the row stands as it stood. */
  expectMove(table: string, id: number, answer: [number, unknown], move: Move): Promise<void>;
  /** What stands in the trail of a record, of an investor unless told otherwise. */
  journalOf(
    id: number,
    entity?: string,
  ): Promise<{ action: string; field: string; old: string | null; new: string | null }[]>;
}

/** How long a token is used, in milliseconds: not to its last second, in which a call may be on its way. */
const usedFor = (accessTokenLife - 30) * 1000;

let lastKey = 0;
export const newKey = () => `work-key-number-${++lastKey}`;

/** The accounts and roles of the demonstration, no investors, and hands to make them and to work on them. */
export async function startWork(parts: Partial<AppParts> = {}): Promise<InvestorWork> {
  const server = await startBackEnd(parts);
  const { db } = server;
  const tokens = new Map<string, { token: Promise<string>; at: number }>();
  let phone = 998_900_000_000;
  let contract = 0;
  await db.script(`
    insert into regions (id, name_ru, name_en, name_uz) values (1, 'Ташкент', 'Tashkent', 'Toshkent'), (2, 'Хорезм', 'Khorezm', 'Xorazm');
    insert into districts (id, region_id, name_ru, name_en, name_uz) values (11, 1, 'Юнусабад', 'Yunusabad', 'Yunusobod'), (21, 2, 'Хива', 'Khiva', 'Xiva');
    insert into strategies (id, title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, created_at, updated_at)
      values (1, 'Мудараба 12', 12, 'low', 1, 1000000, '2025-01-01', '2025-01-01');
    insert into tariffs (id, code, strategy_id, name_ru, subject, month_count, min_amount, max_amount, percent, payout_period, early_exit_allowed, valid_from, created_at, updated_at)
      values (1, 'base', 1, 'Базовый', 'all', 12, 1, 1000000, 24, 'month', true, '2025-01-01', '2025-01-01', '2025-01-01')`);

  const tokenOf = (username: string): Promise<string> => {
    const now = server.clock.now().getTime();
    const known = tokens.get(username);
    // A test that goes on for longer than a token lives comes back as somebody who signs in there; one that goes back by a moment, too: what
    // is signed in the future opens nothing.
    if (known !== undefined && now >= known.at && now - known.at < usedFor) return known.token;
    // Calls that are made together wait for the same sign-in.
    const signedIn = { at: now, token: Promise.resolve('') };
    signedIn.token = server.signIn(username).then(({ access_token: made }) => {
      signedIn.at = server.clock.now().getTime();
      return made;
    });
    tokens.set(username, signedIn);
    return signedIn.token;
  };
  const work: InvestorWork = {
    ...server,
    async do(what, { as = 'director', body, version, key, language } = {}) {
      const [service, method, path = ''] = what.split(' ') as [keyof typeof services, 'GET', string];
      const headers = {
        ...(version !== undefined && { 'if-match': String(version) }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(language !== undefined && { 'accept-language': language }),
      };
      const call = async (token: string) =>
        server.call({ method, url: services[service] + path, payload: body, headers, token });
      const token = await tokenOf(as);
      const answer = await call(token);
      if (answer.statusCode !== 401) return answer;
      // The clock may have leapt while it was on its way: then he signs in anew, as the panel does.
      const next = await tokenOf(as);
      return next === token ? answer : call(next);
    },
    async outcome(what, options) {
      const answer = await work.do(what, options);
      const body = answer.body === '' ? undefined : answer.json<{ code?: string }>();
      return [answer.statusCode, answer.statusCode < 400 ? body : body?.code];
    },
    async answer<Body>(what: string, options?: Work) {
      const answer = await work.do(what, options);
      assert.ok(answer.statusCode < 400, answer.body);
      return answer.json<Body>();
    },
    async deny(role, permission) {
      await db.query(
        `delete from role_permissions p using roles r
         where r.id = p.role_id and r.name = $1 and p.permission_id || '.' || p.action = $2`,
        [role, permission],
      );
    },
    async make(columns = {}) {
      phone += 1;
      const row = { subject: 'individual', status: 'active', phone_number: String(phone), ...columns };
      const names = Object.keys(row);
      const values = names.map((name, at) => `$${at + 1}${name === 'status' ? '::text::investor_status' : ''}`);
      const [made] = await db.query<{ id: number }>(
        `insert into investors (${names.join(', ')}, created_at, updated_at)
         values (${values.join(', ')}, '2026-01-01', '2026-01-01') returning id`,
        Object.values(row),
      );
      const balance = (columns.balance as string | undefined) ?? '0';
      if (Number(balance) > 0)
        await db.query(
          `insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
           values ($1, 'refill', $2, $2, '2026-01-01')`,
          [made!.id, balance],
        );
      return made!.id;
    },
    async invest(investorId, status, balance = '1000000.00') {
      contract += 1;
      const live = status === 'active' || status === 'exiting';
      const [made] = await db.query<{ id: number }>(
        `insert into investments (contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status, created_at, updated_at)
         values ('IN-' || $5::text, $1, 1, 1, $2, $3, '2026-03-05', '2027-03-05', $4, '2026-03-05', '2026-03-05') returning id`,
        [investorId, balance, live ? balance : '0', status, String(contract)],
      );
      if (live)
        await db.query('update investors set investment_amount = investment_amount + $2 where id = $1', [
          investorId,
          balance,
        ]);
      return made!.id;
    },
    async one<Row>(text: string, values: unknown[] = []) {
      const [row] = await db.query<Row>(text, values);
      return row!;
    },
    statusOf: async (table, id) =>
      (await work.one<{ status: string }>(`select status from ${table} where id = $1`, [id])).status,
    async expectMove(table, id, [status, answer], { from, to, isLegal }) {
      if (isLegal) assert.equal(status, 200, `${from} ${to}: ${JSON.stringify(answer)}`);
      else assert.deepEqual([status, answer], [409, 'transition_not_allowed'], `${from} ${to}`);
      assert.equal(await work.statusOf(table, id), isLegal ? to : from);
    },
    journalOf: (id, entity = 'investor') =>
      db.query(
        `select action, field, old_value as old, new_value as new from audit
         where entity = $2 and entity_id = $1 order by id`,
        [String(id), entity],
      ),
  };
  return work;
}

/**
 * One such back end for all tests of a file, with what `prepare` puts into it: of several `before` of a file none waits
 * for the one above it.
 */
export function useWork(
  prepare?: (work: InvestorWork) => Promise<void>,
  parts?: () => Promise<Partial<AppParts>>,
): InvestorWork {
  // Filled before the first test is begun.
  const work = {} as InvestorWork;
  before(async () => {
    Object.assign(work, await startWork(await parts?.()));
    await prepare?.(work);
  });
  after(() => work.close());
  return work;
}
