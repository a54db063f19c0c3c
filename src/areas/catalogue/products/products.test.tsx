import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';

const list = '/marketplace-catalog/product-list';

interface Product {
  id: number;
  version: number;
  name: string;
  price: string;
  old_price: string | null;
  stock: number;
  is_active: boolean;
  off_reasons: string[];
}
const find = async (query: string) =>
  (await (await colleague('director')).get<{ products: Product[] }>(`/marketplace/v1/products?${query}`)).products;

test('a product says that it is on sale, or everything that keeps it from being', async () => {
  await renderScreen(`${list}?search=Мангал&off_reason=out_of_stock`);
  const grid = within(await screen.findByRole('grid'));
  const [cell] = await grid.findAllByText(/Раздел выше выключен/);
  const row = within(cell!.closest('tr, [role="row"]') as HTMLElement);
  expect(row.getByText('Не продаётся')).toBeInTheDocument();
  expect(row.getByText(/Нет в наличии/)).toBe(cell);
  // The line may be cut: its title says all of it.
  expect(cell).toHaveAttribute('title', cell!.textContent);
});

test('a switch asks for what is missing, and says when it is done', async () => {
  const [lacking] = await find('lacks=spic&limit=1');
  const { user } = await renderScreen(`${list}?search=№${lacking!.id}`);
  const control = await screen.findByRole('switch', { name: new RegExp(lacking!.name) });
  await user.click(control);
  expect(await screen.findByText(/^Заполните|ИКПУ|обязательн/i)).toBeInTheDocument();
  expect((await find(`id=${lacking!.id}`))[0]!.is_active).toBe(false);
});

test('one product is opened by its address, with its instalments and its history', async () => {
  const [one] = await find('is_on_sale=true&has_discount=true&limit=1');
  await renderScreen(`${list}?product=${one!.id}`);
  const side = within(await screen.findByRole('dialog', { name: one!.name }));
  expect(await side.findByText('В продаже')).toBeInTheDocument();
  expect(side.getByRole('region', { name: 'В рассрочку' })).toBeInTheDocument();
  expect(within(side.getByRole('region', { name: 'История' })).getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('a product that is not there is said not to be there', async () => {
  await renderScreen(`${list}?product=999999`);
  const side = within(await screen.findByRole('dialog', { name: 'Товар № 999999' }));
  expect(await side.findByRole('alert')).toBeInTheDocument();
});

test('the sheet takes a pasted column, marks what is wrong and sends what was changed', async () => {
  const [first, second] = (await find('merchant_id=2&has_discount=false&limit=2&order_by=name')) as [Product, Product];
  const { user } = await renderScreen(`${list}?merchant_id=2&discount=without&order_by=name`);
  const grid = within(await screen.findByRole('grid'));
  const boxes = await grid.findAllByRole('checkbox');
  await user.click(boxes[1]!);
  await user.click(boxes[2]!);
  await user.click(await screen.findByRole('button', { name: 'Прайс выбранных' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Прайс выбранных' }));
  const [one, other] = sheet.getAllByRole('textbox', { name: /^Новая цена/ }) as [HTMLElement, HTMLElement];
  fireEvent.paste(one, { clipboardData: { getData: () => 'Товар\t1 234 567\nДругой\tдорого' } });
  expect(other).toHaveValue('дорого');
  expect(sheet.getByText('Это не цена')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Проверить' })).toBeDisabled();
  fireEvent.change(other, { target: { value: '2 000 000' } });
  await user.click(sheet.getByRole('button', { name: 'Проверить' }));
  const typed = sheet.queryByLabelText('Число строк');
  if (typed) await user.type(typed, '2');
  await user.click(sheet.getByRole('button', { name: 'Отправить цены' }));
  await waitFor(async () => {
    expect((await find(`id=${first.id}`))[0]!.price).toBe('1234567.00');
    expect((await find(`id=${second.id}`))[0]!.price).toBe('2000000.00');
  });
});

test('who may only look changes nothing', async () => {
  await renderScreen(`${list}?product=1`, { as: 'executive' });
  await screen.findByRole('region', { name: 'В рассрочку' });
  expect(screen.queryByRole('button', { name: 'Изменить' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Добавить товар' })).toBeNull();
});
