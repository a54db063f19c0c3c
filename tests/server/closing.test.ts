/** Closing of months: every pair of a status and a step, what is written into a closed month, ties, and work that is cut off. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { openDatabase } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';
import { sheetOf, type FileType } from '../../server/modules/closing/sheets';
import { workStage } from '../../server/modules/closing/work';
import { freezeMonth, holdMonth, postClosing } from '../../server/modules/closing/store';
import { systemClock } from '../../server/shared/clock';
import { freshDatabase } from '../../server/start/freshDatabase';
import { useClosings, type Line } from '../support/closings';
import { ledgerFaults } from '../support/ledger';
import { join } from 'node:path';
import { read, utils } from 'xlsx';

const { work, monthOf, look, begin, step, reckon, code, month, inStatus } = useClosings();

// [from, step, by whom, outcome]; the accountant begins, the administrator asks for opening again.
const table: [string, string, string, [number, string]][] = [
  ['open', 'begin', 'accountant', [202, 'calculating']],
  ['open', 'closed', 'executive', [409, 'transition_not_allowed']],
  ['open', 'open', 'executive', [409, 'transition_not_allowed']],
  ['open', 'reopened', 'executive', [409, 'transition_not_allowed']],
  ['reckoning', 'begin', 'accountant', [409, 'month_closing']],
  ['reckoning', 'closed', 'executive', [409, 'still_reckoned']],
  ['reckoning', 'open', 'executive', [200, 'open']],
  ['reckoning', 'reopened', 'executive', [409, 'transition_not_allowed']],
  ['waiting', 'begin', 'executive', [409, 'month_closing']],
  ['waiting', 'closed', 'executive', [200, 'closed']],
  ['waiting', 'open', 'executive', [200, 'open']],
  ['waiting', 'reopened', 'executive', [409, 'transition_not_allowed']],
  ['closed', 'begin', 'accountant', [409, 'month_closed']],
  ['closed', 'closed', 'executive', [409, 'month_closed']],
  ['closed', 'open', 'executive', [409, 'transition_not_allowed']],
  ['closed', 'reopened', 'director', [200, 'closed']],
  ['asked', 'reopened', 'director', [409, 'same_person']],
  ['asked', 'reopened', 'executive', [200, 'reopened']],
  ['reopened', 'begin', 'accountant', [202, 'calculating']],
  ['reopened', 'closed', 'executive', [409, 'transition_not_allowed']],
  ['reopened', 'open', 'executive', [409, 'transition_not_allowed']],
  ['reopened', 'reopened', 'executive', [409, 'transition_not_allowed']],
];
test('every pair of a status and a step is taken or refused', async () => {
  for (const [from, to, as, outcome] of table) {
    const { id, month: name } = await inStatus(from);
    const body = {
      status: to,
      ...(to === 'closed' && { month: name }),
      ...(to === 'reopened' && { comment: 'Ошибка' }),
    };
    const done = to === 'begin' ? await begin(name, as) : await step(id, { as, body });
    assert.deepEqual(code(done), outcome, `${from} ${to} by ${as}`);
  }
});

test('who may not begin, confirm or open again is refused, and so is whoever began', async () => {
  const { id, month: name } = await inStatus('waiting');
  assert.equal((await begin('1960-01', 'kam'))[0], 403);
  assert.equal((await step(id, { as: 'accountant', body: { status: 'closed', month: name } }))[0], 403);
  assert.equal((await step(id, { as: 'director', body: { status: 'closed', month: name } }))[0], 403);
  const { id: own, month: theirs } = await month();
  assert.deepEqual(code(await begin(theirs, 'executive')), [202, 'calculating']);
  await reckon();
  assert.deepEqual(await step(own, { body: { status: 'closed', month: theirs } }), [409, 'same_person']);
  assert.equal((await look(own, 'executive')).step_refusal, 'same_person');
});

test('a closed month is opened by two roles: not by two who have the same one', async () => {
  const { id } = await inStatus('asked');
  const reopened = { status: 'reopened' };
  // The accountant becomes a second administrator, as whoever asked is one, and then a director besides.
  const give = (role: string) =>
    work.db.query(
      `insert into user_roles (user_id, role_id, position)
       select a.id, r.role_id, 9 from system_users a, system_users u join user_roles r on r.user_id = u.id
       where a.username = 'accountant' and u.username = $1`,
      [role],
    );
  await give('director');
  assert.equal((await look(id)).step_refusal, 'same_role');
  assert.deepEqual(await step(id, { as: 'accountant', body: reopened }), [409, 'same_role']);
  assert.equal((await look(id, 'director')).step_refusal, 'same_person');
  assert.equal((await look(id, 'executive')).step_refusal, null);
  await give('executive');
  assert.deepEqual(code(await step(id, { as: 'accountant', body: reopened })), [200, 'reopened']);
  await work.db.query(
    `delete from user_roles where position = 9 and user_id = (select id from system_users where username = 'accountant')`,
    [],
  );
});

test('what somebody asked who may not open a month any more is asked anew', async () => {
  const { id } = await inStatus('asked');
  const hand = (from: string, to: string, roles?: number[]) =>
    work.db.query<{ role_id: number }>(
      `update user_roles h set user_id = t.id from system_users f, system_users t
       where h.user_id = f.id and f.username = $1 and t.username = $2 and ($3::int[] is null or h.role_id = any ($3)) returning h.role_id`,
      [from, to, roles ?? null],
    );
  const reopened = { status: 'reopened' };
  const moved = await hand('director', 'accountant');
  assert.equal((await look(id, 'executive')).step_refusal, null);
  assert.deepEqual(await step(id, { body: reopened }), [422, 'reason_required']);
  const again = { ...reopened, comment: 'Ошибка в аренде' };
  assert.deepEqual(code(await step(id, { as: 'accountant', body: again })), [200, 'closed']);
  assert.equal((await look(id, 'accountant')).step_refusal, 'same_person');
  assert.deepEqual(code(await step(id, { body: reopened })), [200, 'reopened']);
  const roles = moved.map(({ role_id: role }) => role);
  assert.equal((await hand('accountant', 'director', roles)).length, roles.length);
});

test('files of a closing that is stopped go after its transaction, and stay where it fails', async () => {
  const { id } = await inStatus('waiting');
  const keys = (
    await work.db.query<{ key: string }>('select file_key as key from closing_files where closing_id = $1', [id])
  ).map(({ key }) => key);
  assert.ok(keys.length > 0);
  const isThere = async (key: string) => {
    const opened = await work.files.open(key).catch(() => undefined);
    opened?.stream.destroy();
    return opened !== undefined;
  };
  await work.db.script(`
    create function refuse_cancel() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse_cancel before insert on audit for each row when (new.action = 'cancel') execute function refuse_cancel();`);
  assert.equal((await step(id, { body: { status: 'open' } }))[0], 500);
  for (const key of keys) assert.ok(await isThere(key));
  await work.db.script('drop trigger refuse_cancel on audit; drop function refuse_cancel();');
  assert.equal((await step(id, { body: { status: 'open' } }))[0], 200);
  for (const key of keys) assert.ok(!(await isThere(key)));
});

test('the month is typed, and the step is taken on what was seen', async () => {
  const { id, month: name } = await inStatus('waiting');
  assert.deepEqual(await step(id, { body: { status: 'closed', month: '2010-02' } }), [422, 'not_the_same']);
  assert.deepEqual(await step(id, { body: { status: 'closed' } }), [422, 'not_the_same']);
  const version = (await look(id)).version - 1;
  assert.deepEqual(await step(id, { body: { status: 'closed', month: name }, version }), [409, 'changed_meanwhile']);
  assert.deepEqual(await begin('2026-13'), [400, 'bad_request']);
  assert.deepEqual(await begin('2099-01'), [422, 'in_future']);
  const closed = await inStatus('closed');
  assert.deepEqual(await step(closed.id, { as: 'director', body: { status: 'reopened' } }), [422, 'reason_required']);
});

test('income and expense are brought to nothing, and after opening again only what has come since', async () => {
  const { id, month: name, investor } = await month();
  const day = `${name}-20`;
  await work.db.query(
    `insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status, created_at, updated_at)
     values ($1, 'PEN-' || $1::int::text, $2, 1, 1, 1, 0, '2010-01-01', '2011-01-01', 'closed', '2010-01-01', '2010-01-01')`,
    [id + 5000, investor],
  );
  const penalty = (amount: string) =>
    work.db.query(
      `insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at)
       values ($1, 'penalty', -$2::numeric, 0, $3, $4)`,
      [investor, amount, id + 5000, day],
    );
  await work.db.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values ($1, 'refill', 300, 300, $2)`,
    [investor, day],
  );
  await penalty('250.07');
  await work.db.query('update investors set balance = 49.93 where id = $1', [investor]);
  assert.deepEqual(code(await begin(name)), [202, 'calculating']);
  await reckon();
  const waiting = await look(id);
  assert.deepEqual(waiting.entries, [
    { debit: 9330, credit: 9910, amount: '250.07' },
    { debit: 9910, credit: 8710, amount: '250.07' },
  ]);
  assert.equal(waiting.totals?.net_profit, '250.07');
  await step(id, { body: { status: 'closed', month: name } });
  const closed = await look(id);
  assert.deepEqual(closed.entries, waiting.entries);
  assert.match(closed.digest ?? '', /^[0-9a-f]{64}$/);

  await step(id, { as: 'director', body: { status: 'reopened', comment: 'Ещё один штраф' } });
  await step(id, { body: { status: 'reopened' } });
  // What it was closed with is not what stands in it now.
  assert.equal((await look(id)).totals, null);
  await work.db.query('update investors set balance = 39.90 where id = $1', [investor]);
  await penalty('10.03');
  assert.deepEqual(code(await begin(name)), [202, 'calculating']);
  await reckon();
  assert.deepEqual((await look(id)).entries, [
    { debit: 9330, credit: 9910, amount: '10.03' },
    { debit: 9910, credit: 8710, amount: '10.03' },
  ]);
  await step(id, { body: { status: 'closed', month: name } });
  const again = await look(id);
  assert.deepEqual([again.revision, again.files_count, again.totals?.net_profit], [2, 10, '260.10']);
  assert.notEqual(again.digest, closed.digest);
  // Frozen turnovers are what the entries come to.
  const apart = await work.db.query(
    `select account from gl_turnovers t where month = $1 and (
       debit <> (select coalesce(sum(amount), 0) from gl_entries e where e.debit = t.account and e.date >= $1::date
         and e.date < $1::date + interval '1 month')
       or credit <> (select coalesce(sum(amount), 0) from gl_entries e where e.credit = t.account and e.date >= $1::date
         and e.date < $1::date + interval '1 month'))`,
    [`${name}-01`],
  );
  assert.deepEqual(apart, []);
  assert.deepEqual(await ledgerFaults(work.db), []);

  // What the months before have left on each account is read from there, and is what all entries come to.
  const [{ day: next }] = (await work.db.query<{ day: string }>(`select ($1::date + interval '1 month')::date as day`, [
    `${name}-01`,
  ])) as [{ day: string }];
  const trial = `system GET /v1/gl/trial-balance?limit=100&begin_date=${next}&end_date=${next}`;
  type Trial = { accounts: { id: number; opening_debit: string; opening_credit: string }[] };
  const { accounts } = await work.answer<Trial>(trial, { as: 'accountant' });
  const stood = await work.db.query<{ id: number; debit: string; credit: string }>(
    `select account as id, greatest(sum(amount), 0)::numeric(24, 2) as debit, greatest(-sum(amount), 0)::numeric(24, 2) as credit
     from (select debit as account, amount from gl_entries where date < $1 union all
       select credit, -amount from gl_entries where date < $1) e group by account order by account`,
    [next],
  );
  assert.deepEqual(
    accounts.map((one) => ({ id: one.id, debit: one.opening_debit, credit: one.opening_credit })),
    stood,
  );
  const card = `system GET /v1/gl/accounts/9910/card?limit=1&begin_date=${next}&end_date=${next}`;
  assert.equal((await work.answer<{ totals: { opening: string } }>(card, { as: 'accountant' })).totals.opening, '0.00');
  await work.db.query(`update gl_turnovers set debit = debit + 1 where month = $1 and account = 9910`, [`${name}-01`]);
  assert.equal(
    (await work.answer<{ totals: { opening: string } }>(card, { as: 'accountant' })).totals.opening,
    '-1.00',
  );
});

test('into a month that is being closed or is closed nobody writes, and its facts keep their sums', async () => {
  for (const status of ['waiting', 'closed'] as const) {
    const { month: name } = await inStatus(status);
    const { id: investor } = await work.one<{ id: number }>(
      'select investor_id as id from investor_transactions where created_at::date = $1',
      [`${name}-02`],
    );
    const errcode = status === 'closed' ? 'DV001' : 'DV002';
    const isRefused = (error: { code?: string }) => error.code === errcode;
    await assert.rejects(
      work.db.query(
        `insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values ($1, 'refill', 5, 5, $2)`,
        [investor, `${name}-15`],
      ),
      isRefused,
    );
    for (const change of ['amount = 999', `created_at = created_at + interval '1 day'`, `type = 'withdraw'`])
      await assert.rejects(
        work.db.query(`update investor_transactions set ${change} where investor_id = $1 and type = 'refill'`, [
          investor,
        ]),
        isRefused,
      );
  }
});

test('a wrong tiyin in each tie turns its line red, with the day on which it appeared', async () => {
  const { id, month: name, investor } = await month();
  const accounts: [string, number][] = [
    ['tie_6990', 6990],
    ['tie_6820', 6820],
    ['tie_6830', 6830],
    ['tie_6610', 6610],
    ['tie_6411', 6411],
  ];
  const line = async (wanted: string) => (await look(id)).checklist.find((one) => one.code === wanted);
  for (const [wanted, account] of accounts) {
    assert.equal((await line(wanted))?.count, 0, wanted);
    await work.db.script(`
      begin; set local session_replication_role = replica;
      insert into gl_entries (posting_id, date, debit, credit, amount, investor_id)
        select min(id), '${name}-11', 9420, ${account}, 0.01, ${investor} from gl_postings;
      commit`);
    const red = await line(wanted);
    assert.deepEqual([red?.count, red?.tie?.difference, red?.tie?.first_day], [1, '0.01', `${name}-11`], wanted);
    assert.deepEqual(await begin(name), [409, 'month_not_ready']);
    await work.db.script(`
      begin; set local session_replication_role = replica;
      delete from gl_entries where debit = 9420 and credit = ${account} and amount = 0.01; commit`);
  }
});

test('what a file says of itself is so, and the files of each time stay', async () => {
  const { id } = await inStatus('waiting');
  const { files } = await work.answer<{ files: { type: string; size: number; sha256: string; url: string }[] }>(
    `system GET /v1/get-closed-month-files/${id}`,
    { as: 'accountant' },
  );
  assert.deepEqual(
    files.map(({ type }) => type),
    ['gl', 'pnl', 'dividends', 'tax', 'investors'],
  );
  for (const { url, size, sha256 } of files) {
    const sent = await work.app.inject({ method: 'GET', url });
    assert.equal(sent.rawPayload.length, size);
    assert.equal(createHash('sha256').update(sent.rawPayload).digest('hex'), sha256);
  }
});

/** A sheet of a workbook as rows of cells. */
const cellsOf = (content: Buffer, at = 0) => {
  const book = read(content);
  return utils.sheet_to_json<(string | number | null)[]>(book.Sheets[book.SheetNames[at]!]!, {
    header: 1,
    defval: null,
  });
};
const inTiyin = (value: string | number | null | undefined) => Math.round(Number(value) * 100);
/** The file of a month that nobody closes, so that what its file would say is asked of the sheet alone. */
const fileOf = (type: FileType, day: string) =>
  work.db.transaction((sql) => buffer(sheetOf(sql, type, { day, language: 'ru' })));

