import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';
import { addDays, todayInTashkent } from '../../lib/days';

interface Term {
  percent: number;
  month_count: number | null;
  status: string;
}
type Kind = 'discounts' | 'markups';
const termsOf = async (id: number, kind: Kind) => {
  const director = await colleague('director');
  return (await director.get<Record<Kind, Term[]>>(`/payment/v1/merchants/${id}/${kind}?limit=100`))[kind];
};
const tab = (id: number, name: string) => `/merchants/list/${id}?tab=${name}`;
const discounts = async () => within(await screen.findByRole('region', { name: 'Скидки' }));

test('a discount is added; one that would meet another is refused beside its first day', async () => {
  const { user } = await renderScreen(tab(6, 'discounts'), { as: 'kam' });
  const list = await discounts();
  await list.findByRole('row', { name: /7,5/ });
  await user.click(await list.findByRole('button', { name: 'Новая скидка' }));
  const form = within(await screen.findByRole('dialog', { name: 'Новая скидка' }));
  await user.type(form.getByRole('textbox', { name: /^Процент/ }), '15');
  await user.type(form.getByRole('textbox', { name: /^Срок, месяцев/ }), '3');
  const save = form.getByRole('button', { name: 'Сохранить' });
  await user.click(save);
  const begin = form.getByLabelText(/^Первый день/);
  await waitFor(() => expect(begin).toBeInvalid());
  expect(begin).toHaveAccessibleDescription(/уже действует другая на тот же срок/);
  expect(await termsOf(6, 'discounts')).toHaveLength(2);

  fireEvent.change(begin, { target: { value: addDays(todayInTashkent(new Date()), 60) } });
  await user.click(save);
  expect(await screen.findByText('Скидка добавлена')).toBeVisible();
  expect(await list.findByRole('row', { name: /15/ })).toHaveTextContent('Включена');
  expect(await termsOf(6, 'discounts')).toContainEqual(
    expect.objectContaining({ percent: 15, month_count: 3, status: 'active' }),
  );
});

test('a discount is switched off after it was asked, and stays in the list (STATE-14)', async () => {
  const { user } = await renderScreen(tab(12, 'discounts'), { as: 'kam' });
  const row = await (await discounts()).findByRole('row', { name: /Любой/ });
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Выключить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Выключить сегодня же?' }));
  expect((await termsOf(12, 'discounts')).filter(({ status }) => status === 'inactive')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Выключить' }));
  await waitFor(() => expect(row).toHaveTextContent('Выключена'));
  expect((await termsOf(12, 'discounts')).filter(({ status }) => status === 'inactive')).toHaveLength(1);
});

test('picked markups are switched off at once (STATE-14)', async () => {
  const { user } = await renderScreen(tab(1, 'markups'), { as: 'kam' });
  const list = within(await screen.findByRole('region', { name: 'Наценки' }));
  const all = await list.findByRole('checkbox', { name: /Выбрать \d+ загруженн/ });
  const count = Number(/\d+/.exec(all.getAttribute('aria-label') ?? '')?.[0]);
  fireEvent.click(all);
  await user.click(await screen.findByRole('button', { name: 'Выключить' }));
  const form = within(await screen.findByRole('dialog', { name: 'Выключить выбранные?' }));
  await user.click(await form.findByRole('button', { name: 'Выключить' }));
  const result = within(await screen.findByRole('dialog', { name: 'Скидки и наценки: смена статуса' }));
  expect(await result.findByText('Закончено')).toBeVisible();
  expect(result.getByText(`Готово: ${count}`)).toBeVisible();
  expect((await termsOf(1, 'markups')).filter(({ status }) => status === 'inactive')).toHaveLength(count);
});

test('who only reads merchants is not offered to change the discounts', async () => {
  await renderScreen(tab(12, 'discounts'), { as: 'accountant' });
  const list = await discounts();
  await list.findByRole('row', { name: /7,5/ });
  for (const name of [/^Новая скидка/, /^Действия/])
    expect(list.queryByRole('button', { name })).not.toBeInTheDocument();
});
