import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Activity, useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { f, openDialogs, refusal, SignedIn } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { rolesLoaded } from '../../session/slice';
import { Action } from './Action';
import { ActionMenu } from './ActionMenu';
import { ConfirmAction, ConfirmDelete } from './ConfirmAction';
import { ConfirmIrreversible } from './ConfirmIrreversible';
import { unsavedPaths, useUnsavedChanges, useUnsavedPaths } from '../state/unsavedChanges';
import { teachFailedWork } from '../state/failedWork';
import { RevealableText } from '../values/RevealableText';
import { timings } from '../../lib/timings';
import { UploadList, type Upload } from '../fields/UploadList';

beforeAll(openDialogs);
beforeAll(teachFailedWork);

const m = defineMessages({
  approve: { id: 'test.approve', defaultMessage: 'Одобрить' },
  reject: { id: 'test.reject', defaultMessage: 'Отклонить' },
  archive: { id: 'test.archive', defaultMessage: 'В архив' },
  notPending: { id: 'test.notPending', defaultMessage: 'Заявка уже рассмотрена' },
  removed: { id: 'test.removed', defaultMessage: 'Успешно удален.' },
});

describe('a menu of actions', () => {
  const menu = (chosen: (verb: string) => void, children?: ReactNode) => (
    <>
      <ActionMenu>
        <Action label={m.approve} onSelect={() => chosen('approve')} />
        <Action label={m.reject} onSelect={() => chosen('reject')} disabledReason={m.notPending} />
        <Action label={m.archive} tone="danger" onSelect={() => chosen('archive')} />
        {children}
      </ActionMenu>
      <p>elsewhere</p>
    </>
  );
  const button = () => screen.getByRole('button', { name: 'Действия' });

  it('is opened, walked through and used by keyboard alone', async () => {
    const chosen = jest.fn();
    const { user } = renderPart(menu(chosen));
    button().focus();
    await user.keyboard('{ArrowDown}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitem', { name: 'Одобрить' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'В архив' })).toHaveFocus();
    await user.keyboard('{Home}{End}{Home}о');
    expect(screen.getByRole('menuitem', { name: 'Отклонить' })).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(chosen).toHaveBeenCalledWith('archive');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('says why something cannot be done, and does not do it', async () => {
    const chosen = jest.fn();
    const { user } = renderPart(menu(chosen));
    await user.click(button());
    const item = screen.getByRole('menuitem', { name: 'Отклонить' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveAccessibleDescription('Заявка уже рассмотрена');
    await user.click(item);
    expect(chosen).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('goes with a page that grows, and closes when the page is scrolled by hand', async () => {
    const { user } = renderPart(menu(jest.fn()));
    await user.click(button());
    fireEvent.scroll(document);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    fireEvent.wheel(document);
    fireEvent.scroll(document);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('goes when a click or the focus goes elsewhere', async () => {
    const { user } = renderPart(menu(jest.fn()));
    await user.click(button());
    await user.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(button());
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(button());
    await user.click(button());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('an action of its own', () => {
  it('is done once at a time, and tells', async () => {
    let finish = () => {};
    const run = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { store } = renderPart(<Action label={m.approve} onSelect={run} done={f.done} isPrimary />);
    const button = screen.getByRole('button', { name: 'Одобрить' });
    for (let click = 0; click < 20; click++) fireEvent.click(button);
    expect(run).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(store.getState().notices.list).toMatchObject([{ tone: 'success', title: f.done }]);
    // The tick stands in the button for a moment, and nothing can be begun meanwhile.
    fireEvent.click(button);
    expect(run).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    fireEvent.click(button);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('says why it failed, or why it is not there to be done', async () => {
    const { store, rerender, user } = renderPart(
      <Action label={m.approve} onSelect={() => Promise.reject(refusal({ codes: ['month_closed'] }))} />,
    );
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(store.getState().notices.list).toMatchObject([{ tone: 'error' }]));
    const run = jest.fn();
    rerender(<Action label={m.approve} onSelect={run} disabledReason={m.notPending} />);
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Заявка уже рассмотрена');
    await user.click(screen.getByRole('button'));
    expect(run).not.toHaveBeenCalled();
  });
});

/** A question that is open from the start. */
function Open({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? children(() => setOpen(false)) : 'closed';
}

describe('a question before an action', () => {
  it('asks before deleting, deletes once, and tells (LAY-10, NOTE-02)', async () => {
    const run = jest.fn(() => Promise.resolve());
    const { store } = renderPart(
      <Open>{(close) => <ConfirmDelete run={run} done={m.removed} onClose={close} />}</Open>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Вы хотите это удалить?' });
    const yes = within(dialog).getByRole('button', { name: 'Да' });
    for (let click = 0; click < 20; click++) fireEvent.click(yes);
    await screen.findByText('closed');
    expect(run).toHaveBeenCalledTimes(1);
    expect(store.getState().notices.list).toMatchObject([{ tone: 'success', title: m.removed }]);
  });

  it('says the number, the sum and the name of what was decided, with its link (D-13)', async () => {
    const about = { record: 'EX-000152', amount: '1250000.00', person: 'A. Karimov', path: '/claims/152' };
    const { user, store } = renderPart(
      <Open>
        {(close) => (
          <ConfirmAction
            title={m.archive}
            yes={m.archive}
            isDecision
            run={() => Promise.resolve()}
            done={m.removed}
            about={about}
            onClose={close}
          />
        )}
      </Open>,
    );
    await user.click(screen.getByRole('button', { name: 'В архив' }));
    await screen.findByText('closed');
    expect(store.getState().notices.list).toMatchObject([
      {
        ...{ tone: 'success', title: m.removed, record: about.record, person: about.person, path: about.path },
        values: { record: about.record, amount: '1\u00a0250\u00a0000,00\u00a0сум' },
      },
    ]);
  });

  it('stays with the reason when it is refused, and can be left', async () => {
    const run = jest.fn(() => Promise.reject(refusal({ codes: ['investments_exist'] })));
    const { user } = renderPart(
      <Open>
        {(close) => <ConfirmAction title={m.archive} yes={m.archive} run={run} done={f.done} onClose={close} />}
      </Open>,
    );
    await user.click(screen.getByRole('button', { name: 'В архив' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Есть активные инвестиции');
    await user.click(screen.getByRole('button', { name: 'Нет' }));
    expect(screen.getByText('closed')).toBeInTheDocument();
  });

  it('wants to have typed what cannot be undone', async () => {
    const run = jest.fn(() => Promise.resolve());
    const { user } = renderPart(
      <Open>
        {(close) => (
          <ConfirmIrreversible title={m.archive} text="417" yes={m.archive} run={run} done={f.done} onClose={close}>
            Запись исчезнет навсегда
          </ConfirmIrreversible>
        )}
      </Open>,
    );
    const yes = screen.getByRole('button', { name: 'В архив' });
    expect(yes).toBeDisabled();
    const field = screen.getByRole('textbox', { name: 'Чтобы подтвердить, введите: 417' });
    await user.type(field, '41{Enter}');
    expect(run).not.toHaveBeenCalled();
    await user.type(field, '7{Enter}');
    await screen.findByText('closed');
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('masked data', () => {
  const open = (reveal: () => Promise<string>, permission?: string) => {
    const field = <RevealableText label={f.phone} text="+998 90 *** ** 67" reveal={reveal} permission={permission} />;
    return renderPart(<SignedIn>{field}</SignedIn>, { userOptions: { advanceTimers: jest.advanceTimersByTime } });
  };
  const settle = () => act(async () => undefined);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is shown for half a minute, and never in an attribute', async () => {
    const reveal = jest.fn(() => Promise.resolve('+998 90 123 45 67'));
    const { user, container } = open(reveal);
    await settle();
    await user.click(screen.getByRole('button', { name: 'Показать: Телефон' }));
    await settle();
    expect(screen.getByText('+998 90 123 45 67')).toBeInTheDocument();
    for (const element of container.querySelectorAll('*')) {
      for (const { value } of element.attributes) expect(value).not.toContain('123 45 67');
    }
    act(() => void jest.advanceTimersByTime(timings.reveal - 1));
    expect(screen.getByText('+998 90 123 45 67')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(container).not.toHaveTextContent('123 45 67');
    expect(screen.getByText('+998 90 *** ** 67')).toBeInTheDocument();
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  it('is hidden by hand', async () => {
    const { user, container } = open(() => Promise.resolve('whole'));
    await settle();
    await user.click(screen.getByRole('button'));
    await settle();
    await user.click(screen.getByRole('button', { name: 'Скрыть: Телефон' }));
    expect(container).not.toHaveTextContent('whole');
  });

  it('stays masked when it is refused, and says why', async () => {
    const { user, store } = open(() => Promise.reject(refusal({ status: 403 })));
    await settle();
    await user.click(screen.getByRole('button'));
    await settle();
    expect(screen.getByText('+998 90 *** ** 67')).toBeInTheDocument();
    expect(store.getState().notices.list).toMatchObject([{ tone: 'error' }]);
  });

  it('has nothing to press without the permission', async () => {
    const { store } = open(() => Promise.resolve('whole'), 'investors.get');
    await settle();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => void store.dispatch(rolesLoaded({ investors: ['get'] })));
    expect(screen.getByRole('button', { name: 'Показать: Телефон' })).toBeInTheDocument();
  });

  it('is dropped when the screen is left, also by an answer that comes later', async () => {
    let answer: (text: string) => void = () => {};
    const reveal = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    const kept = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <RevealableText label={f.phone} text="***" reveal={reveal} />
      </Activity>
    );
    const { user, rerender, container } = renderPart(kept('visible'), {
      userOptions: { advanceTimers: jest.advanceTimersByTime },
    });
    await user.click(screen.getByRole('button'));
    rerender(kept('hidden'));
    await act(async () => answer('whole'));
    rerender(kept('visible'));
    expect(container).not.toHaveTextContent('whole');
    await user.click(screen.getByRole('button'));
    await act(async () => answer('whole'));
    expect(container).toHaveTextContent('whole');
    rerender(kept('hidden'));
    rerender(kept('visible'));
    expect(container).not.toHaveTextContent('whole');
  });
});

describe('unsaved changes', () => {
  function Form({ isDirty }: { isDirty: boolean }) {
    useUnsavedChanges('/investor/1', isDirty);
    return null;
  }
  const Count = () => <p>{useUnsavedPaths().join(' ') || 'none'}</p>;

  it('are known of a screen that is kept but hidden, and of none that is gone', async () => {
    const screens = (mode: 'visible' | 'hidden', isDirty: boolean) => (
      <>
        <Count />
        <Activity mode={mode}>
          <Form isDirty={isDirty} />
        </Activity>
      </>
    );
    const { rerender } = renderPart(screens('visible', false));
    expect(screen.getByText('none')).toBeInTheDocument();
    rerender(screens('visible', true));
    expect(await screen.findByText('/investor/1')).toBeInTheDocument();
    rerender(screens('hidden', true));
    await act(async () => undefined);
    expect(screen.getByText('/investor/1')).toBeInTheDocument();
    rerender(<Count />);
    expect(await screen.findByText('none')).toBeInTheDocument();
    expect(unsavedPaths()).toEqual([]);
  });
});

describe('files on their way', () => {
  it('show progress, are stopped, and kept to be sent again when they fail', async () => {
    const [stop, again, remove] = [jest.fn(), jest.fn(), jest.fn()];
    const uploads: Upload[] = [
      { id: 'a', name: 'a.pdf', state: 'sending', progress: 0.5 },
      { id: 'b', name: 'b.pdf', state: 'failed', failure: refusal({ kind: 'network', status: 0 }) },
      { id: 'c', name: 'c.pdf', state: 'done' },
      { id: 'd', name: 'd.pdf', state: 'waiting' },
    ];
    const list = (rows: Upload[]) => <UploadList uploads={rows} onCancel={stop} onRetry={again} onRemove={remove} />;
    const { user, rerender } = renderPart(list(uploads));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('progressbar', { name: 'Отправка: a.pdf' })).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Try again later.');
    expect(screen.getByRole('status')).toHaveTextContent('Отправлен');
    expect(screen.getByText('Ждёт очереди')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Остановить: a.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Повторить: b.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Убрать: c.pdf' }));
    expect([stop, again, remove].map((heard) => heard.mock.calls)).toEqual([[['a']], [['b']], [['c']]]);
    rerender(list([]));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
