/** Real-estate projects: their states, their lots, their files, and two who want the same at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { sellLots } from '../../server/modules/projects/index';
import { removeOnce } from '../../server/modules/uploads/forgottenUploads';
import type { Refusal } from '../../server/shared/problem';
import { useWork } from '../support/investorWork';
import { formOf, samples, video } from '../support/uploads';

type Project = Reply<'getProject'>;
type Offer = Reply<'getProjectOffer'>;

const work = useWork();
const path = '/project/projects';

const wanted = {
  ...{ title_ru: 'ЖК «Bahor»', title_uz: '«Bahor» majmuasi', address: 'Ташкент, улица Бобура, 12' },
  ...{ typeProject: 'residential', acceptanceDeadline: '2027-05-01' },
  ...{ amountToRaise: '1800000000.00', amountLot: '2500000.00', projectAmount: '3200000000.00' },
};
const create = (body: object = {}, as = 'director') =>
  work.outcome(`invest POST ${path}`, { as, body: { ...wanted, ...body } });
async function made(body: object = {}): Promise<Project> {
  const [status, project] = await create(body);
  assert.equal(status, 201, JSON.stringify(project));
  return project as Project;
}
const read = (id: number) => work.answer<Project>(`invest GET ${path}/${id}`);
const change = (project: { id: number; version: number }, body: object, as = 'director') =>
  work.outcome(`invest PUT ${path}/${project.id}`, { as, version: project.version, body });

/** A project in a status, with all lots sold where that status asks for it. */
async function inStatus(status: string): Promise<Project> {
  const { id } = await made();
  const isFull = ['funded', 'in_progress', 'completed'].includes(status);
  await work.db.query('update projects set status = $2, sold_count = case when $3 then lots else 0 end where id = $1', [
    ...[id, status],
    isFull,
  ]);
  return read(id);
}
const sell = (projectId: number, count: number) =>
  work.db.transaction((sql) => sellLots(sql, { projectId, count, clock: work.clock }));
const codeOf = (sale: Promise<unknown>) =>
  sale.then(
    () => 'sold',
    (error: Refusal) => error.code,
  );

const tokens: Record<string, string> = {};
async function upload(content: Buffer, name: string, as = 'director') {
  const token = (tokens[as] ??= (await work.signIn(as)).access_token);
  const { payload, headers } = formOf(content, name);
  const answer = await work.call({ method: 'POST', url: '/api/investment/files/temp', payload, headers, token });
  return { status: answer.statusCode, body: answer.json<Reply<'uploadTemporaryFile'> & { code?: string }>() };
}
const keyOf = async (content = samples.png, name = 'фасад.png', as = 'director') =>
  (await upload(content, name, as)).body.document_key;
const attach = (project_id: number, document_key: string, more: object = {}, as = 'director') =>
  work.outcome('invest POST /project/project-attachments', {
    as,
    body: { project_id, type: 'image', title: 'Фасад', document_key, ...more },
  });
const titles = async (id: number) => (await read(id)).attachments.map(({ title, order }) => `${order} ${title}`);
const saveOffer = (id: number, version: number, document_ids: readonly string[], as = 'director') =>
  work.outcome(`invest PUT ${path}/${id}/offer`, { as, version, body: { document_ids } });

test('a project begins as a draft, with its lots counted', async () => {
  const project = await made({
    communityLink: 'https://t.me/bahor',
    expectedIncome: 24.5,
    timeToProfit: 18,
    lat: 41.31,
  });
  assert.deepEqual(
    [project.statusProject, project.showProject, project.lots, project.soldCount, project.lots_left],
    ['draft', false, 720, 0, 720],
  );
  assert.deepEqual(
    [project.amountFact, project.raised_percent, project.amountOfDeveloper, project.lat, project.expectedIncome],
    ['0.00', 0, '0.00', 41.31, 24.5],
  );
  assert.deepEqual(
    project.history.map((row) => [row.action, row.field, row.new]),
    [['create', 'statusProject', 'draft']],
  );
});

test('the example of the design: 432 of 720 lots sold are 60 %, and 288 are left', async () => {
  const { id } = await inStatus('fundraising');
  await sell(id, 432);
  const { amountFact, raised_percent: percent, soldCount, lots_left: left, lots } = await read(id);
  assert.deepEqual([lots, soldCount, left, percent, amountFact], [720, 432, 288, 60, '1080000000.00']);
});

