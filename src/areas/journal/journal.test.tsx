import { screen, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { narrow } from '../../kit/foundation/useMediaQuery';
import { renderScreen } from '../../../tests/support/renderScreen';

interface Row {
  id: number;
  entity: string;
  entity_id: string;
  action: string;
  user: { id: number; name: string } | null;
}
const path = '/journal?begin_date=';
/** As the demonstration has it, of what nobody of the staff did as well. */
const others = `${path}&actor=others`;

async function journalOf(who: string, query: string): Promise<{ items: Row[]; count: number }> {
  const reader = await colleague(who);
  return reader.get(`/system-user/v1/journal?${query}`);
}
const table = async () => within(await screen.findByRole('grid', { name: 'Журнал действий' }));

test('tells in words who did what, newest first, and leads to the record', async () => {
  const { items } = await journalOf('director', 'limit=10&actor=staff&entity=exit_claim');
  const [first] = items;
  const { user } = await renderScreen(`${path}&entity=exit_claim`, { as: 'director' });
  const rows = await table();
  const link = (await rows.findAllByRole('link', { name: `Заявка на вывод № ${first?.entity_id}` }))[0]!;
  expect(link).toHaveAttribute('href', `/back-office/requests/cash-out/${first?.entity_id}`);
  // Neither a verb, nor a field, nor a value stands there as a code.
  const cells = rows.getAllByRole('gridcell').map((cell) => cell.textContent);
  expect(cells.filter((text) => /^[a-z]+(_[a-z]+)+$/.test(text ?? ''))).toEqual([]);
  expect(cells).toContain('Статус');
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: /Заявка на вывод/ })).toBeVisible();
});

test.each([path, others])('what the demonstration has is told in words: %s', async (address) => {
  await renderScreen(`${address}&limit=100`, { as: 'director' });
  const rows = await table();
  await rows.findAllByRole('row');
  const cells = rows.getAllByRole('gridcell').map((cell) => cell.textContent ?? '');
  expect(cells.length).toBeGreaterThan(20);
  expect(cells.filter((text) => ['Другое действие', 'Другое поле'].includes(text))).toEqual([]);
});

test('somebody who lists no staff reads his own actions, and is offered just the kinds that he opens', async () => {
  const { user } = await renderScreen(path, { as: 'moderator' });
  await table();
  await user.click(screen.getByRole('button', { name: /^Кто/ }));
  expect(screen.getAllByRole('checkbox', { name: /Мои действия|№/ })).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Вид записи/ }));
  expect(screen.getByRole('checkbox', { name: 'Инвестор' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Роль' })).not.toBeInTheDocument();
});

test('what nobody of the staff did stands apart, names nobody, and asks for nobody', async () => {
  const { count } = await journalOf('director', 'actor=others');
  const { items } = await journalOf('director', 'actor=staff&limit=1');
  const { user } = await renderScreen(`${path}&user_id=${items[0]?.user?.id}`, { as: 'director' });
  expect((await table()).getByRole('columnheader', { name: /Кто/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Клиенты и система' }));
  const inGroups = new RegExp(`^${String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\\s')}$`);
  expect(await screen.findByText(inGroups, { selector: 'h1 + span' })).toBeVisible();
  expect((await table()).queryByRole('columnheader', { name: /Кто/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Кто/ })).not.toBeInTheDocument();
});

test('a number finds what was done to the records that have it, with its sign or without', async () => {
  const { items } = await journalOf('director', 'limit=1&actor=staff&entity=tariff');
  const id = String(items[0]?.entity_id);
  const { user } = await renderScreen(`${path}&entity=tariff`, { as: 'director' });
  await table();
  await user.type(screen.getByRole('searchbox', { name: 'Номер записи' }), `№ ${id}`);
  const { count } = await journalOf('director', `actor=staff&entity=tariff&entity_id=${id}`);
  expect(count).toBeGreaterThan(0);
  expect(await screen.findByText(String(count), { selector: 'h1 + span' })).toBeVisible();
  expect((await (await table()).findAllByText(`Тариф № ${id}`)).length).toBeGreaterThan(0);
});

test('a month in which nothing was done says so, and offers to take the filters away', async () => {
  const { user } = await renderScreen('/journal?begin_date=2019-01-01&end_date=2019-01-31', { as: 'director' });
  expect(await screen.findByText('По этим фильтрам ничего не найдено')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Очистить фильтры' })[0]!);
  expect((await (await table()).findAllByRole('link')).length).toBeGreaterThan(0);
});

test('on a phone a row says in its three lines what was changed', async () => {
  const wide = window.matchMedia;
  window.matchMedia = ((media) => ({ ...wide(media), matches: media === narrow })) as typeof window.matchMedia;
  try {
    await renderScreen(`${path}&entity=exit_claim`, { as: 'director' });
    const [name] = await screen.findAllByRole('link', { name: /^Заявка на вывод № \d+$/ });
    const card = within(name!.closest('li')!);
    expect(card.getAllByRole('term', { hidden: true }).map((term) => term.textContent)).toEqual([
      ...['Запись', 'Кто', 'Что изменено'],
    ]);
    expect(card.getByText(/^\S.*: \S.*/)).toBeInTheDocument();
  } finally {
    window.matchMedia = wide;
  }
});
