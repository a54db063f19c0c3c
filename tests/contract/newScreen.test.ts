/** The first draft of a list (`npm run new`): what is read from a spec, and how shared files are added to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftOf, marksOf, otherOrder, type Files } from '../../scripts/newList/draft';
import { takePlanned, withImport, withMember, withTags, withWord } from '../../scripts/newList/edits';
import { readList, type Document, type ListModel } from '../../scripts/newList/model';
import { panelFiles } from '../../scripts/newList/panelFiles';
import { serverFiles } from '../../scripts/newList/serverFiles';
import { apiText, routeText, withScreenWords, withTexts } from '../../scripts/newList/sharedFiles';
import { phraseOf } from '../../scripts/newList/words';
import { parseYaml } from '../../server/http/yaml';

const root = join(__dirname, '../..');
const read = (path: string) => parseYaml(readFileSync(join(root, path), 'utf8')) as Document;
const common = read('specs/common.yaml');
const listOf = (service: string, spec: string, operationId: string) =>
  readList({ service, spec, operationId }, read(`specs/${service}/${spec}.yaml`), common) as ListModel;

const words = {
  ru: { 'a.status': 'Статус', 'a.approved': 'Одобрена' },
  en: { 'a.status': 'Status', 'a.approved': 'Approved' },
  uz: { 'a.status': 'Holat', 'a.approved': 'Tasdiqlangan' },
};
const tariffs = listOf('investment', 'tariff-changes', 'listTariffChangeClaims');
const place = { folder: 'claims/changes', screen: 'ChangeList', account: 'moderator' };
const withCode: ListModel = {
  ...tariffs,
  fields: [...tariffs.fields, { name: 'code', kind: 'text', nullable: false, values: [] }],
};
const draft = draftOf(withCode, place, words);
const text = (files: Files, end: string) => Object.entries(files).find(([path]) => path.endsWith(end))?.[1] ?? '';

test('a list is read with its kinds of fields, its filters and its call for one record', () => {
  expect(tariffs.fields.map(({ name, kind, nullable }) => [name, kind, nullable])).toEqual([
    ['id', 'number', false],
    ['investor', 'investor', false],
    ['investment', 'named', false],
    ['old_tariff', 'named', false],
    ['new_tariff', 'named', false],
    ['reason', 'text', true],
    ['effective_from', 'day', true],
    ['status', 'enum', false],
    ['comment', 'text', true],
    ['created_at', 'dateTime', false],
  ]);
  expect(tariffs).toMatchObject({
    ...{ row: 'TariffChangeClaim', rows: 'claims', order: '-created_at', period: 'created_at', hasSearch: true },
    choices: [{ name: 'status', many: true, field: { type: 'TariffChangeStatus' } }],
    detail: {
      operation: 'getTariffChangeClaim',
      permission: 'tariff_change.get',
      id: 'id',
      hasHistory: true,
      fields: [],
    },
    left: [],
  });
});

test('what the draft does not know how to show is named', () => {
  expect(listOf('investment', 'tax', 'listTaxTransactions').left).not.toEqual([]);
  expect(readList({ service: 'a', spec: 'b', operationId: 'listNothing' }, { paths: {} }, common)).toBeUndefined();
});

test('it is looked for by its own words, in each language', () => {
  const found = withScreenWords(draft, { ru: { 'z.list': 'иное' }, en: {}, uz: {} });
  expect(Object.keys(found.ru)).toEqual([draft.route, 'z.list']);
  expect(found.ru[draft.route]?.split(' ')).toEqual(expect.arrayContaining(['статус', 'одобрена']));
  for (const words of Object.values(found)) expect(words[draft.route]?.split(' ').length).toBeGreaterThanOrEqual(10);
});

test('a name is called as the panel calls it, or by its own words', () => {
  expect(phraseOf('status', words)).toEqual({ ru: 'Статус', en: 'Status', uz: 'Holat' });
  expect(phraseOf('valid_until', words)).toEqual({ ru: 'Valid until', en: 'Valid until', uz: 'Valid until' });
});

test('the rows are expected in the order that is asked for, and only those of the filter', () => {
  expect(marksOf(draft, '-created_at', () => true)).toEqual(['Code 3', 'Code 1', 'Code 5', 'Code 2', 'Code 4']);
  expect(marksOf(draft, 'created_at', () => true)).toEqual(['Code 4', 'Code 2', 'Code 5', 'Code 1', 'Code 3']);
  expect(marksOf(draft, undefined, (row) => row.status === 'pending')).toEqual(['Code 5', 'Code 1']);
  expect(otherOrder(draft)).toBe('effective_from');
});

test('the screen has a column for each field and a filter for each parameter', () => {
  const files = panelFiles(draft);
  const list = text(files, 'ChangeList.tsx');
  const shared = ['investor', 'comment', 'created_at'];
  for (const { name } of draft.fields.filter((one) => !shared.includes(one.name)))
    expect(list).toMatch(new RegExp(`(id: |[cC]olumn\\()'${name}'`));
  for (const column of ['investorColumn', 'commentColumn', 'createdColumn']) expect(list).toContain(`  ${column},`);
  for (const filter of ['<Toolbar search={m.search} period={m.createdAt}>', '<SelectFilter name="status"'])
    expect(list).toContain(filter);
  expect(list).toContain(`fieldColumn('effective_from', m.effectiveFrom, { sort: true, as: 'day', width: 112 })`);
  expect(text(files, 'Drawer.tsx')).toContain('status={tariffChangeClaimStatus}');
  expect(text(files, 'Drawer.tsx')).toContain('value={tariffChangeClaim.effective_from} as="day" optional />');
  expect(Object.keys(files)).toHaveLength(4);
});

test('the back end keeps each field and answers each order', () => {
  const files = serverFiles(draft, '0099', undefined);
  const table = text(files, '.sql');
  expect(table).toContain('investor_id integer not null references investors (id) on delete cascade');
  expect(table).toContain(`status text not null check (status in ('pending', 'approved', 'rejected', 'cancelled'))`);
  const store = text(files, 'store.ts');
  expect(store).toContain(`orders: { created_at: 't.created_at', effective_from: 't.effective_from nulls last' }`);
  expect(text(files, 'index.ts')).toContain(`withHistory(db, 'tariff_change_claim', await tariffChangeClaims.find(`);
  expect(text(files, 'index.ts')).not.toContain('permissions');
});

test('a list with sums tells them', () => {
  const indexOf = (totals: readonly string[]) => text(serverFiles({ ...draft, totals }, '0099', undefined), 'index.ts');
  expect(indexOf(['amount'])).toContain(`return pageWithTotals('claims', `);
  expect(indexOf(['amount'])).toContain(`import { pageWithTotals } from '../../db/list';`);
  expect(indexOf([])).toContain(`return page('claims', `);
});

test('calls join those that the file of their spec has', () => {
  const standing = `import { a } from '../generated/investment/tariff-changes';

const tariffChangesApi = a.enhanceEndpoints({ endpoints: { one: { providesTags: ['One'] } } satisfies Tagged<typeof a> });
`;
  const joined = apiText(draft, standing);
  expect(joined).toContain(`import { listEndpoint } from '../cache/listEndpoint';`);
  expect(joined).toMatch(/one: \{ providesTags: \['One'\] \} ,?listTariffChangeClaims|one: .*\n?,listTariff/);
  expect(joined.match(/enhanceEndpoints/g)).toHaveLength(1);
});

test('an area without routes begins a file of them', () => {
  const begun = routeText(draft, undefined, ['claims']);
  expect(begun).toContain(`'claims.changes': route('/back-office/tariff-change-claims', {`);
  expect(begun).toContain(`needs: { listTariffChangeClaims: 'tariff_change.query' },`);
  expect(begun).toContain(`section: 'claims'`);
  expect(routeText(draft, undefined, [])).toContain(`section: 'settings'`);
});

test('texts stand in the order of their ids, and those that are no Uzbek yet are named', () => {
  const { catalogues, same } = withTexts(draft, { ru: { z: 'я' }, en: { z: 'z' }, uz: { z: 'z' } });
  expect(Object.keys(catalogues.uz)).toEqual(Object.keys(catalogues.ru).sort());
  expect(catalogues.uz['claims.changes.status']).toBe('Holat');
  expect(same).toContain('claims.changes.code');
  expect(same).not.toContain('claims.changes.status');
});

test('members, words, imports and tags are added at their places', () => {
  expect(withMember(`const a = [1] as const;`, 'a', '2')).toBe(`const a = [1,2,\n] as const;`);
  expect(() => withMember(`const b = 1;`, 'b', '2')).toThrow('called b');
  expect(withWord(`const a = ['One', 'Three'];`, 'a', 'Six')).toBe(`const a = ['One', 'Six',\n  'Three'];`);
  expect(withWord(`const a = ['One'];`, 'a', 'One')).toBe(`const a = ['One'];`);
  expect(withImport(`import { b } from 'x';\n`, ['a'], 'x')).toBe(`import { a, b } from 'x';\n`);
  expect(withImport(`import { b } from 'x';\n`, ['a'], 'y')).toBe(`import { b } from 'x';\nimport { a } from 'y';\n`);
  expect(() => withTags('const a = 1;', 'b: {}')).toThrow('endpoints');
});

test('a permission leaves what is planned with its names and holders, the last of a row with the row', () => {
  const planned = `const planned: P = { ...alike({ director: 'qg' }, { one: ['1'], two: ['2'] }), ...alike({}, { three: ['3'] }) };`;
  expect(takePlanned(planned, 'one')).toEqual({
    text: `const planned: P = { ...alike({ director: 'qg' }, { two: ['2'] }), ...alike({}, { three: ['3'] }) };`,
    permission: `{ names: ['1'], roles: { director: 'qg' } }`,
  });
  expect(takePlanned(planned, 'three')?.text).toBe(
    `const planned: P = { ...alike({ director: 'qg' }, { one: ['1'], two: ['2'] }), };`,
  );
  expect(takePlanned(planned, 'four')).toBeUndefined();
});
