import { screen, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { historyOfFirst } from '../../../tests/support/listScreen';
import { renderScreen } from '../../../tests/support/renderScreen';

const path = '/back-office/tariffs';

interface Tariff {
  id: number;
  code: string;
  name: string;
  is_used: boolean;
  max_amount: string;
}
async function tariff(isUsed: boolean): Promise<Tariff> {
  const moderator = await colleague('moderator');
  const { tariffs } = await moderator.get<{ tariffs: Tariff[] }>('/investment/strategies/tariffs?limit=100');
  const found = tariffs.find((one) => one.is_used === isUsed);
  if (!found) throw new Error('no such tariff');
  return found;
}
const side = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

test('lists the tariffs with what lies on them, and sums it', async () => {
  await renderScreen(path);
  expect(await screen.findByRole('columnheader', { name: /В работе, сум/ })).toBeInTheDocument();
  expect((await screen.findAllByText('Действует')).length).toBeGreaterThan(5);
  // Who only reads them is offered nothing to change.
  expect(screen.queryByRole('button', { name: /Добавить тариф/ })).not.toBeInTheDocument();
});

test('the terms of a used tariff are fixed and say why; its maximum only rises', async () => {
  const { id, max_amount } = await tariff(true);
  const { user } = await renderScreen(`${path}?id=${id}`, { as: 'director' });
  await user.click(await screen.findByRole('button', { name: /Изменить/ }));
  const form = await side('Изменить тариф');
  expect(form.getByRole('note')).toHaveTextContent(/По тарифу есть инвестиции/);
  const months = form.getByRole('textbox', { name: /Срок, мес/ });
  expect(months).toBeDisabled();
  expect(months).toHaveAccessibleDescription('Закреплено: по тарифу есть инвестиции');
  expect(form.getByRole('combobox', { name: /Когда выплаты/ })).toBeDisabled();
  const max = form.getByRole('textbox', { name: /Сумма до/ });
  await user.clear(max);
  await user.type(max, '1000');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText(/^Не меньше/)).toBeVisible();
  await user.clear(max);
  await user.type(max, '60000000000');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Тариф сохранён')).toBeVisible();
  const now = await (await colleague('director')).get<Tariff>(`/investment/strategies/tariffs/${id}`);
  expect([max_amount, now.max_amount]).toEqual(['50000000000.00', '60000000000.00']);
});

test('from a used tariff a new one is made with its terms', async () => {
  const { id, name } = await tariff(true);
  const { user } = await renderScreen(`${path}?id=${id}&form=edit`, { as: 'director' });
  const edit = await side('Изменить тариф');
  await user.click(edit.getByRole('button', { name: 'Создать похожий' }));
  const form = await side('Новый тариф на основе этого');
  expect(form.getByRole('textbox', { name: /Название на русском/ })).toHaveValue(name);
  await user.type(form.getByRole('textbox', { name: /Код тарифа/ }), 'copied-1');
  await user.click(form.getByRole('button', { name: 'Создать тариф' }));
  expect(await screen.findByText('Тариф создан')).toBeVisible();
  const found = await (
    await colleague('director')
  ).get<{ tariffs: { code: string; is_used: boolean }[] }>('/investment/strategies/tariffs?search=copied-1');
  expect(found.tariffs).toMatchObject([{ code: 'copied-1', is_used: false }]);
});

test('a code that is taken is told beside its field', async () => {
  const { id, code } = await tariff(true);
  const { user } = await renderScreen(`${path}?id=${id}&form=copy`, { as: 'director' });
  const form = await side('Новый тариф на основе этого');
  await user.type(form.getByRole('textbox', { name: /Код тарифа/ }), code);
  await user.click(form.getByRole('button', { name: 'Создать тариф' }));
  expect((await form.findAllByText('Такой код уже есть у другого тарифа')).length).toBeGreaterThan(0);
});

test('the history of a tariff says what was changed, in words', async () => {
  const history = await historyOfFirst(`${path}?status=inactive`, /Стартовый/, 'director');
  expect(history.getAllByRole('listitem')[0]).toHaveTextContent(/ИзменениеВключено: Да Нет/);
});
