import { createInterface } from 'node:readline';
import { timestamp, type Clock } from '../shared/clock';
import { accessTokenLife } from '../auth/accessToken';
import type { Database, Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { takeSnapshot } from '../db/snapshot';
import { sellUnits } from '../modules/bonds/index';
import { chargeStandIn, workInstalments } from '../modules/instalments/index';
import { makeOrderMove, workOrders } from '../modules/orders/index';
import { pushStandIn, workPushes } from '../modules/push-messages/index';
import { enterRound } from '../modules/rounds/index';
import { sellLots } from '../modules/projects/index';

/**
 * What a test may ask of a back end started with `--test`: one JSON object a line on its standard input, or a
 * message of its parent, with an `id` that comes back in the answer `{ id, ok }` or `{ id, error }`.
 *
 *   { id: 1, do: 'reset' }                                               the rows and files as they were after the seed
 *   { id: 2, do: 'advance', ms: 60000 }                                  the clock of the server, until the reset
 *   { id: 3, do: 'expireAccess' }                                        every access token has expired
 *   { id: 4, do: 'deny', role: 'moderator', permission: 'investors.get' }  a role loses a permission
 *   { id: 5, do: 'allow', role: 'accountant', permission: 'claims.delete' }  a role is given a permission, and its policies
 *   { id: 6, do: 'disable', username: 'kam' }                            an account is closed
 *   { id: 7, do: 'newcomers', count: 500 }                               investors "Пакетов 0001" … are in process
 *   { id: 9, do: 'approved', count: 45 }                                so many cash-outs are approved and have no document yet
 *   { id: 8, do: 'drafts', count: 45 }                                  so many payment documents of one investment wait for a signature
 *   { id: 10, do: 'enterRound', round: 41, amount: '5000000.00' }        the richest investor invests it in an open round
 *   { id: 11, do: 'sellLots', project: 3, count: 20 }                   lots of a project are sold, as the platform does it
 *   { id: 12, do: 'sellUnits', bond: 9, investor: 4, quantity: 333 }    an investor who is given the price buys units of a bond
 *   { id: 13, do: 'threeInvestments', month: '2026-10' }                three people have money in a strategy of their own, "Октябрь"
 *   { id: 15, do: 'moveApplication', application: 640, step: 'agree' }  the customer, his partner or the platform moves it
 *   { id: 16, do: 'workOrders' }                                        what the platform and the demonstration's partners do by themselves
 *   { id: 17, do: 'sendPushes', failing: 37, of: 31 }                   what waits for its moment goes out; so many people of a message are not reached
 *   { id: 14, do: 'longReport', username: 'executive' }                 another process writes a report of his, row 120 of 480
 *
 *   { id: 18, do: 'query', text: 'select 1 as one', values: [] }        answers `rows`, too: what lies there, for the invariants of the tests
 *
 * None of this can be reached through the network. When the input ends, the parent is gone, and so are we.
 */
export type TestCommand =
  | { do: 'reset' }
  | { do: 'advance'; ms: number }
  | { do: 'expireAccess' }
  | { do: 'deny'; role: string; permission: string }
  | { do: 'allow'; role: string; permission: string }
  | { do: 'disable'; username: string }
  | { do: 'newcomers'; count: number }
  | { do: 'drafts'; count: number }
  | { do: 'approved'; count: number }
  | { do: 'enterRound'; round: number; amount: string }
  | { do: 'sellLots'; project: number; count: number }
  | { do: 'sellUnits'; bond: number; investor: number; quantity: number }
  | { do: 'moveApplication'; application: number; step: Parameters<typeof makeOrderMove>[3] }
  | { do: 'workOrders' }
  | { do: 'sendPushes'; failing?: number; of?: number }
  | { do: 'threeInvestments'; month: string }
  | { do: 'longReport'; username: string }
  | { do: 'query'; text: string; values?: readonly unknown[] };

/** A clock that a test may move; it goes from `begin` on, and from there once more after each reset. */
export function movableClock(begin?: Date): Clock & { advance(ms: number): void; reset(): void } {
  const first = () => (begin === undefined ? 0 : begin.getTime() - Date.now());
  let offset = first();
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms) => void (offset += ms),
    reset: () => void (offset = first()),
  };
}