test('what is raised is rounded down: all but one lot is not all', async () => {
  const { id } = await made({ amountToRaise: '100000.00', amountLot: '1.00' });
  await work.db.query(`update projects set status = 'fundraising', sold_count = 99999 where id = $1`, [id]);
  assert.equal((await read(id)).raised_percent, 99.99);
});

// By hand from the page: draft → fundraising → funded (by itself) → in_progress → completed; any → archived → draft.
const legal: Record<string, string[]> = {
  draft: ['fundraising', 'archived'],
  fundraising: ['archived'],
  funded: ['in_progress', 'archived'],
  in_progress: ['completed', 'archived'],
  completed: ['archived'],
  archived: ['draft'],
};
const statuses = Object.keys(legal);

test('every pair of a status and a move is made or refused', async () => {
  for (const from of statuses)
    for (const to of statuses) {
      const project = await inStatus(from);
      const isLegal = legal[from]!.includes(to);
      const [status, answer] = await change(project, { statusProject: to });
      if (isLegal) assert.equal(status, 201, `${from} ${to}: ${JSON.stringify(answer)}`);
      else assert.deepEqual([status, answer], [409, 'transition_not_allowed'], `${from} ${to}`);
      assert.equal(await work.statusOf('projects', project.id), isLegal ? to : from);
    }
});

test('whether it is shown does not depend on its status', async () => {
  for (const from of statuses) {
    const project = await inStatus(from);
    const [status, answer] = await change(project, { showProject: true });
    const { showProject, statusProject } = answer as Project;
    assert.deepEqual([status, showProject, statusProject], [201, true, from]);
  }
});

test('lots are sold only while money is raised', async () => {
  for (const from of statuses) {
    const { id } = await inStatus(from);
    assert.equal(await codeOf(sell(id, 1)), from === 'fundraising' ? 'sold' : 'transition_not_allowed', from);
  }
});

test('721 of 720 lots are refused, and the last one makes the project funded', async () => {
  const { id } = await inStatus('fundraising');
  assert.equal(await codeOf(sell(id, 721)), 'no_lots_left');
  assert.equal(await codeOf(sell(id, 0)), 'out_of_range');
  await sell(id, 719);
  assert.equal((await read(id)).statusProject, 'fundraising');
  await sell(id, 1);
  const { statusProject, lots_left: left, amountFact, history } = await read(id);
  assert.deepEqual([statusProject, left, amountFact], ['funded', 0, '1800000000.00']);
  assert.deepEqual(
    history.slice(0, 2).map((row) => [row.action, row.field, row.old, row.new, row.user]),
    [
      ['sell_lots', 'statusProject', 'fundraising', 'funded', null],
      ['sell_lots', 'soldCount', '719', '720', null],
    ],
  );
});

test('of two who want the last lots one gets them', async () => {
  const { id } = await inStatus('fundraising');
  await sell(id, 700);
  const sold = await Promise.all([codeOf(sell(id, 20)), codeOf(sell(id, 20))]);
  // The second finds a project that has raised everything.
  assert.deepEqual(sold.toSorted(), ['sold', 'transition_not_allowed']);
  assert.deepEqual([(await read(id)).soldCount, (await read(id)).statusProject], [720, 'funded']);
});

test('one that comes back from the archive with all of its lots sold is funded at once', async () => {
  const project = await inStatus('funded');
  const [, archived] = await change(project, { statusProject: 'archived' });
  const [, draft] = await change(archived as Project, { statusProject: 'draft' });
  const [status, answer] = await change(draft as Project, { statusProject: 'fundraising' });
  assert.deepEqual([status, (answer as Project).statusProject], [201, 'funded']);
});

test('lots are whole, in the call and in the database', async () => {
  assert.deepEqual(await create({ amountToRaise: '1800000001.00' }), [422, 'lots_not_whole']);
  const answer = await work.do(`invest POST ${path}`, {
    as: 'director',
    body: { ...wanted, amountLot: '2500000.01' },
  });
  assert.deepEqual(answer.json<{ fields: object }>().fields, { amountToRaise: 'lots_not_whole' });
  const { id } = await inStatus('fundraising');
  for (const text of [
    'amount_to_raise = amount_to_raise + 1',
    'sold_count = lots + 1',
    'sold_count = -1',
    'sold_count = lots',
    `status = 'funded'`,
    `amount_lot = 0`,
  ])
    await assert.rejects(work.db.query(`update projects set ${text} where id = $1`, [id]), /check|division/, text);
});

