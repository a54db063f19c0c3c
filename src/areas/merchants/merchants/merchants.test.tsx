import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { withoutPauses } from '../../../../tests/support/hurry';
import { renderScreen } from '../../../../tests/support/renderScreen';

const list = '/merchants/list';

interface Merchant {
  id: number;
  name: string;
  version: number;
  status: string;
  inn: string;
  work_schedule: Record<string, { from: string; to: string } | null>;
}
const read = async (id: number) => (await colleague('director')).get<Merchant>(`/payment/v1/merchants/${id}`);
const find = async (query: string) =>
  (await colleague('director')).get<{ merchants: Merchant[] }>(`/payment/v1/merchants?${query}`);

test('the list shows a manager the own merchants by one press, with what they sold and are owed', async () => {
  const { user } = await renderScreen(`${list}?order_by=-sales`, { as: 'kam' });
  const grid = within(await screen.findByRole('grid'));
  await grid.findByRole('row', { name: /Texnomart/ });
  await user.click(screen.getByRole('button', { name: 'Мои мерчанты' }));
  expect(await screen.findByRole('button', { name: 'Мои мерчанты', pressed: true })).toBeInTheDocument();
  await waitFor(() => expect(grid.queryByRole('row', { name: /Mediapark/ })).not.toBeInTheDocument());
  expect(await grid.findByRole('row', { name: /Texnomart/ })).toBeInTheDocument();
});

test('a merchant is made: bad fields are told at once, a taken INN by the name of the other', async () => {
  const { merchants } = await find('search=Texnomart');
  const { user } = await renderScreen(`${list}/new`, { as: 'kam' });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await screen.findByRole('textbox', { name: /^Название/ });
  await user.type(field(/^Название/), 'Мерчант теста');
  await user.type(field(/^Юридическое название/), 'ООО «Тест»');
  await user.click(screen.getByRole('radio', { name: 'Товары' }));
  await user.type(field(/^Телефон/), '712000000');
  await user.type(field(/^ИНН/), merchants[0]!.inn);
  await user.type(field(/^МФО/), '00450');
  await user.type(field(/^Расчётный счёт/), '20208000900123456001');
  fireEvent.change(screen.getByLabelText('Понедельник, конец'), { target: { value: '08:00' } });
  await user.click(screen.getByRole('button', { name: 'Создать мерчанта' }));
  expect((await screen.findAllByText(/Конец раньше начала: Понедельник/))[0]).toBeVisible();
  fireEvent.change(screen.getByLabelText('Понедельник, конец'), { target: { value: '20:00' } });
  await user.click(screen.getByRole('button', { name: 'Часы первого рабочего дня — всем рабочим' }));
  await user.click(screen.getByRole('button', { name: 'Создать мерчанта' }));
  expect((await screen.findAllByText('Этот ИНН уже у мерчанта «Texnomart»'))[0]).toBeVisible();
  await user.clear(field(/^ИНН/));
  await user.type(field(/^ИНН/), '312000111');
  await user.click(screen.getByRole('button', { name: 'Создать мерчанта' }));
  expect(await screen.findByText('Мерчант создан')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Мерчант теста' })).toBeVisible();
  const made = (await find('search=312000111')).merchants[0]!;
  const { work_schedule: hours } = await read(made.id);
  expect([hours['mon'], hours['fri'], hours['sun']]).toEqual([
    { from: '09:00', to: '20:00' },
    { from: '09:00', to: '20:00' },
    null,
  ]);
});

test('before a merchant is blocked it is said what stops, with payouts where the reason holds them (NOTE-23, NOTE-24, STATE-13)', async () => {
  const { merchants } = await find('search=Goodzone');
  const { id } = merchants[0]!;
  const { user } = await renderScreen(`${list}/${id}`, { as: 'kam' });
  await user.click(await screen.findByRole('button', { name: 'Заблокировать' }));
  const form = within(await screen.findByRole('dialog', { name: 'Заблокировать мерчанта?' }));
  expect(form.getByText(/продавцы не смогут войти\. Начатые заказы/)).toBeVisible();
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Причина/ })).toBeEnabled());
  await user.selectOptions(form.getByRole('combobox', { name: /^Причина/ }), 'Мошенничество');
  expect(form.getByText(/выплаты мерчанту остановятся/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Комментарий' }), 'Нет товара');
  await user.click(form.getByRole('button', { name: 'Заблокировать' }));
  expect(await screen.findByText('Мерчант заблокирован')).toBeVisible();
  await waitFor(async () => expect((await read(id)).status).toBe('blocked'));
  expect(await screen.findByText(/Мошенничество: Нет товара/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'История блокировок' }));
  const events = within(await screen.findByRole('region', { name: 'История блокировок' }));
  expect(await events.findByText('Нет товара')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Разблокировать' }));
  const question = within(await screen.findByRole('dialog', { name: 'Разблокировать мерчанта?' }));
  await user.click(question.getByRole('button', { name: 'Разблокировать' }));
  expect(await screen.findByText('Мерчант разблокирован')).toBeVisible();
});

