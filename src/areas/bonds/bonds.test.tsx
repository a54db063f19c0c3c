import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';
import type { Bond, BondDetail } from '../../api/system-user/bonds';
import { languagePicked } from '../../kit/state/preferences';
import type { ApiThunk } from '../../api/cache/dispatch';
import type { RecordHit } from '../../routes/record';
import { bondColumns } from './bondColumns';
import { termsOf, valuesOf } from './bondValues';
import { find } from './findBonds';

const path = '/back-office/bonds';
interface Found {
  bonds: { id: number; code: string; status: string; version: number }[];
}
/** The number of a demonstration bond. */
async function bond(code: string): Promise<number> {
  const director = await colleague('director');
  const { bonds } = await director.get<Found>(`/system-user/v1/bonds?search=${code}`);
  return bonds.find((one) => one.code === code)!.id;
}
const get = async <Answer,>(address: string) => (await colleague('executive')).get<Answer>(`/system-user${address}`);

test('the list tells what is sold and what is paid next, and what waits to be paid', async () => {
  await renderScreen(`${path}/list?due=true&order_by=next_date`, { as: 'moderator' });
  const table = within(await screen.findByRole('grid'));
  expect(await table.findByText('DV-12-KV')).toBeVisible();
  expect(table.getByText('DV-06-M')).toBeVisible();
  expect(table.queryByText('NT-24')).toBeNull();
  expect(table.getByText(/^102 из 500 шт\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Новая облигация' })).toBeNull();
});

test('a bond has the name of the language of the panel in files and in the palette as well', async () => {
  const named = { id: 1, name_ru: 'Облигация', name_en: 'Bond', name_uz: null } as Bond;
  const column = bondColumns.find(({ id }) => id === 'name_ru');
  const { store } = await renderScreen(`${path}/list`, {
    ...{ as: 'moderator', before: ({ dispatch }) => void dispatch(languagePicked('en-US')) },
  });
  await screen.findByRole('grid');
  expect(column?.value(named)).toBe('Bond');
  const search = find({ text: 'DV-12-KV', kinds: ['name'] }, new AbortController().signal);
  const hits = await store.dispatch(search as ApiThunk<Promise<RecordHit[]>>);
  expect(hits[0]?.details?.join()).not.toMatch(/квартальный/);
});

test('a row is paid in order after the sum and the holders were said, and the balances grow', async () => {
  const id = await bond('DV-12-KV');
  interface Row {
    id: number;
    status: string;
    payable: { net: string };
  }
  const before = await get<{ rows: Row[] }>(`/v1/bonds/${id}/repayment-schedule`);
  const due = before.rows.find(({ status }) => status === 'overdue')!;
  const { user } = await renderScreen(`${path}/info/${id}?tab=schedule`, { as: 'executive' });
  const next = () => screen.findByRole('button', { name: 'Выплатить следующую строку' });
  expect(await next()).not.toHaveAttribute('aria-disabled', 'true');
  await user.click(await next());
  const question = within(await screen.findByRole('dialog', { name: 'Выплатить строку графика?' }));
  expect(question.getByText(/^DV-12-KV · Divan, квартальный$/)).toBeVisible();
  expect(question.getByText('Держателей').nextElementSibling).toHaveTextContent('3');
  // The tax of the coupon changes while the question stands: it is refused, and then asks for the sum of now.
  const taxed = () => question.getByText('Налог').nextElementSibling?.textContent;
  const was = taxed();
  const administrator = await colleague('director');
  interface Constant {
    id: number;
    version: number;
    key: string;
  }
  const { constants } = await administrator.get<{ constants: Constant[] }>(
    '/investment/investment/constants?limit=100',
  );
  const { id: tax, version } = constants.find(({ key }) => key === 'coupon_tax')!; // the reference data have it
  await administrator.send('PUT', `/investment/investment/constant/${tax}`, { version, body: { value: '7' } });
  await user.click(question.getByRole('button', { name: /^Выплатить/ }));
  expect(await question.findByText(/Налог с купона изменился/)).toBeVisible();
  await waitFor(() => expect(taxed()).not.toBe(was));
  await user.click(question.getByRole('button', { name: /^Выплатить/ }));
  expect(await screen.findByText('Выплата по облигации проведена')).toBeVisible();
  const after = await get<{ rows: Row[] }>(`/v1/bonds/${id}/repayment-schedule`);
  expect(after.rows.find((row) => row.id === due.id)?.status).toBe('paid');
  // The one after it waits for its day.
  await waitFor(async () => expect(await next()).toHaveAccessibleDescription('День этой выплаты ещё не наступил'));
});

test('the schedule of a draft is not saved while it differs from the issue', async () => {
  const id = await bond('SMR-AM');
  const { user } = await renderScreen(`${path}/info/${id}?tab=schedule`, { as: 'executive' });
  await user.click(await screen.findByRole('button', { name: 'Изменить график' }));
  const cell = await screen.findByRole('textbox', { name: 'Погашение, сум, строка 1' });
  expect(screen.getByText(/Расхождение с выпуском: 0,00/)).toBeVisible();
  await user.clear(cell);
  await user.type(cell, '8333333,34');
  expect(screen.getByText(/Расхождение с выпуском: 0,01/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect((await screen.findAllByText('Сумма погашения в графике не равна номиналу всех облигаций'))[0]).toBeVisible();
  const last = screen.getByRole('textbox', { name: 'Погашение, сум, строка 6' });
  await user.clear(last);
  await user.type(last, '8333333,34');
  expect(screen.getByText(/Расхождение с выпуском: 0,00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('График сохранён')).toBeVisible();
  const { rows } = await get<{ rows: { principal: string }[] }>(`/v1/bonds/${id}/repayment-schedule`);
  expect(rows[0]?.principal).toBe('8333333.34');
});

test('over the schedule of a colleague nothing is saved before both were seen', async () => {
  const id = await bond('SMR-AM');
  type Rows = { version: number; rows: { id: number; date: string; principal: string; profit: string }[] };
  const schedule = () => get<Rows>(`/v1/bonds/${id}/repayment-schedule`);
  const { user } = await renderScreen(`${path}/info/${id}?tab=schedule`, { as: 'executive' });
  await user.click(await screen.findByRole('button', { name: 'Изменить график' }));
  const cell = await screen.findByRole('textbox', { name: 'Купон, сум, строка 1' });
  const stood = await schedule();
  const rows = stood.rows.map(({ id: row, date, principal }) => ({ id: row, date, principal, profit: '777.00' }));
  const executive = await colleague('executive');
  await executive.send('PUT', `/system-user/v1/edit-repayment-schedule/${id}`, {
    version: stood.version,
    body: { rows },
  });
  await user.clear(cell);
  await user.type(cell, '5,00');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const theirs = await screen.findByRole('radio', { name: /^Новое: .* \+ 777,00/ });
  expect(screen.getByRole('radio', { name: /^Моё: .* \+ 5,00/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Сохранить выбранное' })).toBeDisabled();
  await user.click(theirs);
  await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
  expect(await screen.findByText('График сохранён')).toBeVisible();
  expect((await schedule()).rows.map(({ profit }) => profit)).toEqual(rows.map(() => '777.00'));
});

test('a bond is stopped with a reason and opened again (STATE-07)', async () => {
  const id = await bond('NT-24');
  const { user } = await renderScreen(`${path}/info/${id}`, { as: 'director' });
  await user.click(await screen.findByRole('button', { name: 'Приостановить' }));
  const form = within(await screen.findByRole('dialog', { name: 'Приостановить облигацию' }));
  await user.type(form.getByRole('textbox'), 'Проверка эмитента');
  await user.click(form.getByRole('button', { name: 'Приостановить' }));
  await user.click(await screen.findByRole('button', { name: 'Открыть продажу' }));
  const question = within(await screen.findByRole('dialog', { name: 'Открыть продажу облигации?' }));
  await user.click(question.getByRole('button', { name: 'Открыть продажу' }));
  await waitFor(async () => expect((await get<{ status: string }>(`/v1/bonds/${id}`)).status).toBe('active'));
});

test('an address asks nothing that the bond or the person does not allow', async () => {
  const id = await bond('NT-24');
  const { unmount } = await renderScreen(`${path}/info/${id}?form=remove`, { as: 'director' });
  expect(await screen.findByRole('button', { name: 'Приостановить' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  await renderScreen(`${path}/info/${id}?form=suspend`, { as: 'moderator' });
  expect(await screen.findByRole('tab', { name: /^График/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a bond that was removed is brought back (STATE-07)', async () => {
  const executive = await colleague('executive');
  const draft = await executive.get<{ bonds: { id: number; version: number; code: string }[] }>(
    '/system-user/v1/bonds?status=draft&limit=1',
  );
  const { id } = draft.bonds[0]!; // the demonstration has drafts
  const { user } = await renderScreen(`${path}/info/${id}`, { as: 'executive' });
  await user.click(await screen.findByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить облигацию' }));
  const removal = within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' }));
  expect(removal.getByText(/можно будет восстановить/)).toBeVisible();
  await user.click(removal.getByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Восстановить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Восстановить облигацию?' }));
  await user.click(question.getByRole('button', { name: 'Восстановить' }));
  await waitFor(async () => expect((await get<{ status: string }>(`/v1/bonds/${id}`)).status).toBe('draft'));
});

test('a form shows the schedule that the service reckons, and terms on sale say why they stay', async () => {
  const { user, unmount } = await renderScreen(`${path}/new`, { as: 'executive' });
  const type = async (name: RegExp, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  await type(/^Номинал/, '1000000');
  await type(/^Количество/, '500');
  await type(/^Годовая ставка/, '22');
  await type(/^День выпуска/, '31.01.2026');
  expect((await screen.findAllByText(/26\s821\s917,81/))[0]).toBeVisible();
  expect(screen.getAllByText(/110\s000\s000,01/)[0]).toBeVisible();
  unmount();
  const id = await bond('DV-12-KV');
  await renderScreen(`${path}/edit/${id}`, { as: 'executive' });
  expect(await screen.findByText(/Облигация уже была в продаже/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Номинал/ })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: /^Название на русском/ })).toBeEnabled();
});

test('a form that is saved over the changes of a colleague leaves the papers and the description that he gave', async () => {
  const id = await bond('NT-24');
  const { user } = await renderScreen(`${path}/edit/${id}`, { as: 'executive' });
  const name = await screen.findByRole('textbox', { name: /^Название на английском/ });
  const executive = await colleague('executive');
  const paper = new FormData();
  paper.append('file', new File(['%PDF-1.4'.padEnd(64)], 'решение.pdf', { type: 'application/pdf' }));
  const { id: fileId } = await executive.send<{ id: string }>('POST', '/investment/files', { body: paper });
  const stood = await get<BondDetail>(`/v1/bonds/${id}`);
  const theirs = { ...valuesOf(stood), description: 'Описание коллеги', file_ids: [fileId] };
  await executive.send('PUT', `/system-user/v1/bonds/${id}`, { version: stood.version, body: termsOf(theirs) });
  await user.clear(name);
  await user.type(name, 'Navoi Textile');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Запись изменена другим сотрудником')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
  expect(await screen.findByText('Облигация сохранена')).toBeVisible();
  const after = await get<BondDetail>(`/v1/bonds/${id}`);
  expect([after.name_en, after.description]).toEqual(['Navoi Textile', 'Описание коллеги']);
  expect(after.files.map(({ file_id }) => file_id)).toEqual([fileId]);
});
