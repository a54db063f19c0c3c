import { createInterface } from 'node:readline';
import { timestamp, type Clock } from '../shared/clock';
import { accessTokenLife } from '../auth/accessToken';
import type { Database, Sql } from '../db/database';
import { takeSnapshot } from '../db/snapshot';
import { sellUnits } from '../modules/bonds/index';
import { enterRound } from '../modules/rounds/index';
import { sellLots } from '../modules/projects/index';

/**
 * What a test may ask of a back end started with `--test`: one JSON object a line on its standard input, or a
 * message of its parent, with an `id` that comes back in the answer `{ id, ok }` or `{ id, error }`.
 *
 *   { id: 1, do: 'reset' }                                               the rows as they were after the seed
 *   { id: 2, do: 'advance', ms: 60000 }                                  the clock of the server, until the reset
 *   { id: 3, do: 'expireAccess' }                                        every access token has expired
 *   { id: 4, do: 'deny', role: 'moderator', permission: 'investors.get' }  a role loses a permission
 *   { id: 5, do: 'allow', role: 'accountant', permission: 'claims.delete' }  a role is given a permission
 *   { id: 6, do: 'disable', username: 'kam' }                            an account is closed
 *   { id: 7, do: 'newcomers', count: 500 }                               investors "Пакетов 0001" … are in process
 *   { id: 9, do: 'approved', count: 45 }                                so many cash-outs are approved and have no document yet
 *   { id: 8, do: 'drafts', count: 45 }                                  so many payment documents of one investment wait for a signature
 *   { id: 10, do: 'enterRound', round: 41, amount: '5000000.00' }        the richest investor invests it in an open round
 *   { id: 11, do: 'sellLots', project: 3, count: 20 }                   lots of a project are sold, as the platform does it
 *   { id: 12, do: 'sellUnits', bond: 9, investor: 4, quantity: 333 }    an investor who is given the price buys units of a bond
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
  | { do: 'sellUnits'; bond: number; investor: number; quantity: number };

/** A clock that a test may move. */
export function movableClock(): Clock & { advance(ms: number): void; reset(): void } {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms) => void (offset += ms),
    reset: () => void (offset = 0),
  };
}

/** On the first tariff of the round. */
async function enterAsRichest(sql: Sql, clock: Clock, round: number, amount: string): Promise<void> {
  const [found] = await sql.query<{ tariff: number; investor: number }>(
    `select (select min(tariff_id) from round_tariffs where round_id = $1) as tariff,
       (select id from investors order by balance desc, id limit 1) as investor`,
    [round],
  );
  const { tariff, investor } = found!; // a select without a table
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

export async function obeyTests(db: Database, clock: ReturnType<typeof movableClock>, stop: () => void): Promise<void> {
  const restore = await takeSnapshot(db);

  async function obey(command: TestCommand): Promise<void> {
    switch (command.do) {
      case 'reset':
        clock.reset();
        return restore();
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
      default:
        throw new Error('There is no such command');
    }
  }

  async function answer(message: unknown): Promise<object> {
    const { id, ...command } = message as { id?: unknown } & TestCommand;
    try {
      await obey(command as TestCommand);
      return { id, ok: true };
    } catch (error) {
      return { id, error: String(error) };
    }
  }

  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => void answer(JSON.parse(line)).then((said) => console.log(JSON.stringify(said))));
  lines.on('close', stop);
  process.on('message', (message) => void answer(message).then((said) => process.send?.(said)));
}