test('amounts that are none, days that are none and links that are not safe are refused', async () => {
  for (const [body, code] of [
    [{ amountToRaise: '0.00' }, 'invalid_amount'],
    [{ amountToRaise: '-2500000.00' }, 'invalid_amount'],
    [{ amountLot: '0.00' }, 'invalid_amount'],
    [{ amountLot: '0.01' }, 'out_of_range'],
    [{ projectAmount: '-1.00' }, 'invalid_amount'],
    [{ amountOfDeveloper: '-1.00' }, 'invalid_amount'],
    [{ acceptanceDeadline: '2027-02-30' }, 'no_such_day'],
  ] as const)
    assert.deepEqual(await create(body), [422, code], JSON.stringify(body));
  for (const body of [
    { amountToRaise: '1.001' },
    { amountToRaise: '99999999999999999.00' },
    { communityLink: 'http://t.me/bahor' },
    { communityLink: 'javascript:alert(1)' },
    { title_ru: '  ' },
    { typeProject: 'castle' },
    { timeToProfit: -1 },
    { lat: 91 },
    { soldCount: 5 },
    { statusProject: 'funded' },
  ])
    assert.equal((await create(body))[0], 400, JSON.stringify(body));
});

test('once a lot is sold the amount and the lot stay, and the words may change', async () => {
  const { id } = await inStatus('fundraising');
  await sell(id, 1);
  const project = await read(id);
  assert.deepEqual(await change(project, { amountLot: '5000000.00' }), [409, 'lots_sold']);
  assert.deepEqual(await change(project, { amountToRaise: '2500000.00' }), [409, 'lots_sold']);
  const [status, answer] = await change(project, {
    ...{ amountLot: project.amountLot, title_en: '  Bahor residence ', title_uz: '', projectStep: 'Этажей: 6' },
  });
  const { title_en, title_uz, projectStep, history } = answer as Project;
  assert.deepEqual([status, title_en, title_uz, projectStep], [201, 'Bahor residence', null, 'Этажей: 6']);
  assert.deepEqual(
    history
      .filter(({ action }) => action === 'update')
      .map(({ field }) => field)
      .toSorted(),
    ['projectStep', 'title_en', 'title_uz'],
  );
});

test('a change on a version that has passed is refused with the project as it stands', async () => {
  const project = await made();
  assert.equal((await change(project, { title_ru: 'Первый' }))[0], 201);
  const late = await work.do(`invest PUT ${path}/${project.id}`, {
    ...{ as: 'director', version: project.version, body: { title_ru: 'Второй' } },
  });
  const problem = late.json<{ code: string; current: Project }>();
  assert.deepEqual([late.statusCode, problem.code, problem.current.title_ru], [409, 'changed_meanwhile', 'Первый']);
});

test('the list is filtered, ordered and summed', async () => {
  await work.db.query('delete from projects');
  const first = await made({ title_en: 'Spring' });
  await made({
    ...{ title_ru: 'Склады', title_uz: null, typeProject: 'commercial', acceptanceDeadline: '2026-12-31' },
    amountToRaise: '5000000.00',
  });
  await change(first, { statusProject: 'fundraising', showProject: true });
  await sell(first.id, 432);
  const list = (query: string) => work.answer<Reply<'listProjects'>>(`invest GET ${path}?${query}`);
  const all = await list('');
  assert.deepEqual([all.total, all.totals], [2, { amountToRaise: '1805000000.00', amountFact: '1080000000.00' }]);
  const found = async (query: string) => (await list(query)).projects.map(({ title_ru: title }) => title);
  assert.deepEqual(await found('statusProject=fundraising'), ['ЖК «Bahor»']);
  assert.deepEqual(await found('typeProject=commercial&typeProject=land'), ['Склады']);
  assert.deepEqual(await found('showProject=false'), ['Склады']);
  assert.deepEqual(await found('begin_date=2027-01-01'), ['ЖК «Bahor»']);
  assert.deepEqual(await found('search=спринг'), ['ЖК «Bahor»']);
  assert.deepEqual(await found('search=бахор'), ['ЖК «Bahor»']);
  assert.deepEqual(await found(`search=${first.id}`), ['ЖК «Bahor»']);
  assert.deepEqual(await found('order_by=acceptanceDeadline'), ['Склады', 'ЖК «Bahor»']);
  assert.deepEqual(await found('order_by=-raised_percent'), ['ЖК «Bahor»', 'Склады']);
  assert.deepEqual(await found('order_by=amountToRaise&limit=1&offset=1'), ['ЖК «Bahor»']);
});

