import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { defineMessage } from 'react-intl';
import { f, openDialogs, refusal } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { NotificationList } from '../feedback/NotificationList';
import { ConfirmMoney } from './ConfirmMoney';
import { unsavedPaths } from '../state/unsavedChanges';
import { Fact } from '../values/Facts';
import { unknownOutcome } from '../write/MoneyWriteStatus';
import { timings } from '../../lib/timings';
import type { WriteOutcome } from '../../lib/pollOutcome';

beforeAll(openDialogs);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const verb = defineMessage<{ amount: string }>({ id: 'test.refill', defaultMessage: 'Пополнить на {amount}' });
/** What is said where nobody knows. */
const unknown = {
  ...{ tone: 'error', title: unknownOutcome, record: 'EX-000152', person: 'Рахимова Нилуфар' },
  values: { record: 'EX-000152', amount: '1\u00a0250\u00a0000,00\u00a0сум' },
  path: '/back-office/requests/cash-out/152',
};
const lost = refusal({ kind: 'network', status: 0 });

interface Given {
  amount?: string;
  run?: (key: string) => Promise<unknown>;
  outcomes?: (WriteOutcome | Error)[];
}

function open({ amount = '1250000.00', run = () => Promise.resolve({ claim_id: 5 }), outcomes = [] }: Given = {}) {
  const send = jest.fn(run);
  const ask = jest.fn((_key: string): Promise<WriteOutcome> => {
    const next = outcomes.shift() ?? { state: 'running' };
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const closed = jest.fn();
  let change: (amount: string) => void = () => {};
  function Asking() {
    const [isOpen, setOpen] = useState(true);
    const [asked, setAsked] = useState(amount);
    change = setAsked;
    if (!isOpen) return 'closed';
    return (
      <ConfirmMoney
        title={f.title}
        verb={verb}
        amount={asked}
        about={{ record: 'EX-000152', person: 'Рахимова Нилуфар', path: '/back-office/requests/cash-out/152' }}
        run={send}
        checkOutcome={ask}
        done={f.done}
        onClose={(answer) => {
          closed(answer);
          setOpen(false);
        }}
      >
        <Fact label={f.name}>A. Karimov</Fact>
        <Fact label={f.field}>2020 **** 6001</Fact>
      </ConfirmMoney>
    );
  }
  const part = renderPart(<Asking />, { userOptions: { advanceTimers: jest.advanceTimersByTime } });
  const pay = () => screen.getByRole('button', { name: /^Пополнить на/ });
  return { ...part, send, ask, closed, pay, become: (other: string) => act(() => change(other)) };
}
const wait = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));
const whole = timings.outcome.reduce<number>((sum, time) => sum + time, 0);

