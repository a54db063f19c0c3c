import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { expectNoLinks } from '../../../../tests/support/listScreen';
import { renderScreen } from '../../../../tests/support/renderScreen';

const list = '/real-estate/projects';
const card = (id: number) => `${list}/info/${id}`;
/** The example of the design: 432 of 720 lots sold. */
const bahor = 2;

interface Project {
  version: number;
  statusProject: string;
  showProject: boolean;
  projectStep: string;
}
const read = async (id: number) => (await colleague('director')).get<Project>(`/investment/project/projects/${id}`);

test('the list says what each has raised and how many lots are left, and sums it up', async () => {
  await renderScreen(`${list}?statusProject=fundraising&order_by=-raised_percent`, { as: 'director' });
  const grid = within(await screen.findByRole('grid'));
  const row = within(await grid.findByRole('row', { name: /ЖК «Bahor»/ }));
  expect(row.getByRole('progressbar', { name: 'Собрано' })).toHaveAttribute('aria-valuenow', '60');
  expect(row.getByText('288')).toBeInTheDocument();
  expect(grid.queryByText('Апартаменты «Anhor»')).not.toBeInTheDocument();
});

test('a target that is no whole number of lots is refused before it is sent, and the project is made (NOTE-30)', async () => {
  const { user } = await renderScreen(`${list}/new`, { as: 'director' });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await screen.findByRole('textbox', { name: /^Название на русском/ });
  await user.type(field(/^Название на русском/), 'Дом «Тест»');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Вид/ }), 'Земля');
  await user.type(field(/^Адрес/), 'Ташкент');
  await user.type(field(/^Цель, сум/), '11');
  await user.type(field(/^Цена лота, сум/), '5');
  await user.type(field(/^Стоимость проекта, сум/), '10');
  await user.type(field(/^Приём средств до/), '01.05.2027');
  await user.click(screen.getByRole('button', { name: 'Создать проект' }));
  expect((await screen.findAllByText('Цель должна делиться на целое число лотов'))[0]).toBeVisible();
  await user.clear(field(/^Цель, сум/));
  await user.type(field(/^Цель, сум/), '10');
  await user.click(screen.getByRole('button', { name: 'Создать проект' }));
  expect(await screen.findByText('Проект создан')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Дом «Тест»' })).toBeVisible();
});

test('the form of a project whose lots are sold keeps target and lot, and sends only what was changed (NOTE-31)', async () => {
  const { user } = await renderScreen(`${list}/edit/${bahor}`, { as: 'director' });
  expect(await screen.findByRole('textbox', { name: /^Цель, сум/ })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: /^Цена лота, сум/ })).toBeDisabled();
  const step = screen.getByRole('textbox', { name: 'Что сделано' });
  await user.clear(step);
  await user.type(step, 'Возведён первый этаж');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Проект обновлён')).toBeVisible();
  expect((await read(bahor)).projectStep).toBe('Возведён первый этаж');
});

test('a draft begins to raise money after a question, and is shown to investors at once', async () => {
  const { user } = await renderScreen(card(1), { as: 'director' });
  await user.click(await screen.findByRole('button', { name: 'Начать сбор' }));
  const question = within(await screen.findByRole('dialog', { name: 'Начать сбор средств?' }));
  await user.click(question.getByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  await waitFor(async () => expect((await read(1)).statusProject).toBe('fundraising'));
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Показать инвесторам' }));
  await waitFor(async () => expect((await read(1)).showProject).toBe(true));
});

test('whoever only reads a project finds its pictures and papers, and nothing to change', async () => {
  await renderScreen(card(bahor));
  expect(await screen.findByRole('button', { name: 'Открыть фото: Фасад' })).toBeInTheDocument();
  const offer = within(await screen.findByRole('region', { name: 'Оферта' }));
  expect(await offer.findByRole('link', { name: 'Оферта.pdf' })).toBeInTheDocument();
  for (const name of ['Добавить файлы', 'Добавить документы', 'Изменить', 'Начать сбор'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

const part = async (title: string) => within(await screen.findByRole('region', { name: title }));
const namesIn = (place: Awaited<ReturnType<typeof part>>) => place.getAllByRole('link').map((link) => link.textContent);
async function pick({ user }: Awaited<ReturnType<typeof renderScreen>>, row: HTMLElement, verb: string) {
  // The menu shows while the row is pointed at.
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: verb }));
}
/** A form or question goes a moment after its list has the answer, and takes along whatever was asked of its row meanwhile. */
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
async function remove({ user }: Awaited<ReturnType<typeof renderScreen>>) {
  const question = within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' }));
  await user.click(question.getByRole('button', { name: 'Да' }));
  await isGone('Вы хотите это удалить?');
}

test('a file is renamed, moved and removed (NOTE-33)', async () => {
  const page = await renderScreen(card(bahor), { as: 'director' });
  const { user } = page;
  const files = await part('Файлы проекта');
  const row = (name: RegExp) => files.getByRole('row', { name });
  await files.findByRole('link', { name: 'Разрешение на строительство' });
  const before = namesIn(files);
  await pick(page, row(/Разрешение на строительство/), 'Опустить ниже');
  await waitFor(() => expect(namesIn(files)).toEqual([before[1], before[0], ...before.slice(2)]));
  await pick(page, row(/Проектная декларация/), 'Переименовать');
  const form = within(await screen.findByRole('dialog', { name: 'Переименовать' }));
  await user.clear(form.getByRole('textbox', { name: /^Название/ }));
  await user.type(form.getByRole('textbox', { name: /^Название/ }), 'Декларация 2026');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Файл обновлён')).toBeVisible();
  await waitFor(() => expect(namesIn(files)[0]).toBe('Декларация 2026'));
  await isGone('Переименовать');
  await pick(page, row(/Декларация 2026/), 'Удалить');
  await remove(page);
  await waitFor(() => expect(namesIn(files)).toEqual([before[0], ...before.slice(2)]));
});

test('a document of the offer is moved and removed', async () => {
  const page = await renderScreen(card(bahor), { as: 'director' });
  const offer = await part('Оферта');
  const row = (name: RegExp) => offer.getByRole('row', { name });
  await offer.findByRole('link', { name: 'Оферта.pdf' });
  expect(namesIn(offer)).toEqual(['Оферта.pdf', 'Приложение № 1.pdf']);
  await pick(page, row(/Приложение № 1/), 'Поднять выше');
  await waitFor(() => expect(namesIn(offer)).toEqual(['Приложение № 1.pdf', 'Оферта.pdf']));
  await pick(page, row(/Оферта\.pdf/), 'Удалить');
  await remove(page);
  await waitFor(() => expect(namesIn(offer)).toEqual(['Приложение № 1.pdf']));
});

// The last one: what it takes from the moderator stays taken.
test('who may list projects but not open one has rows that lead nowhere', async () => {
  const denied = { role: 'moderator', permission: 'projects.get' };
  await expectNoLinks(`${list}?statusProject=fundraising`, 'ЖК «Bahor»', denied);
});
