/** Months of years of their own, led from one status to the next through the calls. */
import assert from 'node:assert/strict';
import { workStage } from '../../server/modules/closing/work';
import { useWork } from './investorWork';

export interface Line {
  code: string;
  blocks: boolean;
  count: number;
  tie: { ledger: string; records: string; difference: string; first_day: string | null } | null;
  note: { text: string | null; count: number; created_by: { name: string }; created_at: string } | null;
}
export interface Month {
  id: number;
  version: number;
  month: string;
  status: string;
  stage: string | null;
  revision: number;
  step_refusal: string | null;
  totals: Record<string, string> | null;
  digest: string | null;
  files_count: number;
  checklist: Line[];
  entries: { debit: number; credit: number; amount: string }[];
  history: { action: string; field: string; old: string | null; new: string | null }[];
}
interface Step {
  as?: string;
  body: object;
  version?: number;
}

/** One back end for all tests of a file, and hands for everything that is done with a month. */
export function useClosings() {
  const work = useWork();
  const list = 'system GET /v1/closing-months-list';
  const monthOf = async (month: string): Promise<Month> => {
    const { months } = await work.answer<{ months: Month[] }>(`${list}?limit=100`);
    const found = months.find((one) => one.month === month);
    assert.ok(found, month);
    return found;
  };
  const look = (id: number, as = 'accountant') => work.answer<Month>(`${list}/${id}`, { as });
  const begin = (month: string, as = 'accountant', language?: string) =>
    work.outcome('system POST /v1/end-of-month-create', { as, body: { month }, language });
  const step = async (id: number, { as = 'executive', body, version }: Step) =>
    work.outcome(`system PUT /v1/closing-months-list/${id}`, {
      ...{ as, body, version: version ?? (await look(id)).version },
    });
  /** Reckons until nothing is left, as the server does in the background. */
  async function reckon() {
    const tools = { db: work.db, clock: work.clock, files: work.files };
    for (;;) {
      while (await workStage(tools));
      // The server itself may be at it, too.
      const rest = await work.db.query(
        `select from closing_months where status = 'calculating' and stage <> 'waiting'`,
        [],
      );
      if (rest.length === 0) return;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
  const code = ([status, body]: [number, unknown]) => [status, status < 400 ? (body as Month).status : body];

  let years = 1960;
  /** A month of a year of its own with a refill and a penalty in it, long over, and the months before it closed. */
  async function month(): Promise<{ id: number; month: string; investor: number }> {
    years += 1;
    const investor = await work.make();
    await work.db.query(
      `insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
     values ($1, 'refill', 1000, 1000, $2::date), ($1, 'withdraw', -1000, 0, $2::date + 3)`,
      [investor, `${years}-05-02`],
    );
    await work.db.query(
      `update closing_months set status = 'closed', stage = null, digest = repeat('0', 64) where month < $1::date and status <> 'closed'`,
      [`${years}-05-01`],
    );
    const { id } = await work.one<{ id: number }>('select id from closing_months where month = $1', [`${years}-05-01`]);
    return { id, month: `${years}-05`, investor };
  }
  /** One in this status, by the ways that lead there. */
  async function inStatus(status: string): Promise<{ id: number; month: string }> {
    const made = await month();
    if (status === 'open') return made;
    assert.deepEqual(code(await begin(made.month)), [202, 'calculating']);
    await reckon();
    if (status === 'reckoning') {
      // Nobody wakes the background for it.
      await work.db.query('delete from closing_files where closing_id = $1', [made.id]);
      await work.db.query(`update closing_months set stage = 'checking' where id = $1`, [made.id]);
      return made;
    }
    if (status === 'waiting') return made;
    assert.deepEqual(code(await step(made.id, { body: { status: 'closed', month: made.month } })), [200, 'closed']);
    if (status === 'closed') return made;
    const reopened = { status: 'reopened', comment: 'Счёт пришёл позже' };
    assert.deepEqual(code(await step(made.id, { as: 'director', body: reopened })), [200, 'closed']);
    if (status === 'asked') return made;
    assert.deepEqual(code(await step(made.id, { body: { status: 'reopened' } })), [200, 'reopened']);
    return made;
  }

  return { work, monthOf, look, begin, step, reckon, code, month, inStatus };
}
