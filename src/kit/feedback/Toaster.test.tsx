import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import type { Failure } from '../../lib/failure';
import { ForbiddenHelpContext } from './ForbiddenHint';
import { coverPage } from '../overlay/openModals';
import { setMessagePlace } from './messagePlace';
import { Toaster } from './Toaster';
import { notify, notifyFailure } from '../state/notifications';
import { timings, toastTime } from '../../lib/timings';

const m = defineMessages({
  done: { id: 'test.done', defaultMessage: 'Успешно завершено' },
  removed: { id: 'test.removed', defaultMessage: 'Успешно удален.' },
});

const refused = (right: string): Failure => ({
  kind: 'status',
  status: 403,
  codes: ['forbidden'],
  message: `Permission ${right} is missing`,
});
const Help = ({ failure }: { failure: Failure }) => <button>why: {failure.message}</button>;

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const open = (beside?: ReactNode) => {
    const part = renderPart(
      <ForbiddenHelpContext value={Help}>
        <button>page</button>
        {beside}
        <Toaster />
      </ForbiddenHelpContext>,
      { userOptions: { advanceTimers: jest.advanceTimersByTime } },
    );
    const say = (action: ReturnType<typeof notify>) => act(() => void part.store.dispatch(action));
    const pass = (time: number) => act(() => void jest.advanceTimersByTime(time));
    return { ...part, say, pass };
  };
  const time = toastTime('Успешно завершено ');
  const cover = (dialog: HTMLElement) => {
    let uncover = (): void => undefined;
    act(() => void (uncover = coverPage(dialog)));
    return uncover;
  };

  it('of success are polite and leave by themselves, but stay under the bell', () => {
    const { say, pass, store } = open();
    say(notify({ tone: 'success', title: m.done }));
    expect(screen.getByRole('status')).toHaveTextContent('Успешно завершено');
    pass(time - 10);
    expect(screen.getByRole('status')).toBeInTheDocument();
    pass(20);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(store.getState().notices.list).toHaveLength(1);
  });

  it('wait while the pointer or the focus is on them', async () => {
    const { say, pass, user } = open();
    say(notify({ tone: 'success', title: m.done }));
    pass(1_000);
    await user.pointer([
      { target: screen.getByRole('status'), coords: { screenX: 10, screenY: 10 } },
      { target: screen.getByRole('status'), coords: { screenX: 14, screenY: 10 } },
    ]);
    pass(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    await user.unhover(screen.getByRole('status'));
    pass(time - 1_000 - 50);
    expect(screen.getByRole('status')).toBeInTheDocument();
    pass(100);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('do not wait for a pointer that lay where they came', async () => {
    const { say, pass, user } = open();
    say(notify({ tone: 'success', title: m.done }));
    // The browser tells a pointer that rests there that it has come in, and no more.
    await user.pointer({ target: screen.getByRole('status'), coords: { screenX: 10, screenY: 10 } });
    pass(time + 20);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stand where the frame keeps room for them, and with none at the end of the page', () => {
    const { say, container } = open(<div data-testid="place" ref={setMessagePlace} />);
    say(notify({ tone: 'success', title: m.done }));
    expect(screen.getByTestId('place')).toContainElement(screen.getByRole('status'));
    act(() => setMessagePlace(null));
    expect(screen.getByTestId('place')).toBeEmptyDOMElement();
    expect(container).toContainElement(screen.getByRole('status'));
  });

  it('wait while the keyboard is in them', async () => {
    const { say, pass, user } = open();
    say(notify({ tone: 'success', title: m.done }));
    pass(1_000);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Закрыть сообщение' })).toHaveFocus();
    pass(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    await user.tab({ shift: true });
    pass(time - 1_000 + 50);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('of a refusal lead to why it was refused, beside what is said aloud; others do not', async () => {
    const { say, user } = open();
    say(notifyFailure({ kind: 'status', status: 500, codes: [] }));
    say(notify({ tone: 'success', title: m.done, detail: 'Permission gl.get is missing' }));
    expect(screen.queryByText(/^why/)).not.toBeInTheDocument();
    say(notifyFailure(refused('gl.add')));
    const why = screen.getByRole('button', { name: 'why: Permission gl.add is missing' });
    for (const alert of screen.getAllByRole('alert')) expect(alert).not.toContainElement(why);
    screen.getByText('page').focus();
    for (let stop = 0; stop < 3; stop++) await user.tab();
    expect(why).toHaveFocus();
  });

  it('are not taken out of the hands by newer ones, and give the focus back when they are closed', async () => {
    const { say, user } = open();
    say(notifyFailure(refused('gl.add')));
    screen.getByText('page').focus();
    await user.tab();
    for (const right of ['a.get', 'b.get', 'c.get']) say(notifyFailure(refused(right)));
    expect(screen.getByRole('button', { name: 'why: Permission gl.add is missing' })).toHaveFocus();
    expect(screen.getAllByRole('alert')).toHaveLength(4);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('alert')).toHaveLength(3);
    expect(screen.queryByText(/gl\.add/)).not.toBeInTheDocument();
    expect(screen.getByText('page')).toHaveFocus();
  });

  it('stand in the window over all others, where they can be read, heard and closed, and come back when it goes', async () => {
    const windows = (
      <>
        <dialog open aria-label="Нижнее" />
        <dialog open aria-label="Верхнее" />
      </>
    );
    const { say, pass, user } = open(windows);
    const [lower, upper] = ['Нижнее', 'Верхнее'].map((name) => screen.getByRole('dialog', { name }));
    say(notify({ tone: 'success', title: m.done }));
    const uncover = [lower, upper].map((dialog) => cover(dialog!));
    say(notifyFailure({ kind: 'status', status: 500, codes: [] }));
    expect(upper).toContainElement(screen.getByRole('alert'));
    expect(upper).toContainElement(screen.getByRole('status'));
    // Its time goes on where it began: it was seen all along.
    pass(time + 20);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    act(uncover[0]!);
    expect(upper).toContainElement(screen.getByRole('alert'));
    act(uncover[1]!);
    expect(screen.getByRole('alert').closest('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say the words of the service in its language, and who decided in that of the panel (D-33)', () => {
    const { say } = open();
    say(notifyFailure({ ...refused('gl.add'), requestId: 'r1' }));
    say(notify({ tone: 'error', title: m.done, detail: 'Ким Елена, 05.03.2026 14:07:31' }));
    expect(screen.getByText('Permission gl.add is missing')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Ким Елена, 05.03.2026 14:07:31')).not.toHaveAttribute('lang');
  });

  it('of failures are said at once, name the call and stay until closed', async () => {
    const { say, pass, user } = open();
    say(notifyFailure({ kind: 'status', status: 500, codes: [], requestId: 'req-7f3a' }));
    pass(600_000);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Server side problem');
    expect(alert).toHaveTextContent('req-7f3a');
    await user.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are counted when they repeat, and begin their time again', () => {
    const { say, pass } = open();
    say(notify({ tone: 'success', title: m.done }));
    pass(time - 100);
    say(notify({ tone: 'success', title: m.done }));
    expect(screen.getByRole('status')).toHaveTextContent('× 2');
    pass(time - 100);
    expect(screen.getByRole('status')).toBeInTheDocument();
    pass(200);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('are three at most', () => {
    const { say } = open();
    for (const count of [1, 2, 3, 4, 5]) say(notify({ tone: 'success', title: m.removed, values: { count } }));
    expect(screen.getAllByRole('status')).toHaveLength(3);
  });

  it('of a summary stay for twenty seconds (CONST-16)', () => {
    const { say, pass } = open();
    say(notify({ tone: 'success', title: m.done, isSummary: true }));
    pass(19_900);
    expect(screen.getByRole('status')).toBeInTheDocument();
    pass(200);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('last two seconds at least and eight at most (CONST-14)', () => {
    expect(toastTime('')).toBe(timings.toastShortest);
    expect(toastTime('x'.repeat(20))).toBe(3_000);
    expect(toastTime('x'.repeat(500))).toBe(timings.toastLongest);
  });
});