test('the file of the ledger has the ties of its accounts at the end of the month, a wrong tiyin with its first day', async () => {
  const { month: name, investor } = await month();
  const last = await lastOf(name);
  const onScreen = async () => {
    type Tie = Record<'ledger' | 'records' | 'difference' | 'first_day', string | null> & { id: number };
    const { ties } = await work.answer<{ ties: Tie[] }>(`system GET /v1/gl/ties?limit=100&date=${last}`, {
      as: 'accountant',
    });
    return ties.flatMap(({ id, ledger, records, difference, first_day }) => [
      ...[ledger, records, difference].map((sum) => [id, inTiyin(sum)]),
      ...(first_day === null ? [] : [[id, first_day]]),
    ]);
  };
  const inFile = async () =>
    cellsOf(await fileOf('gl', `${name}-01`), 1)
      .filter(([label]) => /^6\d{3} /.test(String(label)))
      .map(([label, value]) => {
        const isDay = String(label).endsWith('первый день расхождения');
        return [Number(String(label).slice(0, 4)), isDay ? dayOf(value) : inTiyin(value)];
      });
  const even = await inFile();
  assert.deepEqual(even, await onScreen());
  assert.ok(even.some(([, value]) => value !== 0));
  assert.equal(even.length, 15);
  const plant = (statement: string) =>
    work.db.script(`begin; set local session_replication_role = replica; ${statement}; commit`);
  await plant(`insert into gl_entries (posting_id, date, debit, credit, amount, investor_id)
    select min(id), '${name}-11', 9420, 6830, 0.01, ${investor} from gl_postings`);
  const apart = await inFile();
  assert.deepEqual(apart, await onScreen());
  assert.deepEqual(apart.filter(([id]) => id === 6830).slice(2), [
    [6830, 1],
    [6830, `${name}-11`],
  ]);
  await plant('delete from gl_entries where debit = 9420 and credit = 6830 and amount = 0.01');
});

