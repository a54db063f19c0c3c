import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { withoutPauses } from '../../../tests/support/hurry';
import { renderScreen } from '../../../tests/support/renderScreen';

const path = '/back-office/rounds';

interface Round {
  id: number;
  name: string;
  status: string;
  missing_amount: string;
  open_round: object | null;
}
async function round(status: string, isIt: (one: Round) => boolean = () => true): Promise<Round> {
  const moderator = await colleague('moderator');
  const { rounds } = await moderator.get<{ rounds: Round[] }>(
    `/investment/investments/rounds?status=${status}&limit=100`,
  );
  const found = rounds.find(isIt);
  if (!found) throw new Error(`no such round is ${status}`);
  return found;
}
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));
const stored = async (id: number) =>
  (await (await colleague('moderator')).get<Round>(`/investment/investments/rounds/${id}`)).status;

test('the demonstration has rounds in all five statuses and shows what each has raised', async () => {
  await renderScreen(path);
  const table = within(await screen.findByRole('grid'));
  expect((await table.findAllByRole('progressbar'))[0]).toHaveAccessibleName(/^Собрано .+ от цели$/);
  for (const status of ['planned', 'open', 'closed', 'settled', 'cancelled'])
    expect((await round(status)).status).toBe(status);
});

test('a round whose strategy has an open one cannot be opened, and says so', async () => {
  const { id } = await round('planned', ({ open_round }) => open_round !== null);
  await renderScreen(`${path}?id=${id}`, { as: 'director' });
  const open = await screen.findByRole('button', { name: /Открыть сбор/ });
  expect(open).toHaveAccessibleDescription('У стратегии уже открыт другой раунд');
  expect(await screen.findByText(/второй открыть нельзя, пока он не закончен/)).toBeVisible();
});

test('a closed round below its least amount cannot be settled; the missing sum is told', async () => {
  const { id } = await round('closed', ({ missing_amount }) => missing_amount !== '0.00');
  await renderScreen(`${path}?id=${id}`, { as: 'director' });
  expect(await screen.findByRole('button', { name: /Завершить раунд/ })).toHaveAccessibleDescription(
    'Собрано меньше минимума',
  );
  expect(screen.getByText(/^До минимума не хватает [\d\s]+,\d{2}\sсум$/)).toBeVisible();
});

test('a closed round that has enough is settled after a question', async () => {
  const { id } = await round('closed', ({ missing_amount }) => missing_amount === '0.00');
  const { user } = await renderScreen(`${path}?id=${id}`, { as: 'director' });
  await user.click(await screen.findByRole('button', { name: /Завершить раунд/ }));
  await user.click((await question('Завершить раунд?')).getByRole('button', { name: 'Завершить раунд' }));
  expect(await screen.findByText('Раунд завершён')).toBeVisible();
  expect(await stored(id)).toBe('settled');
});

test('an open round is changed in its name, its end and its target only', async () => {
  const { id, name } = await round('open');
  const { user } = await renderScreen(`${path}?id=${id}&form=edit`, { as: 'director' });
  const form = await question('Изменить раунд');
  expect(form.getByRole('textbox', { name: /Минимум/ })).toBeDisabled();
  expect(form.getByRole('textbox', { name: /Первый день/ })).toBeDisabled();
  const field = form.getByRole('textbox', { name: /Название/ });
  expect(field).toHaveValue(name);
  await user.clear(field);
  await user.type(field, 'Осенний раунд');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Раунд сохранён')).toBeVisible();
});

test('with another strategy a round loses its tariffs, which are none of that one', async () => {
  const { id } = await round('planned');
  const { user } = await renderScreen(`${path}?id=${id}&form=edit`, { as: 'director' });
  const form = await question('Изменить раунд');
  const tariffs = () => form.findByRole('group', { name: /Тарифы/ });
  expect((await within(await tariffs()).findAllByRole('checkbox')).some((one) => one.matches(':checked'))).toBe(true);
  const strategies = form.getByRole<HTMLSelectElement>('combobox', { name: /Стратегия/ });
  const other = [...strategies.options].find(({ value }) => value !== '' && value !== strategies.value)!; // there are several
  await user.selectOptions(strategies, other);
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  // Nothing is chosen that cannot be seen and taken away.
  expect(await form.findByText('Пожалуйста, заполните поле')).toBeVisible();
});

test('whoever only reads rounds leads none', async () => {
  const { id } = await round('open');
  await renderScreen(`${path}?id=${id}`, { as: 'accountant' });
  expect(await screen.findByRole('link', { name: 'Инвестиции раунда' })).toHaveAttribute(
    'href',
    `/back-office/investments/list?round_id=${id}`,
  );
  expect(screen.queryByRole('button', { name: /Закончить сбор/ })).not.toBeInTheDocument();
});

test('a filter whose choices did not come says so, and asks for them anew', async () => {
  const real = globalThis.fetch;
  let isDown = true;
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isOfChoices = /\/investment\/strategies(\?|$)/.test(input instanceof Request ? input.url : String(input));
    return isDown && isOfChoices ? Promise.resolve(new Response('{}', { status: 503 })) : real(input, init);
  });
  const { user, again } = await withoutPauses(async () => ({
    ...(await renderScreen(path)),
    again: await screen.findByRole('button', { name: 'Список «Стратегия» не загрузился. Повторить' }),
  }));
  isDown = false;
  await user.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  fetching.mockRestore();
});