test('a picture is attached by its key, named, moved and taken away with its file (EXT-09)', async () => {
  const { id } = await made();
  for (const title of ['Первое', 'Второе', 'Третье'])
    assert.equal((await attach(id, await keyOf(), { title }))[0], 201);
  assert.deepEqual(await titles(id), ['1 Первое', '2 Второе', '3 Третье']);
  assert.equal((await attach(id, await keyOf(), { title: 'Впереди', order: 1 }))[0], 201);
  assert.deepEqual(await titles(id), ['1 Впереди', '2 Первое', '3 Второе', '4 Третье']);
  const last = (await read(id)).attachments[3]!;
  const one = `invest PUT /project/project-attachments/${last.id}`;
  const [status] = await work.outcome(one, {
    ...{ as: 'director', version: last.version, body: { order: 2, title: 'Двор' } },
  });
  assert.equal(status, 200);
  assert.deepEqual(await titles(id), ['1 Впереди', '2 Двор', '3 Первое', '4 Второе']);
  assert.deepEqual(await work.outcome(one, { as: 'director', version: last.version, body: { title: 'Поздно' } }), [
    409,
    'changed_meanwhile',
  ]);
  const { url } = (await read(id)).attachments[1]!;
  assert.equal((await work.call({ method: 'GET', url })).statusCode, 200);
  const gone = await work.do(`invest DELETE /project/project-attachments/${last.id}`, { as: 'director' });
  assert.equal(gone.statusCode, 204);
  assert.deepEqual(await titles(id), ['1 Впереди', '2 Первое', '3 Второе']);
  assert.equal((await work.call({ method: 'GET', url })).statusCode, 404);
  const { history } = await read(id);
  assert.deepEqual(
    history.slice(0, 4).map((row) => [row.action, row.field, row.old, row.new]),
    [
      ['detach', 'attachment', 'Двор', null],
      ['update_attachment', 'order', '4', '2'],
      ['update_attachment', 'attachment', null, 'Двор'],
      ['update_attachment', 'attachment', 'Третье', 'Двор'],
    ],
  );
});

test('a key that is another’s, was used, has run out or was never given is refused on its field', async () => {
  const { id } = await made();
  const foreign = await keyOf(samples.png, 'a.png', 'executive');
  assert.deepEqual(await attach(id, foreign), [422, 'file_missing']);
  const key = await keyOf();
  assert.equal((await attach(id, key))[0], 201);
  const again = await work.do('invest POST /project/project-attachments', {
    ...{ as: 'director', body: { project_id: id, type: 'image', title: 'Ещё раз', document_key: key } },
  });
  const { code, fields } = again.json<{ code: string; fields: object }>();
  assert.deepEqual([again.statusCode, code, fields], [422, code, { document_key: 'file_already_attached' }]);
  assert.deepEqual(await attach(id, '00000000-0000-4000-8000-000000000009'), [422, 'file_missing']);
  assert.equal((await attach(id, 'not a key'))[0], 400);
  const old = await keyOf();
  await work.db.query(
    `update temp_files set created_at = created_at - interval '24 hours 1 minute' where document_key = $1`,
    [old],
  );
  assert.deepEqual(await attach(id, old), [422, 'file_missing']);
  assert.equal((await attach(999_999, await keyOf()))[0], 404);
});

test('of two who use one key at once one is served', async () => {
  const { id } = await made();
  const other = await made();
  const key = await keyOf();
  const answers = await Promise.all([attach(id, key), attach(other.id, key)]);
  assert.deepEqual(answers.map(([status]) => status).toSorted(), [201, 422]);
  assert.equal((await titles(id)).length + (await titles(other.id)).length, 1);
});

test('each type takes its own kinds of file', async () => {
  const { id } = await made();
  const accepted: Record<string, string[]> = {
    image: ['jpg', 'png', 'webp'],
    plan: ['jpg', 'png', 'webp', 'pdf'],
    video: ['mp4'],
    document: ['pdf', 'docx', 'xlsx'],
  };
  for (const [type, kinds] of Object.entries(accepted))
    for (const [kind, content] of Object.entries({ ...samples, mp4: video })) {
      const [status, answer] = await attach(id, await keyOf(content, `a.${kind}`), { type });
      if (kinds.includes(kind)) assert.equal(status, 201, `${type} ${kind}: ${JSON.stringify(answer)}`);
      else assert.deepEqual([status, answer], [422, 'file_kind_not_allowed'], `${type} ${kind}`);
    }
});

