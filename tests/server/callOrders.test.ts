/** Orders of calls: who takes one, what becomes of it, and who is told the phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { useWork } from '../support/investorWork';

type Callback = Reply<'getCallback'>;

const work = useWork(async (prepared) => {
  await prepared.db.query(
    `insert into projects (title_ru, address, type, amount_to_raise, amount_lot, project_amount, acceptance_deadline,
       created_at, updated_at)
     values ('ЖК «Bahor»', 'Ташкент', 'land', 10, 5, 10, '2027-05-01', '2026-01-01', '2026-01-01')`,
  );
});

async function order(status = 'new', columns: { name?: string; phone?: string; at?: string } = {}): Promise<number> {
  const { name = 'Каримова Дилноза', phone = '998901234567', at = '2026-03-05 10:00:00' } = columns;
  const { id } = await work.one<{ id: number }>(
    `insert into call_orders (name, phone, project_id, status, comment, taken_by, taken_at, decided_at, created_at, updated_at)
     select $2, $3, p.id, $1, case when $1 = 'rejected' then 'Не наш' end, case when $1 <> 'new' then u.id end,
       case when $1 <> 'new' then $4::timestamp end, case when $1 in ('done', 'rejected') then $4::timestamp end, $4, $4
     from (select id from projects order by id limit 1) p, system_users u where u.username = 'moderator' returning id`,
    [status, name, phone, at],
  );
  return id;
}
const change = (id: number, body: object, { as = 'director', version = 1 } = {}) =>
  work.outcome(`invest PATCH /project/callbacks/${id}`, { as, version, body });
const list = (query: string, as = 'director') =>
  work.answer<Reply<'listCallbacks'>>(`invest GET /project/callbacks?${query}`, { as });

// By hand from the page: new → in_progress → done | rejected | no_answer → in_progress.
const legal: Record<string, string[]> = {
  new: ['in_progress'],
  in_progress: ['done', 'rejected', 'no_answer'],
  no_answer: ['in_progress'],
  done: [],
  rejected: [],
};

test('every pair of a status and a step is taken or refused', async () => {
  for (const from of Object.keys(legal))
    for (const to of ['in_progress', 'done', 'rejected', 'no_answer']) {
      const id = await order(from);
      const answer = await change(id, { status: to, ...(to === 'rejected' && { comment: 'Не наш' }) });
      // Taking what somebody has says who it was, and has a code of its own.
      if (from === 'in_progress' && to === 'in_progress') assert.deepEqual(answer, [409, 'call_order_taken']);
      else await work.expectMove('call_orders', id, answer, { from, to, isLegal: legal[from]!.includes(to) });
    }
  assert.equal((await change(await order(), { status: 'new' }))[0], 400);
});

test('whoever takes an order is named, and so is who takes it after nobody answered', async () => {
  const id = await order();
  const [, taken] = await change(id, { status: 'in_progress' }, { as: 'moderator' });
  const { taken_by: first, taken_at: at, history } = taken as Callback;
  assert.deepEqual([first?.name, at !== null], ['Дилноза Каримова', true]);
  assert.deepEqual(
    history.map((row) => [row.action, row.field, row.old, row.new, row.user?.name]),
    [['change_status', 'status', 'new', 'in_progress', 'Дилноза Каримова']],
  );
  await change(id, { status: 'no_answer', comment: 'Не берёт трубку' }, { as: 'moderator', version: 2 });
  const [, again] = await change(id, { status: 'in_progress' }, { version: 3 });
  assert.notEqual((again as Callback).taken_by?.name, first?.name);
  const [, done] = await change(id, { status: 'done' }, { version: 4 });
  const { decided_at: decided, comment } = done as Callback;
  assert.deepEqual([decided !== null, comment], [true, 'Не берёт трубку']);
});

test('of two who take one order at once one wins, and the other is told who', async () => {
  const id = await order();
  const answers = await Promise.all(
    ['moderator', 'director'].map((as) =>
      work.do(`invest PATCH /project/callbacks/${id}`, { as, version: 1, body: { status: 'in_progress' } }),
    ),
  );
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
  const winner = answers.find(({ statusCode }) => statusCode === 200)!.json<Callback>();
  const refused = answers
    .find(({ statusCode }) => statusCode === 409)!
    .json<{
      code: string;
      error: string;
      current: Callback;
    }>();
  assert.equal(refused.code, 'call_order_taken');
  assert.equal(refused.error, `Taken by ${winner.taken_by?.name}`);
  assert.deepEqual(refused.current.taken_by, winner.taken_by);
});

test('a rejection needs a reason, and a step is taken on what was seen', async () => {
  const id = await order('in_progress');
  assert.deepEqual(await change(id, { status: 'rejected' }), [422, 'reason_required']);
  assert.deepEqual(await change(id, { status: 'rejected', comment: '  ' }), [422, 'reason_required']);
  assert.deepEqual(await change(id, { status: 'done' }, { version: 7 }), [409, 'changed_meanwhile']);
  assert.equal((await change(id, { status: 'rejected', comment: 'Ищет жильё' }))[0], 200);
  assert.equal((await change(999_999, { status: 'done' }))[0], 404);
  assert.equal((await change(await order(), { status: 'in_progress' }, { as: 'kam' }))[0], 403);
});

test('the answer has the oldest first, and is found by name, number and a whole phone', async () => {
  await work.db.query('delete from call_orders');
  const old = await order('new', { at: '2026-01-02 09:00:00' });
  const late = await order('done', { name: 'Sardor Aliyev', phone: '998937654321', at: '2026-04-02 09:00:00' });
  const ids = async (query: string) => (await list(query)).callbacks.map(({ ticket_id: id }) => id);
  assert.deepEqual(await ids(''), [old, late]);
  assert.deepEqual(await ids('order_by=-created_at'), [late, old]);
  assert.deepEqual(await ids('status=new'), [old]);
  assert.deepEqual(await ids('begin_date=2026-04-01'), [late]);
  assert.deepEqual(await ids('search=Сардор'), [late]);
  assert.deepEqual(await ids(`search=${old}`), [old]);
  assert.deepEqual(await ids('search=7654321'), [late]);
  assert.deepEqual(await ids('search=4321'), []);
  assert.deepEqual(await ids('project_id=999999'), []);
  const searched = await work.one<{ count: number }>(
    `select count(*)::int as count from audit where entity = 'number_search' and entity_id = 'call_orders'`,
  );
  assert.equal(searched.count, 1);
  await change(old, { status: 'in_progress' });
  assert.deepEqual(await ids('is_mine=true'), [old]);
});

test('the project is named in the language of the reader, in Russian where it has no such title', async () => {
  const id = await order();
  await work.db.query(`update projects set title_en = 'Bahor residence'`);
  const names = async (language: string) => {
    const one = await work.answer<Callback>(`invest GET /project/callbacks/${id}`, { language });
    const all = await work.answer<Reply<'listCallbacks'>>('invest GET /project/callbacks?search=' + id, { language });
    return [one.project.name, all.callbacks[0]?.project.name];
  };
  assert.deepEqual(await names('en'), ['Bahor residence', 'Bahor residence']);
  assert.deepEqual(await names('uz'), ['ЖК «Bahor»', 'ЖК «Bahor»']);
});

test('the phone is masked until it is looked at, and every look is written down and counted', async () => {
  const id = await order();
  const { phone } = await work.answer<Callback>(`invest GET /project/callbacks/${id}`, { as: 'moderator' });
  assert.equal(phone, '+998 90 *** ** 67');
  const look = () => work.outcome(`invest GET /project/callbacks/${id}/phone`, { as: 'moderator' });
  assert.deepEqual(await look(), [200, { phone: '998901234567' }]);
  assert.deepEqual(await work.journalOf(id, 'call_order'), [
    { action: 'reveal', field: 'phone', old: null, new: null },
  ]);
  const { id: user } = await work.one<{ id: number }>(`select id from system_users where username = 'moderator'`);
  await work.db.query(
    `insert into secret_reads (user_id, kind, subject, read_at)
     select $1, 'reveal', 'phone', $2::timestamp from generate_series(1, 399)`,
    [user, new Date(Date.now() + 5 * 3600_000).toISOString().slice(0, 23).replace('T', ' ')],
  );
  assert.deepEqual(await look(), [429, 'too_many_reveals']);
});
