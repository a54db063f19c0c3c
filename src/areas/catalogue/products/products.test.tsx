import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { holdCalls } from '../../../../tests/support/heldCalls';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { endJobs } from '../../../kit/jobs/jobs';

const list = '/marketplace-catalog/product-list';

interface Product {
  id: number;
  version: number;
  name: string;
  price: string;
  old_price: string | null;
  stock: number;
  is_active: boolean;
  model: { name: string; id: number };
  off_reasons: string[];
}
const find = async (query: string) =>
  (await (await colleague('director')).get<{ products: Product[] }>(`/marketplace/v1/products?${query}`)).products;

// The result of a price sheet stays until it is closed.
afterEach(() => act(() => endJobs()));

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
  expect(await screen.findByText(/^Чтобы включить, не хватает: ИКПУ/)).toBeInTheDocument();
  expect((await find(`id=${lacking!.id}`))[0]!.is_active).toBe(false);
});

test('products of one model say whose they are, and the filter is taken away by its chip', async () => {
  const [one] = await find('is_on_sale=true&limit=1');
  const { model } = one!;
  const { user } = await renderScreen(`${list}?model_id=${model.id}`);
  await user.click(await screen.findByRole('button', { name: `Убрать фильтр «Модель: ${model.name}»` }));
  await waitFor(() => expect(window.location.search).not.toContain('model_id'));
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
  // The button that was pressed is gone, and the focus with it.
  expect(sheet.getByRole('button', { name: 'К ценам' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(sheet.getByRole('button', { name: 'Проверить' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const typed = sheet.queryByLabelText('Число строк');
  if (typed) await user.type(typed, '2');
  await user.click(sheet.getByRole('button', { name: 'Отправить цены' }));
  await waitFor(async () => {
    expect((await find(`id=${first.id}`))[0]!.price).toBe('1234567.00');
    expect((await find(`id=${second.id}`))[0]!.price).toBe('2000000.00');
  });
});

test('a row that a colleague changed fails alone, shows his price before it is sent again, and is sent over it once', async () => {
  const [mine, theirs] = (await find('merchant_id=3&has_discount=false&limit=2&order_by=name')) as [Product, Product];
  const { user } = await renderScreen(`${list}?merchant_id=3&discount=without&order_by=name`);
  const boxes = await within(await screen.findByRole('grid')).findAllByRole('checkbox');
  await user.click(boxes[1]!);
  await user.click(boxes[2]!);
  await user.click(await screen.findByRole('button', { name: 'Прайс выбранных' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Прайс выбранных' }));
  const [one] = sheet.getAllByRole('textbox', { name: /^Новая цена/ });
  fireEvent.paste(one!, { clipboardData: { getData: () => '1 111 000\n2 222 000' } });
  const director = await colleague('director');
  const path = `/marketplace/v1/products/${theirs.id}`;
  await director.send('PUT', path, { version: theirs.version, body: { price: '1999000.00' } });
  await user.click(sheet.getByRole('button', { name: 'Проверить' }));
  const typed = sheet.queryByLabelText('Число строк');
  if (typed) await user.type(typed, '2');
  await user.click(sheet.getByRole('button', { name: 'Отправить цены' }));
  const run = within(await screen.findByRole('dialog', { name: 'Новые цены' }));
  expect(await run.findByText('Не удалось: 1')).toBeVisible();
  expect((await find(`id=${mine.id}`))[0]!.price).toBe('1111000.00');

  const retry = run.getByRole('button', { name: 'Повторить неудавшиеся' });
  await user.click(retry);
  const question = within(await screen.findByRole('dialog', { name: 'Повторить неудавшиеся' }));
  expect(question.getByRole('listitem').textContent!.replace(/\s/g, ' ')).toBe(
    `${theirs.name}: 1 999 000,00 → 2 222 000,00`,
  );
  await user.click(question.getByRole('button', { name: 'Отмена' }));
  expect((await find(`id=${theirs.id}`))[0]!.price).toBe('1999000.00');

  await user.click(retry);
  await user.click(await screen.findByRole('button', { name: 'Отправить снова' }));
  expect(await run.findByText('Готово: 2')).toBeVisible();
  expect((await find(`id=${theirs.id}`))[0]!.price).toBe('2222000.00');
});

test('the price of the row that was written in is put into all rows below it, by the button as by the key', async () => {
  const { user } = await renderScreen(`${list}?merchant_id=4&discount=without&order_by=name`);
  const boxes = await within(await screen.findByRole('grid')).findAllByRole('checkbox');
  for (const at of [1, 2, 3]) await user.click(boxes[at]!);
  await user.click(await screen.findByRole('button', { name: 'Прайс выбранных' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Прайс выбранных' }));
  const values = () =>
    sheet
      .getAllByRole('textbox', { name: /^Новая цена/ })
      .map((one) => (one as HTMLInputElement).value.replace(/\s/g, ' '));
  const fill = sheet.getByRole('button', { name: 'Заполнить вниз (Ctrl+D)' });
  const [first, second, third] = sheet.getAllByRole('textbox', { name: /^Новая цена/ }) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const before = values()[0];
  expect(fill).toBeDisabled();
  await user.click(third);
  expect(fill).toBeDisabled();
  await user.clear(second);
  await user.type(second, '777000');
  await user.click(fill);
  expect(values()).toEqual([before, '777 000,00', '777 000,00']);
  await user.clear(first);
  await user.type(first, '888000');
  await user.keyboard('{Control>}d{/Control}');
  expect(values().slice(1)).toEqual(['888 000,00', '888 000,00']);
});

/** The form of a discounted product with a price in it that reaches the old one, refused once. */
async function reachOldPrice() {
  const [one] = (await find('has_discount=true&is_on_sale=true&limit=1&order_by=price')) as [Product];
  const { user } = await renderScreen(`${list}?product=${one.id}`);
  const side = within(await screen.findByRole('dialog', { name: one.name }));
  await user.click(await side.findByRole('button', { name: /^Изменить/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменение товара' }));
  const price = form.getByRole('textbox', { name: /^Цена/ });
  await user.clear(price);
  await user.type(price, '99000000');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  const clear = await form.findByRole('button', { name: 'Убрать старую цену' });
  return { one, user, form, clear };
}

test('who saves while the old price is still on its way out meets no change of his own', async () => {
  const { one, user, form, clear } = await reachOldPrice();
  const calls = holdCalls(`/v1/products/${one.id}/old-price`);
  await user.click(clear);
  await calls.came();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  calls.letGo();
  await waitFor(async () => {
    const [now] = await find(`id=${one.id}`);
    expect([now!.price, now!.old_price]).toEqual(['99000000.00', null]);
  });
  expect(screen.queryByText('Запись изменена другим сотрудником')).toBeNull();
});

test('the old price is taken away, and the price that reached it is saved', async () => {
  const { one, user, form, clear } = await reachOldPrice();
  await user.click(clear);
  await waitFor(() => expect(form.queryByRole('button', { name: 'Убрать старую цену' })).toBeNull());
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(async () => {
    const [now] = await find(`id=${one.id}`);
    expect([now!.price, now!.old_price]).toEqual(['99000000.00', null]);
  });
});

test('what a colleague changed meanwhile keeps the old price from being taken away, in words, and is not written over', async () => {
  const { one, user, form, clear } = await reachOldPrice();
  const director = await colleague('director');
  await director.send('PUT', `/marketplace/v1/products/${one.id}`, {
    version: one.version,
    body: { price: '1000.00' },
  });
  await user.click(clear);
  expect(await form.findByText('Запись изменена другим сотрудником')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  // He is asked whose price it shall be.
  expect(await form.findByRole('radio', { name: /^Новое: 1\s000,00/ })).toBeVisible();
  const [now] = await find(`id=${one.id}`);
  expect([now!.price, now!.old_price]).toEqual(['1000.00', one.old_price]);
});

test('a stock that is emptied is asked for, and nothing is said to be saved', async () => {
  const [one] = await find('is_on_sale=true&limit=1');
  const { user } = await renderScreen(`${list}?product=${one!.id}`);
  const side = within(await screen.findByRole('dialog', { name: one!.name }));
  await user.click(await side.findByRole('button', { name: /^Изменить/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменение товара' }));
  const stock = form.getByRole('textbox', { name: /^Остаток/ });
  await user.clear(stock);
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(stock).toBeInvalid());
  expect(screen.queryByText('Успешно завершено')).toBeNull();
  await user.type(stock, '0');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(async () => expect((await find(`id=${one!.id}`))[0]!.stock).toBe(0));
});

test('a stock that a colleague has counted meanwhile is shown, and mine is saved over the one that was seen', async () => {
  const [one] = await find('is_on_sale=true&limit=1');
  const { user } = await renderScreen(`${list}?product=${one!.id}`);
  const side = within(await screen.findByRole('dialog', { name: one!.name }));
  await user.click(await side.findByRole('button', { name: /^Изменить/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменение товара' }));
  const director = await colleague('director');
  const body = { stock: one!.stock + 3 };
  await director.send('PUT', `/marketplace/v1/products/${one!.id}`, { version: one!.version, body });
  const stock = form.getByRole('textbox', { name: /^Остаток/ });
  await user.clear(stock);
  await user.type(stock, '77');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await user.click(await form.findByRole('radio', { name: 'Моё: 77' }));
  await user.click(form.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(async () => expect((await find(`id=${one!.id}`))[0]!.stock).toBe(77));
});

test('a product that was ordered says so where it would be removed', async () => {
  const director = await colleague('director');
  interface Whole {
    products: Product[];
    is_ordered: boolean;
  }
  const all = await find('limit=60&is_on_sale=true');
  const pages = await Promise.all(all.map(({ id }) => director.get<Whole>(`/marketplace/v1/products?id=${id}`)));
  const { products } = pages.find(({ is_ordered: isOrdered }) => isOrdered)!;
  const { user } = await renderScreen(`${list}?product=${products[0]!.id}`, { as: 'director' });
  const side = within(await screen.findByRole('dialog', { name: products[0]!.name }));
  await user.click(await side.findByRole('button', { name: 'Действия' }));
  const item = await screen.findByRole('menuitem', { name: /^Удалить/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveAccessibleDescription('Есть в заказах. Снимите с продажи');
});

test('who may only look changes nothing', async () => {
  await renderScreen(`${list}?product=1`, { as: 'executive' });
  await screen.findByRole('region', { name: 'В рассрочку' });
  expect(screen.queryByRole('button', { name: 'Изменить' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Добавить товар' })).toBeNull();
});

test('the goods of a merchant lead to where their sheets are taken in', async () => {
  const { user } = await renderScreen('/merchants/list/1/products', { as: 'kam' });
  await user.click(await screen.findByRole('button', { name: 'Загрузить из Excel' }));
  expect(await screen.findByRole('tab', { name: 'Импорт', selected: true })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Загрузки товаров' })).toBeVisible();
});