/** A day of a sheet, which counts days from the end of 1899. */
const dayOf = (value: string | number | null | undefined) =>
  new Date(Date.UTC(1899, 11, 30) + Number(value) * 86_400_000).toISOString().slice(0, 10);

test('each of the five files says what its screen says, beside the ledger and to the tiyin', async () => {
  const { id, month: name, investor } = await month();
  const large = '999999999999999.99';
  const day = `${name}-20`;
  const investment = id + 700_000;
  await work.db.query(
    `insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status, created_at, updated_at)
     values ($1, 'FILE-' || $1::int::text, $2, 1, 1, 1, 0, '2010-01-01', '2011-01-01', 'closed', '2010-01-01', '2010-01-01')`,
    [investment, investor],
  );
  await work.db.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, investment_id, created_at) values
       ($1, 'refill', $2::numeric, $2::numeric, null, $3), ($1, 'penalty', -0.02, $2::numeric - 0.02, $4, $3),
       ($1, 'exit_tax', -0.05, $2::numeric - 0.07, $4, $3)`,
    [investor, large, day, investment],
  );
  await work.db.query('update investors set balance = $2::numeric - 0.07 where id = $1', [investor, large]);
  await work.db.query(
    `insert into dividend_transactions (investment_id, strategy_id, month, due_month, gross, tax, net, status)
     values ($1, 1, $2, $2, 100.10, 5.01, 95.09, 'calculated')`,
    [investment, `${name}-01`],
  );
  // A line is typed beside what the ledger has of it.
  await work.db.query('insert into pnl_months (month) values ($1::date) on conflict (month) do nothing', [
    `${name}-01`,
  ]);
  await work.db.query(
    `insert into pnl_values (month_id, line_id, strategy_id, amount, updated_by, updated_at)
     select p.id, c.id, null, 7.77, u.id, $2 from pnl_months p, pnl_catalog c, system_users u
     where p.month = $1::date and c.code = 'administrative' and u.username = 'accountant'`,
    [`${name}-01`, day],
  );
  const [begin_date, end_date] = [`${name}-01`, await lastOf(name)];
  const bounds = `begin_date=${begin_date}&end_date=${end_date}`;
  const as = 'accountant';
  // What the three lines under the totals say; in each file there is no difference.
  const tied = (lines: (string | number | null)[][], column: string) => {
    const place = lines[0]!.indexOf(column);
    const ends = lines.filter(([label]) => String(label).startsWith(`${column}, `)).map((row) => row[place]);
    assert.equal(inTiyin(ends[2]), 0, column);
    assert.equal(ends[0], ends[1], column);
    return String(ends[0]);
  };
  const rowsIn = (lines: (string | number | null)[][]) =>
    lines.slice(
      1,
      lines.findIndex(([label]) => label === 'Итого'),
    );

  const gl = cellsOf(await fileOf('gl', begin_date));
  const { entries, totals } = await work.answer<{ entries: { amount: string }[]; totals: { amount: string } }>(
    `system GET /v1/gl-list?limit=100&order_by=date&${bounds}`,
    { as },
  );
  assert.equal(rowsIn(gl).length, entries.length);
  assert.deepEqual(
    rowsIn(gl)
      .map((row) => String(row[5]))
      .sort(),
    entries.map(({ amount }) => (amount === large ? large : String(Number(amount)))).sort(),
  );
  assert.equal(tied(gl, 'Сумма'), totals.amount);

  const tax = cellsOf(await fileOf('tax', begin_date));
  const card = await work.answer<{ totals: { debit: string; credit: string } }>(
    `system GET /v1/gl/accounts/6411/card?limit=1&${bounds}`,
    { as },
  );
  assert.equal(inTiyin(tied(tax, 'Сумма')), inTiyin(card.totals.debit) + inTiyin(card.totals.credit));
  assert.equal(inTiyin(tied(tax, 'Сумма')), 506);

  const dividends = cellsOf(await fileOf('dividends', begin_date));
  assert.deepEqual(
    rowsIn(dividends).map((row) => row.slice(2, 5)),
    [[100.1, 5.01, 95.09]],
  );
  assert.deepEqual(
    ['Начислено', 'Налог', 'К выплате'].map((one) => tied(dividends, one)),
    ['100.1', '5.01', '95.09'],
  );

  const investors = cellsOf(await fileOf('investors', begin_date));
  const moved = '999999999999999.92';
  assert.deepEqual(
    rowsIn(investors).map((row) => [row[0], ...row.slice(2).map(String)]),
    [[investor, '1000000000000999.99', '1000', moved]],
  );
  assert.equal(tied(investors, 'Движение баланса'), moved);

  interface Cell {
    ledger: string;
    typed: string | null;
    figure: string;
  }
  const screen = await work.answer<{
    columns: { strategy: { name: string } | null }[];
    lines: { name: string; cells: Cell[]; total: Cell }[];
    result: { cells: Cell[]; total: Cell };
  }>(`system GET /v1/profit-loss?date=${begin_date}`, { as });
  const shown = [...screen.lines, { name: 'Доходы минус расходы', ...screen.result }].flatMap(
    ({ name: line, cells, total }) =>
      [...cells, { ...total, typed: null }].map(({ ledger, typed, figure }, at) => [
        line,
        at === cells.length ? 'Всего' : (screen.columns[at]?.strategy?.name ?? 'Общие'),
        ...[ledger, typed, figure].map((sum) => (sum === null || sum === undefined ? null : inTiyin(sum))),
      ]),
  );
  const pnl = cellsOf(await fileOf('pnl', begin_date));
  const lines = pnl.slice(1, shown.length + 1);
  assert.deepEqual(
    lines.map((row) => [row[0], row[2], ...row.slice(3).map((sum) => (sum === null ? null : inTiyin(sum)))]),
    shown,
  );
  assert.ok(shown.some(([, , , typed]) => typed === 777));
  const result = pnl.slice(shown.length + 1).map((row) => row[3]);
  assert.deepEqual(result.map(inTiyin), [2, 2, 0]);

  // They are written in the language of whoever begins to close it.
  assert.equal((await begin(name, as, 'uz'))[0], 202);
  await reckon();
  const { files } = await work.answer<{ files: { url: string }[] }>(`system GET /v1/get-closed-month-files/${id}`, {
    as,
  });
  const heads = [];
  for (const { url } of files)
    heads.push(cellsOf((await work.app.inject({ method: 'GET', url })).rawPayload)[0]?.at(-1));
  assert.deepEqual(heads, ['Summa', 'Koʻrsatkich', 'Toʻlangan', 'Summa', 'Balans harakati']);
  assert.deepEqual(code(await step(id, { body: { status: 'closed', month: name } })), [200, 'closed']);
});

const lastOf = async (name: string) =>
  (await work.one<{ day: string }>(`select ($1::date + interval '1 month - 1 day')::date as day`, [`${name}-01`])).day;

test('a server that is killed after any stage goes on there, and nothing is done twice', async () => {
  const { id, month: name } = await inStatus('reckoning');
  const tools = { db: work.db, clock: work.clock, files: work.files };
  const stages = [];
  for (let round = 0; round < 3; round++) {
    stages.push((await look(id)).stage);
    // Cut off in the middle: the transaction of the stage ends without its end.
    await assert.rejects(
      work.db.transaction(async (sql) => {
        await workStage({
          ...tools,
          db: { ...work.db, transaction: (job: (one: typeof sql) => unknown) => job(sql) } as never,
        });
        throw new Error('killed');
      }),
      /killed/,
    );
    assert.equal((await look(id)).stage, stages.at(-1));
    assert.equal(await workStage(tools), true);
  }
  assert.deepEqual([...stages, (await look(id)).stage], ['checking', 'entries', 'files', 'waiting']);
  assert.equal((await look(id)).files_count, 5);
  assert.equal(await workStage(tools), false);
  assert.deepEqual(code(await step(id, { body: { status: 'closed', month: name } })), [200, 'closed']);
});

test('only the latest closed month is opened again', async () => {
  const earlier = await inStatus('closed');
  await inStatus('closed');
  const body = { status: 'reopened', comment: 'Ошибка' };
  assert.deepEqual(await step(earlier.id, { as: 'director', body }), [409, 'later_month_closed']);
  assert.equal((await look(earlier.id, 'director')).step_refusal, 'later_month_closed');
});

test('a month waits for the one before it', async () => {
  const { month: name } = await month();
  const later = `${name.slice(0, 4)}-06`;
  const investor = await work.make();
  await work.db.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
     values ($1, 'refill', 1, 1, $2::date), ($1, 'withdraw', -1, 0, $2::date)`,
    [investor, `${later}-02`],
  );
  assert.deepEqual(await begin(later), [409, 'month_not_ready']);
  const [first] = (await look((await monthOf(later)).id)).checklist;
  assert.deepEqual([first?.code, first?.count], ['previous_month', 1]);
});

