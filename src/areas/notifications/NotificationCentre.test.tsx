import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { renderScreen } from '../../../tests/support/renderScreen';
import { keptAtMost, noticeSettled, notify } from '../../kit/state/notifications';

const saved = { id: 'kit.form.save', defaultMessage: 'Сохранить' };
const refused = { id: 'kit.failure.badRequest', defaultMessage: 'Bad request' };
const heading = () => screen.findByRole('heading', { level: 1, name: 'Уведомления' });

async function open(address = '/notifications') {
  const part = await renderScreen('/dashboard/index');
  await screen.findByRole('heading', { level: 1, name: /Дилноза/ });
  if (address === '/notifications') {
    await part.user.click(screen.getByRole('button', { name: 'Уведомления' }));
    await part.user.click(await screen.findByRole('link', { name: 'Все уведомления' }));
    await heading();
  }
  act(() => {
    part.store.dispatch(notify({ tone: 'success', title: saved, path: '/back-office/investor/38' }));
    part.store.dispatch(notify({ tone: 'error', title: refused, requestId: 'req-1', path: '/nowhere' }));
    part.store.dispatch(notify({ tone: 'info', title: saved, path: '/user/login' }));
  });
  return part;
}

const list = () => within(screen.getByRole('main'));

test('everything said is there by kind, and the address holds the kind', async () => {
  const { user } = await open();
  expect(await list().findAllByRole('listitem')).toHaveLength(3);
  expect(list().getAllByText('Не прочитано')).toHaveLength(3);
  await user.click(list().getByRole('button', { name: 'Ошибки: 1' }));
  expect(list().getAllByRole('listitem')).toHaveLength(1);
  expect(list().getByRole('listitem')).toHaveTextContent('req-1');
  expect(window.location.search).toBe('?kind=error');
});

test('a notice leads to its record, and nowhere the person may not go', async () => {
  const { user } = await open();
  const links = list().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/back-office/investor/38']);
  await user.click(links[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Общие данные' })).toBeVisible();
  // What was looked at has been read.
  expect(screen.getByRole('button', { name: 'Уведомления' })).toBeInTheDocument();
});

test('the list is emptied, and disturbance turned off but for errors', async () => {
  const { user, store } = await open();
  await user.click(list().getByRole('switch', { name: /Не беспокоить/ }));
  await user.click(list().getByRole('button', { name: 'Очистить' }));
  expect(list().getByText(/Уведомлений нет/)).toBeInTheDocument();
  act(() => void store.dispatch(notify({ tone: 'success', title: saved })));
  expect(store.getState().notices.list).toMatchObject([{ isShown: false }]);
  act(() => void store.dispatch(notify({ tone: 'error', title: refused })));
  expect(store.getState().notices.list[1]).toMatchObject({ isShown: true });
});

test('under the bell the newest come first, and are read once it closes', async () => {
  const { user, store } = await open('');
  await user.click(screen.getByRole('button', { name: 'Уведомления, непрочитанных: 3' }));
  const panel = within(screen.getByRole('dialog', { name: /^Уведомления/ }));
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(3));
  expect(panel.getAllByRole('listitem')[1]).toHaveTextContent('Bad request');
  expect(store.getState().notices.list.some(({ isRead }) => isRead)).toBe(false);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Уведомления' })).toHaveFocus();
  expect(store.getState().notices.list.every(({ isRead }) => isRead)).toBe(true);
});

test('what has been settled since is neither on the page nor under the bell', async () => {
  const { user, store } = await open();
  const [first] = store.getState().notices.list;
  act(() => void store.dispatch(noticeSettled(first!.id))); // three were said
  expect(list().getAllByRole('listitem')).toHaveLength(2);
  expect(list().getByRole('button', { name: 'Все: 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Уведомления, непрочитанных: 2' }));
  const panel = within(screen.getByRole('dialog', { name: /^Уведомления/ }));
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2));
});

test('when more was said than is kept, the page says that older ones are gone', async () => {
  const { store } = await open();
  const gone = /более ранние удалены/;
  const say = (from: number, to: number) =>
    act(() => {
      for (let at = from; at < to; at += 1)
        store.dispatch(notify({ tone: 'info', title: saved, values: { at }, path: '/notifications' }));
    });
  say(4, keptAtMost);
  expect(list().queryByText(gone)).not.toBeInTheDocument();
  say(keptAtMost, keptAtMost + 2);
  expect(store.getState().notices.list).toHaveLength(keptAtMost);
  expect(list().getByText(gone)).toHaveTextContent('последние 500');
});
