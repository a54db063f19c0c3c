import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';

interface Branch {
  id: number;
  name: string;
  version: number;
  is_main: boolean;
  status: string;
  district: { id: number } | null;
  work_schedule: Record<string, object | null>;
}
const branchesOf = async (merchant: number) => {
  const { branches } = await (
    await colleague('director')
  ).get<{ branches: Branch[] }>(`/payment/v1/merchants/${merchant}/branches?limit=100`);
  return branches;
};
const list = (merchant: number) => `/branches/list/${merchant}`;

test('a branch is added: a point abroad is warned of, one without hours is not sent', async () => {
  const { user } = await renderScreen(list(1), { as: 'kam' });
  await user.click(await screen.findByRole('button', { name: 'Добавить филиал' }));
  await user.type(await screen.findByRole('textbox', { name: /^Название филиала/ }), 'Филиал теста');
  const region = screen.getByRole('combobox', { name: /^Регион/ });
  await waitFor(() => expect(region).toBeEnabled());
  const district = screen.getByRole('combobox', { name: /^Район/ });
  await user.selectOptions(region, within(region).getAllByRole('option')[1]!);
  await waitFor(() => expect(within(district).getAllByRole('option').length).toBeGreaterThan(1));
  await user.selectOptions(district, within(district).getAllByRole('option')[1]!);
  await user.type(screen.getByRole('textbox', { name: /^Адрес/ }), 'улица Бунёдкор, 12');
  await user.type(screen.getByRole('textbox', { name: /^Широта/ }), '69,28');
  await user.type(screen.getByRole('textbox', { name: /^Долгота/ }), '41,31');
  expect(await screen.findByText(/Точка не в Узбекистане/)).toBeVisible();
  for (const day of screen.getAllByRole('checkbox', { checked: true })) fireEvent.click(day);
  const save = screen.getByRole('button', { name: 'Добавить филиал' });
  await user.click(save);
  await waitFor(() =>
    expect(screen.queryAllByRole('alert').length + screen.queryAllByText(/Заполните|Укажите/).length).toBeGreaterThan(
      0,
    ),
  );
  expect((await branchesOf(1)).some(({ name }) => name === 'Филиал теста')).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: 'Вторник' }));
  await user.click(save);
  expect(await screen.findByText('Филиал добавлен')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Филиал теста/ })).toBeVisible();
  const made = (await branchesOf(1)).find(({ name }) => name === 'Филиал теста')!;
  expect(made.district).not.toBeNull();
  expect([made.work_schedule['mon'], made.work_schedule['tue']]).toEqual([null, { from: '09:00', to: '18:00' }]);
});

test('another region takes the district away, and only what was changed is sent', async () => {
  const before = (await branchesOf(2)).find(({ district }) => district !== null)!;
  const { user } = await renderScreen(`${list(2)}/edit/${before.id}`, { as: 'kam' });
  const region = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Регион/ });
  await waitFor(() => expect(region).toBeEnabled());
  const other = within(region)
    .getAllByRole<HTMLOptionElement>('option')
    .find(({ value }) => value !== '' && value !== region.value)!;
  await user.selectOptions(region, other);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Район/ })).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Филиал сохранён')).toBeVisible();
  const after = (await branchesOf(2)).find(({ id }) => id === before.id)!;
  expect(after).toMatchObject({ name: before.name, district: null, version: before.version + 1 });
  expect(after.work_schedule).toEqual(before.work_schedule);
});