/** On the first tariff of the round, by the richest of those to whom it is offered. */
async function enterAsRichest(sql: Sql, clock: Clock, round: number, amount: string): Promise<void> {
  const [found] = await sql.query<{ tariff: number; investor: number }>(
    `select t.id as tariff, i.id as investor
     from round_tariffs r join tariffs t on t.id = r.tariff_id
       join investors i on t.subject in ('all', i.subject) and i.status not in ('new', 'in_process', 'archive')
     where r.round_id = $1 order by t.id, i.balance desc, i.id limit 1`,
    [round],
  );
  if (found === undefined) throw new Error(`Nobody may invest in round ${round}`);
  const { tariff, investor } = found;
  await enterRound(sql, clock, { roundId: round, tariffId: tariff, investorId: investor, amount });
}

/** The demonstration has few who could pay for half an issue, so the price comes in first. */
async function buyUnits(sql: Sql, clock: Clock, bondId: number, investorId: number, quantity: number): Promise<void> {
  await sql.query(
    `with paid as (
       update investors set balance = balance + (select nominal * $3::int from bonds where id = $1) where id = $2
       returning id, balance)
     insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
     select id, 'refill', (select nominal * $3::int from bonds where id = $1), balance, $4 from paid`,
    [bondId, investorId, quantity, timestamp(clock)],
  );
  await sellUnits(sql, { user: undefined, clock }, { bondId, investorId, quantity });
}

/**
 * The example of the requirements: 10 million of a resident, 60 of a non-resident from the 16th on, 120 of a resident who leaves
 * what it earns where it is. The months before may be closed, so the money comes with the first day of this one.
 */
async function investThree(sql: Sql, month: string): Promise<void> {
  const [made] = await sql.query<{ strategy: number; tariff: number }>(
    `with strategy as (
       insert into strategies (title_ru, title_en, title_uz, month_count, risk_type, min_investment_amount, max_investment_amount,
         initial_percent_iman, min_percent_iman, cape_by_amount, cape_by_month, value_by_amount_million, value_by_month, status,
         created_at, updated_at)
       values ('Октябрь', 'October', 'Oktabr', 12, 'low', 1000, 1000000000, 40, 30, 1.2, 1.1,
         '[{"from":0,"value":1},{"from":50,"value":1.1},{"from":100,"value":1.2}]',
         '[{"from":0,"value":1},{"from":6,"value":1.1}]', 'inactive', $1::date, $1::date) returning id)
     select strategy.id as strategy, (select min(id) from tariffs where payout_period = 'month') as tariff from strategy`,
    [`${month}-01`],
  );
  const { strategy, tariff } = made!; // what was inserted
  const people = [
    ['Алиев Резидент', 'resident', '10000000', '-01', '4 months 11 days', false],
    ['Бейкер Нерезидент', 'non_resident', '60000000', '-16', '16 days', false],
    ['Валиев Резидент', 'resident', '120000000', '-01', '7 months 17 days', true],
  ] as const;
  for (const [place, [name, residency, amount, day, before, reinvest]] of people.entries())
    await sql.query(
      `with person as (
         insert into investors (subject, status, phone_number, last_name, balance, investment_amount, passport_confirmed, created_at, updated_at)
         values ('individual', 'active', (998760000000 + $1::int)::text, $2, 0, $3::numeric, true, $4::date, $4::date) returning id),
       paper as (
         insert into personal_documents (investor_id, residency, updated_at) select id, $5, $4::date from person),
       investment as (
         insert into investments (contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status,
           reinvest, created_at, updated_at)
         select 'IN-THREE-' || $1::int, id, $6, $7, $3::numeric, $3::numeric, ($8::date - $9::interval)::date,
           $8::date + 400, 'active', $10, $4::date, $4::date from person returning id, investor_id),
       opened as (
         insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
         select id, $4::date, 'open', $3::numeric, $3::numeric, $4::date from investment)
       insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at)
       select investor_id, 'refill', $3::numeric, $3::numeric, null, $4::date from investment
       union all select investor_id, 'investment', -$3::numeric, 0, id, $4::date from investment`,
      [place, name, amount, month + day, residency, strategy, tariff, dayAfter(month), before, reinvest],
    );
}

