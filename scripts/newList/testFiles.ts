import { allFields, importer, marksOf, otherOrder, type Draft } from './draft';
import { messageKey, quote } from './panelNames';

/** The test beside the screen. */
export function panelTest(draft: Draft, from: (path: string) => string): string {
  const { account, mark, choices, detail } = draft;
  const [filter] = choices;
  const order = otherOrder(draft);
  const value = filter?.field.values[0];
  const label = String(draft.samples[0]?.[mark.name]).replace(/ \d$/, '');
  const shown = (marks: readonly string[]) => `[${marks.map(quote).join(', ')}]`;
  const field = order?.replace('-', '');
  const sorted = draft.fields.find(({ name }) => name === field);
  return `import { screen, within } from '@testing-library/react';
${detail ? `import { openFirstRow } from '${from('tests/support/listScreen')}';\n` : ''}import { renderScreen } from '${from('tests/support/renderScreen')}';

const path = '${draft.address}';
const open = (search = '') => renderScreen(path + search, { as: '${account}' });

/** What tells the rows apart, from top to bottom. */
async function shown() {
  const cells = await within(await screen.findByRole('grid')).findAllByText(/^${label} \\d$/);
  return cells.map((cell) => cell.textContent);
}

test('the list shows its rows', async () => {
  await open();
  expect(await shown()).toEqual(${shown(marksOf(draft, draft.order, () => true))});
});
${
  filter && value !== undefined
    ? `
test('the list is filtered by ${filter.name}', async () => {
  await open('?${filter.name}=${value}');
  expect(await shown()).toEqual(${shown(marksOf(draft, draft.order, (row) => row[filter.name] === value))});
});
`
    : ''
}${
    order !== undefined && sorted
      ? `
test('the list is sorted by ${field}', async () => {
  await open('?order_by=${order}');
  expect(await shown()).toEqual(${shown(marksOf(draft, order, () => true))});
  expect(screen.getByRole('columnheader', { name: /${draft.texts[messageKey(sorted)]?.ru}/ })).toHaveAttribute('aria-sort', '${order.startsWith('-') ? 'descending' : 'ascending'}');
});
`
      : ''
  }${
    detail
      ? `
test('a row opens at the side', async () => {
  const side = await openFirstRow(path, /^${draft.title.ru.replace('{id}', '\\d+')}$/, '${account}');
  expect(await side.findByText(/^${label} \\d$/)).toBeVisible();
});
`
      : ''
  }`;
}

/** What tests/support/investorWork.ts calls the services. */
const services: Readonly<Record<string, string>> = {
  investment: 'invest',
  'system-user': 'system',
  payment: 'pay',
  marketplace: 'market',
};

/** The test of the module. */
export function serverTest(draft: Draft): string {
  const { account, mark, choices, path, rows, detail } = draft;
  const service = services[draft.service];
  if (service === undefined)
    throw new Error(`tests/support/investorWork.ts has no word for the service ${draft.service}.`);
  const [filter] = choices;
  const value = filter?.field.values[0];
  const order = otherOrder(draft);
  const arrayText = (marks: readonly string[]) => `[${marks.map((one) => `'${one}'`).join(', ')}]`;
  const hasTime = allFields(draft).some(({ kind }) => kind === 'day' || kind === 'dateTime');
  const one = detail
    ? `
test('one record answers by its number', async () => {
  const { ${rows} } = await list();
  const first = ${rows}[0]!; // five were seeded
  const found = await work.answer<typeof first>(\`${service} GET ${path}/\${first.id}\`, { as: '${account}' });
  assert.equal(found.${mark.name}, first.${mark.name});
  assert.deepEqual(await work.outcome('${service} GET ${path}/999999', { as: '${account}' }), [404, 'not_found']);
});
`
    : '';
  const from = importer('tests/server');
  return `/** ${draft.name.en}: the list with its filters and orders${detail ? ', and one record' : ''}. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '${from('server/http/contract')}';
import { seed${draft.Many} } from '${from(`server/modules/${draft.module}/store`)}';
import { useWork } from '${from('tests/support/investorWork')}';

const work = useWork(async (begun) => {
  ${allFields(draft).some(({ kind }) => kind === 'investor') ? 'await begun.make();' : ''}
  await seed${draft.Many}(begun.db${hasTime ? ', begun.clock' : ''});
});

const list = (query = '') =>
  work.answer<Reply<'${draft.operation}'>>(\`${service} GET ${path}\${query}\`, { as: '${account}' });
const marks = async (query?: string) => (await list(query)).${rows}.map((row) => row.${mark.name});

test('the list tells all rows and how many there are', async () => {
  assert.deepEqual(await marks(), ${arrayText(marksOf(draft, draft.order, () => true))});
  assert.equal((await list('?limit=2')).count, 5);
});
${
  filter && value !== undefined
    ? `
test('the list is filtered by ${filter.name}', async () => {
  assert.deepEqual(await marks('?${filter.name}=${value}'), ${arrayText(marksOf(draft, draft.order, (row) => row[filter.name] === value))});
});
`
    : ''
}${
    order === undefined
      ? ''
      : `
test('the list is sorted by ${order.replace('-', '')}', async () => {
  assert.deepEqual(await marks('?order_by=${order}'), ${arrayText(marksOf(draft, order, () => true))});
});
`
  }${one}`;
}
