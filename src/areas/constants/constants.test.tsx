import { screen, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';

const path = '/back-office/constants';

interface Constant {
  id: number;
  key: string;
  value: string;
}
async function constant(key: string): Promise<Constant> {
  const director = await colleague('director');
  const { constants } = await director.get<{ constants: Constant[] }>('/investment/investment/constants?limit=100');
  const found = constants.find((one) => one.key === key);
  if (!found) throw new Error(`no constant ${key}`);
  return found;
}
const side = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('lists all constants, each value by the rule of its type', async () => {
  await renderScreen(`${path}?order_by=-key`, { as: 'executive' });
  const table = within(await screen.findByRole('grid'));
  expect(await table.findByText('two_people_above')).toBeVisible();
  expect(table.getByText(/^50\s000\s000,00\sсум$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Новая константа/ })).not.toBeInTheDocument();
  const director = await colleague('director');
  const { count } = await director.get<{ count: number }>('/investment/investment/constants');
  expect(count).toBe(15);
});

test('a scale stands in the list in words', async () => {
  await renderScreen(`${path}?order_by=key`, { as: 'executive' });
  const table = within(await screen.findByRole('grid'));
  expect(await table.findByText('early_exit_rates')).toBeVisible();
  expect(table.getByText(/^До 3 мес\.: 3\s%$/)).toBeVisible();
});

test('the old value and the new one stand beside each other before the tax of residents is saved', async () => {
  const { id } = await constant('dividend_tax_resident');
  const { user } = await renderScreen(`${path}?id=${id}`, { as: 'director' });
  expect(await screen.findByRole('button', { name: /Удалить/ })).toHaveAccessibleDescription(
    'Её читает система: удалить нельзя',
  );
  await user.click(screen.getByRole('button', { name: /Изменить/ }));
  const form = await side('Изменить константу');
  expect(form.getByRole('note')).toHaveTextContent(/Расчёт дивидендов: налог резидента/);
  // What the service reads keeps its type.
  expect(form.queryByRole('combobox', { name: /Вид/ })).not.toBeInTheDocument();
  const value = form.getByRole('textbox', { name: /Значение/ });
  await user.clear(value);
  await user.type(value, '6');
  expect(form.getByText('Было → станет').parentElement).toHaveTextContent(/5\s%\s?6\s%/);
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Константа сохранена')).toBeVisible();
  expect((await constant('dividend_tax_resident')).value).toBe('6');
  const history = within(await screen.findByRole('region', { name: 'История' }));
  expect((await history.findAllByRole('listitem'))[0]).toHaveTextContent(/ИзменениеЗначение: 5 6/);
});

test('a scale that does not rise is refused beside its field', async () => {
  const { id } = await constant('early_exit_rates');
  const { user } = await renderScreen(`${path}?id=${id}&form=edit`, { as: 'director' });
  const form = await side('Изменить константу');
  const value = form.getByRole('textbox', { name: /Значение/ });
  await user.clear(value);
  await user.click(value);
  await user.paste('[{"before_months":6,"rate_percent":2},{"before_months":3,"rate_percent":3}]');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText(/Нужен список шагов/)).length).toBeGreaterThan(0);
});

test('a number keeps all the digits that the service keeps, and more are refused', async () => {
  const { user } = await renderScreen(`${path}?form=new`, { as: 'director' });
  const form = await side('Новая константа');
  await user.type(form.getByRole('textbox', { name: /Ключ/ }), 'mobile.factor');
  await user.selectOptions(form.getByRole('combobox', { name: /Вид/ }), 'number');
  const value = form.getByRole('textbox', { name: /Значение/ });
  await user.click(value);
  await user.paste('1 123456789012345,123456');
  await user.click(form.getByRole('button', { name: 'Создать константу' }));
  expect((await form.findAllByText(/^Не больше 999\s999\s999\s999\s999$/))[0]).toBeVisible();
  await user.clear(value);
  await user.paste('-123456789012345,1234567');
  await user.click(form.getByRole('button', { name: 'Создать константу' }));
  expect((await form.findAllByText('Знаков после запятой: не больше 6'))[0]).toBeVisible();
  await user.clear(value);
  await user.paste('-123456789012345,123456');
  await user.click(form.getByRole('button', { name: 'Создать константу' }));
  expect(await screen.findByText('Константа создана')).toBeVisible();
  expect((await constant('mobile.factor')).value).toBe('-123456789012345.123456');
  expect(await screen.findByText(/^-123\s456\s789\s012\s345,123456$/)).toBeVisible();
});

test('a constant of the house is made and removed', async () => {
  const { user } = await renderScreen(`${path}?form=new`, { as: 'director' });
  const form = await side('Новая константа');
  await user.type(form.getByRole('textbox', { name: /Ключ/ }), 'mobile.limit');
  await user.selectOptions(form.getByRole('combobox', { name: /Вид/ }), 'money');
  await user.type(form.getByRole('textbox', { name: /Значение/ }), '1500000');
  await user.click(form.getByRole('button', { name: 'Создать константу' }));
  expect(await screen.findByText('Константа создана')).toBeVisible();
  const { value } = await constant('mobile.limit');
  expect(value).toBe('1500000.00');
  await user.click(await screen.findByRole('link', { name: 'mobile.limit' }));
  const drawer = await side('mobile.limit');
  await user.click(await drawer.findByRole('button', { name: /Удалить/ }));
  await user.click((await side('Вы хотите это удалить?')).getByRole('button', { name: /Да/ }));
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  await expect(constant('mobile.limit')).rejects.toThrow('no constant');
});