test('red lines name what stands in the way', async () => {
  const { month: name } = await month();
  await work.db.query(
    `insert into cash_in_bank_claims (bank_document_number, document_date, payer_name, amount, purpose, match_confidence, status, created_at, updated_at)
     values ('1', $1::date, 'Кто-то', 1, 'Взнос', 'none', 'pending', $1::date, $1::date)`,
    [`${name}-09`],
  );
  assert.deepEqual(await begin(name), [409, 'month_not_ready']);
  const { id } = await monthOf(name);
  const [first] = (await look(id)).checklist;
  assert.deepEqual([first?.code, first?.blocks, first?.count], ['cash_in_pending', true, 1]);
  await work.db.query(`update cash_in_bank_claims set status = 'rejected' where document_date = $1`, [`${name}-09`]);
});

test('a payout that is approved is unpaid until the bank has paid it, also where its document waits or was refused', async () => {
  const { id, month: name, investor } = await month();
  const [day, investment] = [`${name}-02`, id + 900_000];
  await work.db.query(
    `insert into investments (id, contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status, created_at, updated_at)
     values ($1, 'OUT-' || $1::int::text, $2, 1, 1, 5000, 5000, '2010-01-01', '2011-01-01', 'active', '2010-01-01', '2010-01-01')`,
    [investment, investor],
  );
  await work.db.query(
    `insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount, reason_type,
       method, bank_account, mfo, status, processed_by, processed_at, created_at, updated_at)
     select 'EX-U' || s.status, $2, $3, 1000, 0, 0, 1000, 'saved_up', 'bank_account', '20208000900123450018', '00014',
       s.status, (select min(id) from system_users), $1::date, $1::date, $1::date
     from unnest(array['approved', 'to_sign', 'signed', 'failed', 'paid']) as s (status)`,
    [day, investor, investment],
  );
  assert.equal((await look(id)).checklist.find((one) => one.code === 'payouts_unpaid')?.count, 4);
  await work.db.query('delete from exit_claims where investment_id = $1', [investment]);
  await work.db.query('delete from investments where id = $1', [investment]);
});