describe('a question before money moves', () => {
  it('says how much and to whom, and repeats verb and sum on the button', () => {
    const { pay } = open();
    const dialog = screen.getByRole('dialog', { name: 'Изменить инвестора' });
    expect(dialog).toHaveTextContent('1 250 000,00 сум');
    expect(dialog).toHaveTextContent('1250000,00');
    expect(dialog).toHaveTextContent('A. Karimov');
    expect(dialog).toHaveTextContent('2020 **** 6001');
    expect(pay()).toHaveAccessibleName('Пополнить на 1\u00a0250\u00a0000,00\u00a0сум');
  });

  it('sends once for twenty clicks, tells, and closes with the answer', async () => {
    const { pay, send, closed, store } = open();
    for (let click = 0; click < 20; click++) fireEvent.click(pay());
    await wait(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatch(/^[\w-]{16,}$/);
    await wait(timings.check);
    expect(closed).toHaveBeenCalledWith({ claim_id: 5 });
    expect(store.getState().notices.list).toMatchObject([
      { tone: 'success', title: f.done, values: { record: 'EX-000152', amount: expect.stringContaining('сум') } },
    ]);
    expect(unsavedPaths()).toEqual([]);
  });

  it('wants a large amount typed again', async () => {
    const { pay, send, user } = open({ amount: '50000000.01' });
    expect(pay()).toBeDisabled();
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    const again = screen.getByRole('textbox', { name: /введите её ещё раз: 50\s000\s000,01\sсум/ });
    await user.type(again, '50000000');
    await user.tab();
    expect(again).toHaveAccessibleDescription('Сумма не совпадает');
    expect(pay()).toBeDisabled();
    await user.type(again, ',01');
    await user.click(pay());
    await wait(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('wants the new sum where the record grew or changed under the question', async () => {
    const { pay, become, user } = open({ amount: '1250000.00' });
    become('60000000.00');
    expect(pay()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /введите её ещё раз/ }), '60000000');
    expect(pay()).toBeEnabled();
    become('70000000.00');
    expect(pay()).toBeDisabled();
    expect(screen.getByRole('textbox', { name: /введите её ещё раз: 70/ })).toHaveValue('');
  });

  it('wants no more than a click up to the limit', () => {
    const { pay } = open({ amount: '50000000.00' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(pay()).toBeEnabled();
  });
});

describe('an answer that was lost', () => {
  it('is asked for under the same key until it is known, and nothing is sent again', async () => {
    const outcomes = [
      { state: 'running' as const },
      new Error('offline'),
      { state: 'done' as const, status: 202, body: 1 },
    ];
    const { pay, send, ask, closed, user } = open({ run: () => Promise.reject(lost), outcomes });
    await user.click(pay());
    await wait(0);
    expect(screen.getByRole('status')).toHaveTextContent('Проверяем результат');
    // Off, and with the focus: what is disabled for good would lose it, and with it the key that answers again.
    for (const button of [pay(), screen.getByRole('button', { name: 'Отмена' })]) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toBeEnabled();
    }
    await user.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(closed).not.toHaveBeenCalled();
    expect(unsavedPaths()).toEqual(['/list']);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await wait(whole);
    expect(send).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls.map(([key]) => key)).toEqual(Array(3).fill(send.mock.calls[0]?.[0]));
    await wait(timings.check);
    expect(closed).toHaveBeenCalledWith(1);
  });

  it.each([
    ['that never came', { state: 'never' as const }],
    ['that was refused', { state: 'done' as const, status: 422 }],
  ])('of a write %s is said so; another try is another intent', async (_, outcome) => {
    let isFirst = true;
    const run = () => (isFirst ? Promise.reject(lost) : Promise.resolve(2));
    const { pay, send, closed, user } = open({ run, outcomes: [outcome] });
    await user.click(pay());
    await wait(whole);
    expect(screen.getByRole('alert')).toHaveTextContent('Операция не выполнена');
    expect(send).toHaveBeenCalledTimes(1);
    isFirst = false;
    await user.click(pay());
    await wait(0);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]?.[0]).not.toBe(send.mock.calls[0]?.[0]);
    await wait(timings.check);
    expect(closed).toHaveBeenCalledWith(2);
  });

  it('that nobody can tell leaves a button to ask again, and none to send', async () => {
    const { send, ask, closed, user, pay, store } = open({ run: () => Promise.reject(refusal({ status: 502 })) });
    await user.click(pay());
    await wait(whole + 1);
    expect(screen.getByRole('alert')).toHaveTextContent('Результат неизвестен, проверьте');
    expect(ask).toHaveBeenCalledTimes(timings.outcome.length);
    expect(screen.queryByRole('button', { name: /^Пополнить/ })).not.toBeInTheDocument();
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    // It says so by itself, and leaves word under the bell.
    expect(store.getState().notices.list).toMatchObject([{ ...unknown, isShown: false, isRead: false }]);
    ask.mockResolvedValueOnce({ state: 'done', status: 200 });
    await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
    await wait(whole);
    expect(send).toHaveBeenCalledTimes(1);
    await wait(timings.check);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(store.getState().notices.list).toMatchObject([
      { ...unknown, isSettled: true, isRead: true },
      { title: f.done },
    ]);
  });

  it('that nobody can tell stays under the bell when the question is closed: its number, sum, name and link', async () => {
    const { ask, user, pay, store } = open({ run: () => Promise.reject(lost) });
    await user.click(pay());
    await wait(whole + 1);
    await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
    await wait(whole + 1);
    expect(ask).toHaveBeenCalledTimes(2 * timings.outcome.length);
    await user.click(screen.getByText('Закрыть'));
    expect(screen.getByText('closed')).toBeVisible();
    const { list } = store.getState().notices;
    expect(list).toMatchObject([unknown]);
    expect(list[0]?.isSettled).toBeUndefined();
    renderPart(<NotificationList notices={list} titleOf={() => f.title} />);
    const item = screen.getByRole('listitem');
    expect(item).toHaveTextContent(/^Результат неизвестен, проверьте.*EX-000152 · 1 250 000,00 сумРахимова Нилуфар/);
    expect(within(item).getByRole('link')).toHaveAttribute('href', unknown.path);
  });

  it('stops being asked for when the screen goes, and leaves word that it is not known', async () => {
    const { ask, unmount, user, pay, store } = open({ run: () => Promise.reject(lost) });
    await user.click(pay());
    unmount();
    await wait(whole);
    expect(ask).not.toHaveBeenCalled();
    expect(store.getState().notices.list).toMatchObject([unknown]);
  });
});