/** The day after a month, YYYY-MM. */
const dayAfter = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 10);

/** Sends what is due now; the first `failing` people of the message `of` are not reached, and are the first again when they are tried again. */
async function sendPushes(
  parts: { db: Database; clock: Clock; files: FileStore },
  { failing: left = 0, of = 0 }: { failing?: number; of?: number },
): Promise<void> {
  const gateway: typeof pushStandIn = {
    ...pushStandIn,
    async send(pushes) {
      const missed = pushes
        .filter(({ key }) => key.startsWith(`${of}-`))
        .slice(0, left)
        .map(({ to }) => ({ to, state: 'failed' as const }));
      left -= missed.length;
      const isMissed = new Set(missed.map(({ to }) => to));
      return [...missed, ...(await pushStandIn.send(pushes.filter(({ to }) => !isMissed.has(to))))];
    },
  };
  while (await workPushes({ ...parts, gateway }));
}

interface Obeying {
  db: Database;
  clock: ReturnType<typeof movableClock>;
  files: FileStore;
  /** Brings back the files that were there after the seed. */
  restoreFiles: () => void;
  stop: () => void;
}

export async function obeyTests({ db, clock, files, restoreFiles, stop }: Obeying): Promise<void> {
  const restore = await takeSnapshot(db);

  /** What it answers are rows, where there are any. */
  async function obey(command: TestCommand): Promise<unknown> {
    switch (command.do) {
      case 'reset':
        clock.reset();
        await restore();
        return restoreFiles();
      case 'advance':
        return clock.advance(command.ms);
      case 'expireAccess':
        return clock.advance((accessTokenLife + 1) * 1000);
      case 'deny': {
        const [permission, action] = command.permission.split('.');
        await db.query(
          `delete from role_permissions where permission_id = $2 and action = $3
             and role_id = (select id from roles where name = $1)`,
          [command.role, permission, action],
        );
        return;
      }
      case 'allow': {
        const [permission, action] = command.permission.split('.');
        await db.query(
          `insert into role_permissions (role_id, permission_id, action)
             select id, $2, $3 from roles where name = $1 on conflict do nothing`,
          [command.role, permission, action],
        );
        // In a service that keeps policies, those of the calls that ask for it as well.
        await db.query(
          `insert into service_policies (role_id, method, endpoint)
             select r.id, e.method, e.endpoint from service_endpoints e join service_roles r using (service)
             where lower(r.name) = $1 and $2 = any (e.permissions) on conflict do nothing`,
          [command.role, command.permission],
        );
        return;
      }
      case 'disable':
        await db.query('update system_users set is_active = false where username = $1', [command.username]);
        return;
      case 'newcomers':
        await db.query(
          `insert into investors (subject, status, phone_number, last_name, created_at, updated_at)
             select 'individual', 'in_process', (998770000000 + n)::text, 'Пакетов ' || lpad(n::text, 4, '0'),
               '2026-01-01', '2026-01-01' from generate_series(1, $1::int) as n`,
          [command.count],
        );
        return;
      case 'drafts':
        await db.query(`update dibank_documents set status = 'cancelled' where status = 'draft'`);
        await db.query(
          `with claims as (
             insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount,
               payable_amount, reason_type, method, bank_account, mfo, status, created_at, updated_at)
             select 'EX-B' || lpad(n::text, 5, '0'), i.investor_id, i.id, n * 1000, 0, 0, n * 1000, 'saved_up', 'bank_account',
               '20208000900123450018', '00014', 'to_sign', '2026-01-01', '2026-01-01'
             from generate_series(1, $1::int) as n, (select id, investor_id from investments
               where status = 'active' order by balance desc, id limit 1) i
             returning id, number, payable_amount)
           insert into dibank_documents (exit_claim_id, number, date, recipient_name, account_masked, mfo, amount, purpose,
             to_sign, status, created_at, updated_at)
           select id, 'DB-' || right(number, 6), '2026-01-01', 'Получатель ' || right(number, 5), '2020************0018',
             '00014', payable_amount, 'Выплата ' || number,
             'Платёжный документ ' || number || E'\\nСчёт: 20208000900123450018', 'draft', '2026-01-01', '2026-01-01'
           from claims order by id`,
          [command.count],
        );
        return;
      case 'approved':
        await db.query(`update exit_claims set status = 'cancelled' where status = 'approved'`);
        await db.query(
          `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount,
             payable_amount, reason_type, method, bank_account, mfo, status, processed_by, processed_at, created_at, updated_at)
           select 'EX-A' || lpad(n::text, 5, '0'), i.investor_id, i.id, n * 1000, 0, 0, n * 1000, 'saved_up', 'bank_account',
             '20208000900123450018', '00014', 'approved', u.id, '2026-01-02', '2026-01-01', '2026-01-02'
           from generate_series(1, $1::int) as n, (select id, investor_id from investments
             where status = 'active' order by balance desc, id limit 1) i,
             (select id from system_users where username = 'accountant2') u`,
          [command.count],
        );
        return;
      case 'enterRound':
        await db.transaction((sql) => enterAsRichest(sql, clock, command.round, command.amount));
        return;
      case 'sellLots':
        return db.transaction((sql) => sellLots(sql, { projectId: command.project, count: command.count, clock }));
      case 'sellUnits':
        return db.transaction((sql) => buyUnits(sql, clock, command.bond, command.investor, command.quantity));
      case 'longReport':
        await db.query(
          `insert into report_jobs (user_id, type, begin_date, end_date, language, status, rows, total, claim, claimed_until, created_at)
           select id, 'investor-transactions', $2::timestamp::date - 30, $2::timestamp::date, 'ru', 'running', 120, 480, gen_random_uuid(),
             $2::timestamp + interval '1 hour', $2::timestamp from system_users where username = $1`,
          [command.username, timestamp(clock)],
        );
        return;
      case 'moveApplication': {
        const { application, step } = command;
        const isMoved = await db.transaction(async (sql) => {
          // Only what has run out by now runs out.
          if (step === 'expire')
            await sql.query('update applications set expires_at = $2::timestamp where id = $1', [
              application,
              timestamp(clock),
            ]);
          return makeOrderMove(sql, clock, application, step);
        });
        if (!isMoved) throw new Error(`Application ${application} cannot make the step ${step}`);
        return;
      }
      case 'workOrders':
        await workOrders(db, clock, { isDemo: true });
        while (await workInstalments({ db, clock, gateway: chargeStandIn, log: console.error }));
        return;
      case 'sendPushes':
        return sendPushes({ db, clock, files }, command);
      case 'query':
        return db.query(command.text, command.values);
      case 'threeInvestments':
        return db.transaction((sql) => investThree(sql, command.month));
      default:
        throw new Error('There is no such command');
    }
  }

  async function answer(message: unknown): Promise<object> {
    const { id, ...command } = message as { id?: unknown } & TestCommand;
    try {
      return { id, ok: true, rows: await obey(command as TestCommand) };
    } catch (error) {
      return { id, error: String(error) };
    }
  }

  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => void answer(JSON.parse(line)).then((said) => console.log(JSON.stringify(said))));
  lines.on('close', stop);
  process.on('message', (message) => void answer(message).then((said) => process.send?.(said)));
}