test('a line is checked again alone, and led by whoever wrote about it last', async () => {
  const { id, month: name } = await month();
  const path = `closing-months-list/${id}/checklist/cash_in_pending`;
  const again = () => work.answer<Line>(`system GET /v1/${path}`, { as: 'accountant' });
  const write = (body: object, as = 'accountant') => work.outcome(`system POST /v1/${path}`, { as, body });
  const even = await again();
  assert.deepEqual([even.count, even.note], [0, null]);
  assert.equal((await write({}))[0], 201);
  assert.deepEqual([(await again()).note?.text, (await again()).note?.count], [null, 0]);

  await work.db.query(
    `insert into cash_in_bank_claims (bank_document_number, document_date, payer_name, amount, purpose, match_confidence, status, created_at, updated_at)
     values ('2', $1::date, 'Кто-то', 1, 'Взнос', 'none', 'pending', $1::date, $1::date)`,
    [`${name}-09`],
  );
  assert.equal((await again()).count, 1);
  assert.deepEqual(await write({}), [422, 'reason_required']);
  assert.deepEqual(await write({ text: ' ' }), [422, 'reason_required']);
  assert.equal((await write({ text: 'Ждём банк' }, 'kam'))[0], 403);
  const [status, answer] = await write({ text: ' Ждём банк ' }, 'executive');
  assert.equal(status, 201);
  const { note } = answer as Line;
  assert.deepEqual([note?.text, note?.count], ['Ждём банк', 1]);
  const shown = (await look(id)).checklist.find(({ code: one }) => one === 'cash_in_pending');
  assert.deepEqual(shown?.note, note);
  assert.deepEqual(
    (await look(id)).history
      .filter(({ action }) => action === 'note_line')
      .map((one) => one.new)
      .sort(),
    ['cash_in_pending', 'cash_in_pending', 'Ждём банк'],
  );
  await assert.rejects(
    work.db.query(`update closing_notes set text = 'Иначе' where closing_id = $1`, [id]),
    /only added to/,
  );
  await work.db.query(`update cash_in_bank_claims set status = 'rejected' where document_date = $1`, [`${name}-09`]);
  assert.equal((await work.outcome(`system GET /v1/closing-months-list/${id}/checklist/no_such`, {}))[0], 400);
});

