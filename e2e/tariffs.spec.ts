/** Journeys 6, 7 and 12 of the finance part: a used tariff, rounds, and a constant. */
import { dialog, notice } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Tariff {
  id: number;
  name: string;
  is_used: boolean;
}
interface Round {
  id: number;
  name: string;
  status: string;
  missing_amount: string;
  open_round: { id: number } | null;
}
interface Constant {
  id: number;
  key: string;
  value: string;
}
const roundsOf = async (url: string, status: string) =>
  (
    await (
      await serviceOf(url, 'director')
    ).read<{ rounds: Round[] }>(`/investment/investments/rounds?status=${status}&limit=100`)
  ).rounds;

test('the percent of a used tariff is fixed, and a new one is made from it', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'director');
  const { tariffs } = await service.read<{ tariffs: Tariff[] }>('/investment/strategies/tariffs?limit=100');
  const used = tariffs.find((one) => one.is_used);
  if (!used) throw new Error('Nobody has invested');
  await signIn(page, 'director', '/back-office/tariffs');
  await expect(heading(page, /^Тарифы/)).toBeVisible();
  await page.goto(`/back-office/tariffs?id=${used.id}`);
  await dialog(page).getByRole('button', { name: 'Изменить' }).click();
  const edit = dialog(page, 'Изменить тариф');
  await expect(edit.getByRole('textbox', { name: /Процент в год/ })).toBeDisabled();
  await edit.getByRole('button', { name: 'Создать похожий' }).click();
  const copy = dialog(page, 'Новый тариф на основе этого');
  await copy.getByRole('textbox', { name: /Код тарифа/ }).fill('e2e-copy');
  await copy.getByRole('textbox', { name: /Процент в год/ }).fill('25');
  await copy.getByRole('button', { name: 'Создать тариф' }).click();
  await expect(notice(page, 'Тариф создан')).toBeVisible();
  const found = await service.read<{ tariffs: { percent: number }[] }>(
    '/investment/strategies/tariffs?search=e2e-copy',
  );
  expect(found.tariffs).toEqual([expect.objectContaining({ percent: 25 })]);
});

test('a second open round is refused, and so is settling below the least amount, with the missing sum', async ({
  page,
  backEnd,
}) => {
  const waiting = (await roundsOf(backEnd.url, 'planned')).find(({ open_round }) => open_round !== null);
  const short = (await roundsOf(backEnd.url, 'closed')).find(({ missing_amount }) => missing_amount !== '0.00');
  if (!waiting?.open_round || !short) throw new Error('The seed has too few rounds');
  await signIn(page, 'director', `/back-office/rounds?id=${waiting.id}`);
  await expect(dialog(page).getByRole('button', { name: /Открыть сбор/ })).toBeDisabled();
  await expect(dialog(page).getByRole('note')).toContainText('второй открыть нельзя');
  await page.goto(`/back-office/rounds?id=${short.id}`);
  await expect(dialog(page).getByRole('button', { name: /Завершить раунд/ })).toBeDisabled();
  await expect(dialog(page).getByRole('note')).toContainText(/До минимума не хватает .+\sсум/);
  // Once the first is closed, the second one opens.
  await page.goto(`/back-office/rounds?id=${waiting.open_round.id}`);
  await dialog(page)
    .getByRole('button', { name: /Закончить сбор/ })
    .click();
  await dialog(page, 'Закончить сбор денег?').getByRole('button', { name: 'Закончить сбор' }).click();
  // What is said then is also what the status is called; the question is gone once it is done.
  await expect(dialog(page, 'Закончить сбор денег?')).toHaveCount(0);
  await page.goto(`/back-office/rounds?id=${waiting.id}`);
  await dialog(page)
    .getByRole('button', { name: /Открыть сбор/ })
    .click();
  await dialog(page, 'Открыть сбор денег?').getByRole('button', { name: 'Открыть сбор' }).click();
  await expect(notice(page, 'Сбор открыт')).toBeVisible();
  expect((await roundsOf(backEnd.url, 'open')).map(({ id }) => id)).toContain(waiting.id);
});

test('the tax of residents goes from 5 to 6, old and new in sight, and cannot be removed', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'director');
  const tax = async () => {
    const path = '/investment/investment/constants?limit=100';
    const { constants } = await service.read<{ constants: Constant[] }>(path);
    const found = constants.find(({ key }) => key === 'dividend_tax_resident');
    if (!found) throw new Error('There is no tax');
    return found;
  };
  const { id, value } = await tax();
  expect(value).toBe('5');
  await signIn(page, 'director', `/back-office/constants?id=${id}`);
  await expect(dialog(page).getByRole('button', { name: /Удалить/ })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Изменить' }).click();
  const form = dialog(page, 'Изменить константу');
  await form.getByRole('textbox', { name: /Значение/ }).fill('6');
  await expect(form.getByText('Было → станет')).toBeVisible();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'Константа сохранена')).toBeVisible();
  expect((await tax()).value).toBe('6');
});