test('a branch is blocked for a reason after it is said what stops, and unblocked; its history says who and why (NOTE-25, NOTE-26, STATE-13)', async () => {
  const [branch] = (await branchesOf(3)).filter(({ status }) => status === 'active');
  const { user } = await renderScreen(list(3), { as: 'kam' });
  const row = await screen.findByRole('row', { name: new RegExp(branch!.name) });
  const choose = async (name: string) => {
    await user.hover(row);
    await user.click(within(row).getByRole('button', { name: /^Действия с филиалом/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Заблокировать');
  const form = within(await screen.findByRole('dialog', { name: 'Заблокировать филиал' }));
  expect(form.getByText(/продавцы филиала не войдут/)).toBeVisible();
  const reason = form.getByRole('combobox', { name: /^Причина/ });
  await waitFor(() => expect(reason).toBeEnabled());
  await user.selectOptions(reason, 'Мошенничество');
  await user.click(form.getByRole('button', { name: 'Заблокировать' }));
  expect(await screen.findByText('Филиал заблокирован')).toBeVisible();
  await waitFor(() => expect(row).toHaveTextContent('Заблокирован'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose('Разблокировать');
  const question = within(await screen.findByRole('dialog', { name: 'Разблокировать филиал?' }));
  await user.click(question.getByRole('button', { name: 'Разблокировать' }));
  expect(await screen.findByText('Филиал разблокирован')).toBeVisible();
  await waitFor(() => expect(row).not.toHaveTextContent('Заблокирован'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose('История блокировок');
  expect(await screen.findByRole('row', { name: /Разблокировка/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Блокировка.*Этот филиал.*Мошенничество/ })).toBeVisible();
});

test('the one main branch is changed after it is asked', async () => {
  const all = await branchesOf(1);
  const next = all.find(({ is_main: isMain }) => !isMain)!;
  const { user } = await renderScreen(list(1), { as: 'kam' });
  const row = await screen.findByRole('row', { name: new RegExp(next.name) });
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: /^Действия с филиалом/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Сделать главным' }));
  const question = within(await screen.findByRole('dialog', { name: 'Сделать филиал главным?' }));
  await user.click(question.getByRole('button', { name: 'Сделать главным' }));
  expect(await screen.findByText('Филиал теперь главный')).toBeVisible();
  expect((await branchesOf(1)).filter(({ is_main: isMain }) => isMain).map(({ id }) => id)).toEqual([next.id]);
  await user.click(screen.getByRole('link', { name: next.name }));
  const drawer = within(await screen.findByRole('dialog', { name: next.name }));
  await waitFor(() => expect(drawer.getByText('Главный').closest('div')).toHaveTextContent('ГлавныйДа'));
});

test('the card of a merchant leads to its branches, and they lead back', async () => {
  const { user } = await renderScreen('/merchants/list/1', { as: 'moderator' });
  await user.click(await screen.findByRole('link', { name: /^\d+ филиал/ }));
  expect(await screen.findByRole('heading', { name: 'Филиалы мерчанта' })).toBeVisible();
  expect(window.location.pathname).toBe('/branches/list/1');
  expect(screen.queryByRole('button', { name: 'Добавить филиал' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Мерчант' }));
  expect(await screen.findByRole('heading', { name: 'Texnomart' })).toBeVisible();
});

test('what was half filled comes back with its district and its point', async () => {
  const { user } = await renderScreen(`${list(2)}/new`, { as: 'kam' });
  const filled = async () => {
    const region = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Регион/ });
    await waitFor(() => expect(region).toBeEnabled());
    return [region, screen.getByRole<HTMLSelectElement>('combobox', { name: /^Район/ })] as const;
  };
  const [region, district] = await filled();
  await user.selectOptions(region, within(region).getAllByRole('option')[2]!);
  await waitFor(() => expect(within(district).getAllByRole('option').length).toBeGreaterThan(1));
  await user.selectOptions(district, within(district).getAllByRole('option')[1]!);
  const said = [region.value, district.value];
  await user.type(screen.getByRole('textbox', { name: /^Широта/ }), '41,31');
  await user.tab();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  cleanup();
  const again = await renderScreen(`${list(2)}/new`, { as: 'kam' });
  await again.user.click(await screen.findByRole('button', { name: 'Восстановить' }));
  const [regionNow, districtNow] = await filled();
  await waitFor(() => expect([regionNow.value, districtNow.value]).toEqual(said));
  expect(screen.getByRole('textbox', { name: /^Широта/ })).toHaveValue('41,31');
});

const everywhere = '/branches/map?view=table';

test('among all branches one is added to the merchant that is chosen, changed and removed beside the list', async () => {
  const { user } = await renderScreen(everywhere, { as: 'director' });
  await user.click(await screen.findByRole('button', { name: 'Добавить филиал' }));
  const form = within(await screen.findByRole('dialog', { name: 'Добавить филиал' }));
  const merchant = form.getByRole('combobox', { name: /^Мерчант/ });
  await user.type(form.getByRole('textbox', { name: 'Найти: Мерчант' }), 'Texnomart');
  await waitFor(() => expect(within(merchant).getAllByRole('option')).toHaveLength(2));
  await user.selectOptions(merchant, '1');
  const region = form.getByRole('combobox', { name: /^Регион/ });
  await waitFor(() => expect(region).toBeEnabled());
  await user.selectOptions(region, within(region).getAllByRole('option')[1]!);
  await user.type(form.getByRole('textbox', { name: /^Адрес/ }), 'улица Навои, 3');
  const save = form.getByRole('button', { name: 'Добавить филиал' });
  await user.click(save);
  const name = form.getByRole('textbox', { name: /^Название филиала/ });
  await waitFor(() => expect(name).toBeInvalid());
  await user.type(name, 'Филиал у карты');
  await user.click(save);
  expect(await screen.findByText('Филиал добавлен')).toBeVisible();
  const made = (await branchesOf(1)).find((one) => one.name === 'Филиал у карты')!;
  expect(made.is_main).toBe(false);

  cleanup();
  const again = await renderScreen(`${everywhere}&branch=${made.id}`, { as: 'director' });
  const drawer = within(await screen.findByRole('dialog', { name: 'Филиал у карты' }));
  const choose = async (verb: string) => {
    await again.user.click(await drawer.findByRole('button', { name: /^Действия с филиалом/ }));
    await again.user.click(await screen.findByRole('menuitem', { name: verb }));
  };
  await choose('Изменить');
  const shown = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Название филиала/ });
  await again.user.clear(shown);
  await again.user.type(shown, 'Филиал с карты');
  await again.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Филиал сохранён')).toBeVisible();
  const after = (await branchesOf(1)).find(({ id }) => id === made.id)!;
  expect(after).toMatchObject({ name: 'Филиал с карты', version: made.version + 1 });
  expect(after.work_schedule).toEqual(made.work_schedule);

  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Название филиала/ })).not.toBeInTheDocument());
  await choose('Удалить');
  await again.user.click(await screen.findByRole('button', { name: 'Да' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await branchesOf(1)).some(({ id }) => id === made.id)).toBe(false);
});

test('the row of a branch among all opens its form; the main branch is not removed, and why is said', async () => {
  const main = (await branchesOf(1)).find(({ is_main: isMain }) => isMain)!;
  const { user } = await renderScreen(`${everywhere}&search=${encodeURIComponent(`№ ${main.id}`)}`, { as: 'director' });
  const row = await screen.findByRole('row', { name: new RegExp(main.name) });
  const choose = async (verb: string) => {
    await user.hover(row);
    await user.click(within(row).getByRole('button', { name: /^Действия с филиалом/ }));
    await user.click(await screen.findByRole('menuitem', { name: verb }));
  };
  await choose('Удалить');
  await user.click(await screen.findByRole('button', { name: 'Да' }));
  expect(
    await screen.findByText(/В филиале оформляли заявки: удалить его нельзя, но можно заблокировать/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Нет' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose('Изменить');
  const name = await screen.findByRole('textbox', { name: /^Название филиала/ });
  await waitFor(() => expect(name).toHaveValue(main.name));
  expect(window.location.search).toContain(`branch=${main.id}`);
});

test('whoever only reads branches is not offered to add, change or remove one among all', async () => {
  await renderScreen(`${everywhere}&form=new`, { as: 'moderator' });
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: 'Добавить филиал' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