test('of a closed month no line is written about, and what was written before belongs to that closing', async () => {
  const { id, month: name } = await month();
  const path = `closing-months-list/${id}/checklist/manual_drafts`;
  const write = () => work.outcome(`system POST /v1/${path}`, { as: 'accountant', body: { text: 'Все проведены' } });
  const noteOf = async () => (await look(id)).checklist.find((one) => one.code === 'manual_drafts')?.note?.text;
  assert.equal((await write())[0], 201);
  assert.deepEqual(code(await begin(name)), [202, 'calculating']);
  await reckon();
  assert.equal(await noteOf(), 'Все проведены');
  await step(id, { body: { status: 'closed', month: name } });
  assert.deepEqual(await write(), [409, 'month_closed']);
  assert.deepEqual(await work.outcome(`system GET /v1/${path}`, { as: 'accountant' }), [409, 'month_closed']);
  await step(id, { as: 'director', body: { status: 'reopened', comment: 'Ошибка' } });
  await step(id, { body: { status: 'reopened' } });
  assert.equal(await noteOf(), undefined);
});

test('the digest of a closed month holds until an entry is changed, and then names the day', async () => {
  interface Check {
    holds: boolean;
    kept: string;
    found: string;
    first_day: string | null;
    days: { date: string; kept_count: number; count: number; kept_amount: string; amount: string }[];
  }
  const { id, month: name } = await inStatus('closed');
  const check = () => work.answer<Check>(`system GET /v1/closing-months-list/${id}/digest`, { as: 'accountant' });
  const even = await check();
  assert.deepEqual([even.holds, even.kept, even.first_day, even.days], [true, even.found, null, []]);
  const plant = (statement: string) =>
    work.db.script(`begin; set local session_replication_role = replica; ${statement}; commit`);
  await plant(`update gl_entries set amount = amount + 0.01 where date = '${name}-05'`);
  const changed = await check();
  assert.equal(changed.holds, false);
  assert.notEqual(changed.found, changed.kept);
  assert.deepEqual(changed.days, [
    { date: `${name}-05`, kept_count: 1, count: 1, kept_amount: '1000.00', amount: '1000.01' },
  ]);
  await plant(`update gl_entries set amount = amount - 0.01 where date = '${name}-05'`);
  assert.equal((await check()).holds, true);

  // One that was taken away, and one that was written into a day without any.
  await plant(`insert into gl_entries (posting_id, date, debit, credit, amount)
    select posting_id, '${name}-20', debit, credit, amount from gl_entries where date = '${name}-02'`);
  await plant(`delete from gl_entries where date = '${name}-02'`);
  const moved = await check();
  assert.equal(moved.first_day, `${name}-02`);
  assert.deepEqual(
    moved.days.map(({ date, kept_count, count }) => [date, kept_count, count]),
    [
      [`${name}-02`, 1, 0],
      [`${name}-20`, 0, 1],
    ],
  );
  await plant(`update gl_entries set date = '${name}-02' where date = '${name}-20'`);

  const open = await month();
  assert.deepEqual(await work.outcome(`system GET /v1/closing-months-list/${open.id}/digest`, { as: 'accountant' }), [
    409,
    'month_not_closed',
  ]);
});

