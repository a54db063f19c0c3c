import { screen } from '@testing-library/react';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Failure } from '../../lib/failure';
import { ForbiddenHelpContext } from './ForbiddenHint';
import { NotificationList } from './NotificationList';
import { booksToKeep } from '../state/notificationStorage';
import { emptyBook, notices, notify } from '../state/notifications';
import { DoNotDisturbSwitch } from './DoNotDisturbSwitch';

const title = { id: 'kit.form.save', defaultMessage: 'Сохранить' };
const page = { id: 'routes.investors.one', defaultMessage: 'Инвестор' };

describe('the list of notices', () => {
  it('gives each its time and the way to its record, and shows a summary again', async () => {
    const part = renderPart(<p>…</p>);
    part.store.dispatch(notify({ tone: 'success', title, path: '/back-office/investor/7', isSummary: true }));
    part.store.dispatch(notify({ tone: 'error', title, path: '/nowhere', requestId: 'req-1' }));
    const list = notices.selectors.list(part.store.getState()).map((notice) => ({
      ...notice,
      at: Date.UTC(2026, 2, 5, 9, 7, 31),
      isShown: false,
    }));
    part.rerender(
      <NotificationList notices={list} titleOf={(path) => (path.includes('investor') ? page : undefined)} />,
    );
    expect(screen.getAllByText('05.03.2026 14:07:31')).toHaveLength(2);
    expect(screen.getByText('Код обращения: req-1')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/back-office/investor/7']);
    expect(screen.getByRole('button', { name: 'Показать снова' })).toBeEnabled();
  });

  it('offers to say why something was refused, and only then', () => {
    const Help = ({ failure }: { failure: Failure }) => <p>why: {failure.message}</p>;
    const part = renderPart(<p>…</p>);
    part.store.dispatch(notify({ tone: 'error', title, detail: 'Permission gl.add is missing' }));
    part.store.dispatch(notify({ tone: 'error', title }));
    part.store.dispatch(notify({ tone: 'success', title, detail: 'Permission gl.get is missing' }));
    const list = notices.selectors.list(part.store.getState());
    part.rerender(
      <ForbiddenHelpContext value={Help}>
        <NotificationList notices={list} titleOf={() => undefined} />
      </ForbiddenHelpContext>,
    );
    expect(screen.getAllByText(/^why/).map((one) => one.textContent)).toEqual(['why: Permission gl.add is missing']);
  });

  it('turns "do not disturb" on and off', async () => {
    const { user, store } = renderPart(<DoNotDisturbSwitch />);
    await user.click(screen.getByRole('switch', { name: /Не беспокоить/ }));
    expect(notices.selectors.isQuiet(store.getState())).toBe(true);
    await user.click(screen.getByRole('switch'));
    expect(notices.selectors.isQuiet(store.getState())).toBe(false);
  });
});

test('what was done carries number, sum and name, its link and a copy; the name is not kept on the device', async () => {
  const { user, store, rerender } = renderPart(<p>…</p>);
  const done = { id: 'claims.cashOut.approved', defaultMessage: 'Заявка одобрена' };
  const text = { id: 'kit.noticeActions.recordAndAmount', defaultMessage: '{record} · {amount}' };
  const path = '/back-office/requests/cash-out/152';
  const values = { record: 'EX-000152', amount: '1\u00a0250\u00a0000,00\u00a0сум' };
  store.dispatch(
    notify({ tone: 'success', title: done, text, values, record: 'EX-000152', person: 'Рахимова Нилуфар', path }),
  );
  const list = notices.selectors.list(store.getState());
  rerender(<NotificationList notices={list} titleOf={() => page} />);
  expect(screen.getByText('EX-000152 · 1 250 000,00 сум')).toBeVisible();
  expect(screen.getByText('Рахимова Нилуфар')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть EX-000152' })).toHaveAttribute('href', path);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Скопировать' }));
  expect(copied).toHaveBeenCalledWith(
    `Заявка одобрена\nEX-000152 · 1\u00a0250\u00a0000,00\u00a0сум\nРахимова Нилуфар\n${window.location.origin}${path}`,
  );
  const kept = JSON.stringify(booksToKeep({ ...emptyBook, others: {}, owner: 7, list }));
  expect(kept).toContain('EX-000152');
  expect(kept).not.toContain('Рахимова');
});