describe('an answer that does not come', () => {
  /** Its answer comes when the test gives it. */
  function openSlow(outcomes: WriteOutcome[] = []) {
    let give: { answer: (body: unknown) => void; fail: (failure: unknown) => void } | undefined;
    const run = () =>
      new Promise((answer, fail) => {
        give = { answer, fail };
      });
    return {
      ...open({ run, outcomes }),
      answer: (body: unknown) => give?.answer(body),
      fail: (failure: unknown) => give?.fail(failure),
    };
  }

  it('is spoken of after a second, and need not be waited for after ten: then its outcome is asked for', async () => {
    const { pay, user, send, ask, closed, store, answer } = openSlow();
    await user.click(pay());
    await wait(timings.progressAfter - 1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await wait(1);
    expect(screen.getByRole('status')).toHaveTextContent('Ответ идёт дольше обычного.');
    expect(screen.getByRole('button', { name: 'Отмена' })).toHaveAttribute('aria-disabled', 'true');
    await wait(timings.cancelAfter - timings.progressAfter);
    expect(screen.getByRole('status')).toHaveTextContent(/^Долго\. Ответа можно не ждать/);
    const stop = screen.getByRole('button', { name: 'Не ждать ответа' });
    await user.click(stop);
    expect(screen.getByRole('status')).toHaveTextContent('Проверяем результат');
    // It is the button that leaves once more, off and with the focus.
    expect(stop).toHaveAccessibleName('Отмена');
    expect(stop).toHaveFocus();
    await wait(whole);
    expect(screen.getByRole('alert')).toHaveTextContent('Результат неизвестен, проверьте');
    expect(send).toHaveBeenCalledTimes(1);
    expect(new Set(ask.mock.calls.map(([key]) => key))).toEqual(new Set([send.mock.calls[0]?.[0]]));
    answer({ claim_id: 5 });
    await wait(0);
    await wait(timings.check);
    expect(closed).toHaveBeenCalledWith({ claim_id: 5 });
    expect(store.getState().notices.list).toMatchObject([{ ...unknown, isSettled: true }, { title: f.done }]);
  });

  it('is no failure: what was never done can be sent again, under another key', async () => {
    const { pay, user, send } = openSlow([{ state: 'never' }]);
    await user.click(pay());
    await wait(timings.cancelAfter);
    await user.click(screen.getByRole('button', { name: 'Не ждать ответа' }));
    await wait(500);
    expect(screen.getByRole('alert')).toHaveTextContent('Операция не выполнена');
    await user.click(pay());
    expect(send.mock.calls[1]?.[0]).not.toBe(send.mock.calls[0]?.[0]);
  });

  it('and comes when the question has been closed is told once, and settles what was kept under the bell', async () => {
    const { pay, user, store, answer } = openSlow();
    await user.click(pay());
    await wait(timings.cancelAfter);
    await user.click(screen.getByRole('button', { name: 'Не ждать ответа' }));
    await wait(whole);
    await user.click(screen.getByText('Закрыть'));
    expect(store.getState().notices.list).toMatchObject([unknown]);
    answer(1);
    await wait(0);
    expect(store.getState().notices.list).toMatchObject([{ ...unknown, isSettled: true }, { title: f.done }]);
  });

  it('and is lost when nobody looks any more leaves word that it is not known', async () => {
    const { pay, user, unmount, store, ask, fail } = openSlow();
    await user.click(pay());
    unmount();
    expect(store.getState().notices.list).toEqual([]);
    fail(lost);
    await wait(whole);
    expect(ask).not.toHaveBeenCalled();
    expect(store.getState().notices.list).toMatchObject([unknown]);
  });
});

describe('a refusal', () => {
  it('is no lost answer: it is said, and the next try has a key of its own', async () => {
    const failure = refusal({ status: 409, codes: ['same_person'] });
    const { pay, send, ask, user } = open({ run: () => Promise.reject(failure) });
    await user.click(pay());
    await wait(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Инициатор не может подтверждать свою операцию');
    await user.click(pay());
    await wait(0);
    expect(ask).not.toHaveBeenCalled();
    expect(send.mock.calls[1]?.[0]).not.toBe(send.mock.calls[0]?.[0]);
  });
});