test('an upload is known by its content, and a video is taken nowhere else', async () => {
  assert.equal((await upload(Buffer.from('MZ…'), 'фасад.png')).status, 415);
  const { status, body } = await upload(samples.pdf, '../../план.png');
  assert.deepEqual([status, body.name, body.kind], [201, 'план.png', 'application/pdf']);
  const { access_token: token } = await work.signIn('moderator');
  const { payload, headers } = formOf(video, 'film.mp4');
  const answer = await work.call({ method: 'POST', url: '/api/investment/files', payload, headers, token });
  assert.equal(answer.statusCode, 415);
  assert.equal((await upload(samples.png, 'a.png', 'moderator')).status, 403);
});

test('two offers are saved, the old one survives the next save, and what is not named goes', async () => {
  const project = await made();
  const [first, second] = [await keyOf(samples.pdf, 'Оферта.pdf'), await keyOf(samples.pdf, 'Приложение.pdf')];
  const [status, saved] = await saveOffer(project.id, project.version, [first, second]);
  const { documents, document_urls: urls, version } = saved as Offer;
  assert.deepEqual([status, documents.map(({ name }) => name)], [200, ['Оферта.pdf', 'Приложение.pdf']]);
  assert.deepEqual(
    urls,
    documents.map(({ url }) => url),
  );
  const third = await keyOf(samples.docx, 'Правила.docx');
  const [, more] = await saveOffer(project.id, version, [third, ...documents.map(({ id }) => id)]);
  assert.deepEqual(
    (more as Offer).documents.map(({ name }) => name),
    ['Правила.docx', 'Оферта.pdf', 'Приложение.pdf'],
  );
  const [, less] = await saveOffer(project.id, (more as Offer).version, [second]);
  assert.deepEqual(
    (less as Offer).documents.map(({ id }) => id),
    [second],
  );
  assert.equal((await work.call({ method: 'GET', url: urls[0]! })).statusCode, 404);
  assert.equal((await work.call({ method: 'GET', url: urls[1]! })).statusCode, 200);
  assert.deepEqual(await saveOffer(project.id, version, []), [409, 'changed_meanwhile']);
  const foreign = await keyOf(samples.pdf, 'a.pdf', 'executive');
  const { version: now } = less as Offer;
  assert.deepEqual(await saveOffer(project.id, now, [second, foreign]), [422, 'file_missing']);
  assert.deepEqual(await saveOffer(project.id, now, [first]), [422, 'file_missing']);
  assert.deepEqual(await saveOffer(project.id, now, [await keyOf()]), [422, 'file_kind_not_allowed']);
  // A document of one project is not the offer of another.
  const other = await made();
  assert.deepEqual(await saveOffer(other.id, other.version, [second]), [422, 'file_already_attached']);
});

test('who may change a project and not enable one neither moves nor shows it, and the other way round', async () => {
  const project = await made();
  await work.deny('administrator', 'projects.enable');
  assert.deepEqual(await change(project, { showProject: true }), [403, 'forbidden']);
  assert.deepEqual(await change(project, { statusProject: 'fundraising' }), [403, 'forbidden']);
  assert.equal((await change(project, { title_ru: 'Другой' }))[0], 201);
  await work.deny('director', 'projects.update');
  const now = await read(project.id);
  assert.deepEqual(await change(now, { title_ru: 'Третий' }, 'executive'), [403, 'forbidden']);
  assert.equal((await change(now, { statusProject: 'fundraising' }, 'executive'))[0], 201);
  assert.equal((await change(project, { title_ru: 'Чужой' }, 'moderator'))[0], 403);
});

test('what nothing was made of for a day is gone, with its key', async () => {
  const { id } = await made();
  const kept = await keyOf();
  await attach(id, kept);
  const left = await keyOf();
  work.clock.advance(25 * 3600_000);
  await removeOnce(work);
  const keys = await work.db.query<{ document_key: string }>(
    'select document_key from temp_files where document_key = any ($1::uuid[])',
    [[kept, left]],
  );
  assert.deepEqual(keys, [{ document_key: kept }]);
  const attachments = await work.db.query('select id from project_attachments where project_id = $1', [id]);
  assert.equal(attachments.length, 1);
});