test('the form of a merchant sends only what was changed', async () => {
  const { merchants } = await find('search=Olcha');
  const { id } = merchants[0]!;
  const before = await read(id);
  const { user } = await renderScreen(`${list}/edit/${id}`, { as: 'kam' });
  const name = await screen.findByRole('textbox', { name: /^Название/ });
  await user.clear(name);
  await user.type(name, 'Olcha Savdo 2');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Мерчант обновлён')).toBeVisible();
  const after = await read(id);
  expect(after).toMatchObject({ name: 'Olcha Savdo 2', version: before.version + 1, inn: before.inn });
  expect(after.work_schedule).toEqual(before.work_schedule);
});

test('the earlier addresses lead to the forms (SCR-12)', async () => {
  await renderScreen('/back-office/list/edit/1?tab=a', { as: 'kam' });
  await screen.findByRole('textbox', { name: /^Название/ });
  expect(window.location.pathname + window.location.search).toBe('/merchants/list/edit/1?tab=a');
});

test('whoever only reads a merchant finds nothing to change, and no form', async () => {
  await renderScreen(`${list}/1?tab=attachments&form=remove`, { as: 'accountant' });
  await screen.findByRole('heading', { name: 'Texnomart' });
  expect(await screen.findByText('У мерчанта нет документов')).toBeVisible();
  for (const name of ['Изменить', 'Заблокировать', 'Разблокировать', 'Приложить документы'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the list of a tab is not narrowed by what was looked for in that of another', async () => {
  const { user } = await renderScreen(`${list}/1?tab=branches&search=${encodeURIComponent('нет такого')}`);
  await user.click(await screen.findByRole('tab', { name: 'Наценки' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=markups'));
  await user.click(screen.getByRole('tab', { name: 'Филиалы' }));
  expect(await screen.findByRole('searchbox')).toHaveValue('');
});

test('a discount is not given in all branches because their list did not come', async () => {
  const real = globalThis.fetch;
  let isBroken = true;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    return isBroken && url.includes('/merchants/1/branches') ? Promise.reject(new TypeError()) : real(asked, options);
  });
  const { user, form, again } = await withoutPauses(async () => {
    const drawn = await renderScreen(`${list}/1?tab=discounts&form=newDiscount`, { as: 'kam' });
    const dialog = within(await screen.findByRole('dialog', { name: /^Новая скидка/ }));
    return { user: drawn.user, form: dialog, again: await dialog.findByRole('button', { name: /Повторить/ }) };
  });
  expect(form.queryByRole('checkbox')).toBeNull();
  isBroken = false;
  await user.click(again);
  expect((await form.findAllByRole('checkbox')).length).toBeGreaterThan(0);
  spy.mockRestore();
});

test('files that are chosen stay while another tab of the card is looked at, and while their section is folded', async () => {
  const { user } = await renderScreen(`${list}/1?tab=attachments`, { as: 'kam' });
  const input = await screen.findByLabelText('Приложить документы', { selector: 'input' });
  // Neither is what its name says, so neither arrives.
  const files = ['first.pdf', 'second.pdf'].map((name) => new File(['no document'], name));
  fireEvent.change(input, { target: { files } });
  const stand = async () => {
    for (const { name } of files) expect(await screen.findByText(name)).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Повторить/ })).toHaveLength(2));
  };
  await stand();
  await user.click(screen.getByRole('tab', { name: 'Сведения' }));
  await waitFor(() => expect(screen.queryByText('first.pdf')).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Документы мерчанта' }));
  await stand();
  const fold = screen.getByRole('button', { name: 'Документы мерчанта' });
  await user.click(fold);
  expect(screen.queryByText('first.pdf')).toBeNull();
  await user.click(fold);
  await stand();
});

test('the form is forbidden to whoever may not make a merchant', async () => {
  await renderScreen(`${list}/new`, { as: 'moderator' });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Название/ })).not.toBeInTheDocument());
  expect((await screen.findAllByText(/merchants\.add|прав/i))[0]).toBeInTheDocument();
});