const postgres = process.env.TEST_DATABASE_URL;
test(
  'on two connections a posting is in the month before it closes or refused after',
  { skip: !postgres },
  async () => {
    const { url, drop } = await freshDatabase(postgres!);
    const [one, other] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    try {
      await migrate(one, systemClock, join(import.meta.dirname, '../../server/migrations'));
      await one.script(`
      insert into system_users (id, username, first_name, last_name, user_type, password_hash, created_at, updated_at)
        values (1, 'a', 'А', 'Б', 'system', 'x', now(), now());
      insert into investors (id, subject, status, phone_number, created_at, updated_at)
        values (1, 'individual', 'active', '998900000001', '2026-01-01', '2026-01-01');
      insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values (1, 'refill', 10, 10, '2026-03-02')`);
      const close = () =>
        one.transaction(async (sql) => {
          const id = await holdMonth(sql, '2026-03-01');
          await sql.query('select pg_sleep(0.3)', []);
          await postClosing(sql, '2026-03-01', '2026-04-01 10:00:00');
          await freezeMonth(sql, id, '2026-03-01', 1, '2026-04-01 10:00:00');
        });
      const post = (db: typeof one) =>
        db
          .query(
            `insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values (1, 'refill', 5, 15, '2026-03-03')`,
            [],
          )
          .then(
            () => 'posted',
            (error: { code?: string }) => error.code,
          );
      const written = await post(other);
      assert.equal(written, 'posted');
      const closing = close();
      await new Promise((done) => setTimeout(done, 100));
      assert.equal(await post(other), 'DV001');
      await closing;
      const [sum] = await one.query<{ credit: string }>('select credit from gl_turnovers where account = 6990', []);
      assert.equal(sum?.credit, '15.00');
    } finally {
      await Promise.all([one.close(), other.close()]);
      await drop();
    }
  },
);
