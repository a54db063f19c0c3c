import { act, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { expectNoLinks } from '../../../../tests/support/listScreen';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { languagePicked } from '../../../kit/state/preferences';
import { find as findProjects } from '../projects/findProjects';

const list = '/real-estate/call-order';

interface Order {
  ticket_id: number;
  name: string;
  phone: string;
  version: number;
  status: string;
}
async function orders(query: string): Promise<Order[]> {
  const director = await colleague('director');
  return (await director.get<{ callbacks: Order[] }>(`/investment/project/callbacks?${query}`)).callbacks;
}
const first = async (query: string): Promise<Order> => {
  const [order] = await orders(`${query}&limit=1`);
  if (!order) throw new Error(`No order for ${query}`);
  return order;
};
async function side(id: number) {
  const dialog = await screen.findByRole('dialog', { name: `Заказ звонка № ${id}` });
  // A browser begins a drawer with the focus inside, and so do its keys; jsdom leaves it where it was.
  act(() => within(dialog).getByRole('button', { name: 'Закрыть' }).focus());
  return within(dialog);
}

test('the queue opens on what waits, the latest first (WF-12)', async () => {
  await renderScreen(list);
  const grid = within(await screen.findByRole('grid'));
  await waitFor(() => expect(grid.getAllByRole('link').length).toBeGreaterThan(1));
  const waiting = await orders('status=new&status=in_progress&status=no_answer&order_by=-created_at&limit=3');
  const shown = grid
    .getAllByRole('row')
    .slice(1, 4)
    .map((row) => row.textContent);
  waiting.forEach(({ name }, at) => expect(shown[at]).toContain(name));
  expect(grid.queryByText('Отклонён')).not.toBeInTheDocument();
});

test('an order is taken by its letter, the phone is looked at, and the next one opens when it is done (STATE-08)', async () => {
  const { ticket_id: id, phone } = await first('status=new&order_by=-created_at');
  const { user } = await renderScreen(`${list}?order=${id}`);
  const drawer = await side(id);
  expect(await drawer.findByText(phone)).toBeVisible();
  await user.keyboard('[KeyA]');
  expect(await screen.findByText('Заказ ваш: можно звонить')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Показать: Телефон' }));
  expect(await drawer.findByText(/^\+998 \d\d \d{3} \d\d \d\d$/)).toBeVisible();
  await user.click(await drawer.findByRole('button', { name: 'Поговорили' }));
  const form = within(await screen.findByRole('dialog', { name: 'Разговор состоялся' }));
  await user.type(form.getByRole('textbox', { name: 'Комментарий' }), 'Придёт на показ');
  await user.click(form.getByRole('button', { name: 'Поговорили' }));
  expect(await screen.findByText('Звонок состоялся')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: `Заказ звонка № ${id}` })).not.toBeInTheDocument());
  const done = await (await colleague('director')).get<Order>(`/investment/project/callbacks/${id}`);
  expect(done).toMatchObject({ status: 'done', comment: 'Придёт на показ' });
});

test('whoever is late with an order is told who was quicker', async () => {
  const { ticket_id: id, version } = await first('status=new');
  const { user } = await renderScreen(`${list}?order=${id}`);
  const take = await (await side(id)).findByRole('button', { name: 'Взять' });
  await (
    await colleague('director')
  ).send('PATCH', `/investment/project/callbacks/${id}`, { version, body: { status: 'in_progress' } });
  await user.click(take);
  expect(await screen.findByText('Заказ уже взял другой сотрудник')).toBeVisible();
  expect((await screen.findAllByText('Бахтиёр Назаров')).length).toBeGreaterThan(0);
});

test('an order is rejected only with a reason', async () => {
  const { ticket_id: id } = await first('status=in_progress');
  const { user } = await renderScreen(`${list}?order=${id}`);
  await user.click(await (await side(id)).findByRole('button', { name: 'Отклонить' }));
  const form = within(await screen.findByRole('dialog', { name: 'Отклонить заказ звонка' }));
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await form.findByText('Пожалуйста, заполните поле')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Ищет жильё для себя');
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Заказ звонка отклонён')).toBeVisible();
});

test('projects are named in the language of the panel, in the list, its filter and the palette', async () => {
  type Titled = { id: number; title_ru: string; title_en: string | null };
  const director = await colleague('director');
  const { projects } = await director.get<{ projects: Titled[] }>('/investment/project/projects?limit=100');
  const { callbacks } = await director.get<{ callbacks: { project: { id: number } }[] }>(
    '/investment/project/callbacks?limit=100',
  );
  const asked = new Set(callbacks.map(({ project }) => project.id));
  const one = projects.find(({ id, title_en }) => asked.has(id) && title_en !== null)!; // the demonstration has one
  const { store } = await renderScreen(`${list}?status=&project_id=${one.id}`, {
    before: ({ dispatch }) => void dispatch(languagePicked('en-US')),
  });
  const grid = within(await screen.findByRole('grid'));
  expect((await grid.findAllByText(one.title_en!))[0]).toBeVisible(); // found by it
  expect(screen.queryByText(new RegExp(one.title_ru))).toBeNull();
  expect(screen.getByRole('button', { name: new RegExp(`Project: ${one.title_en}`) })).toBeVisible();
  const search = findProjects({ text: one.title_ru, kinds: ['name'] }, new AbortController().signal);
  const hits = await store.dispatch(search as Parameters<typeof store.dispatch>[0]);
  expect(hits).toContainEqual(expect.objectContaining({ id: String(one.id), name: one.title_en }));
});

test('who may list orders but not open one has rows that lead nowhere', async () => {
  await expectNoLinks(list, 'Новый', { role: 'moderator', permission: 'call_orders.get' });
});
