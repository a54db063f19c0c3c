import { act, fireEvent, screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { openDialogs } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { rolesLoaded } from '../../session/slice';
import { Can } from '../../session/can';
import { Drawer } from '../overlay/Drawer';
import { paletteCommands } from '../state/paletteCommands';
import { shortcutsToggled } from '../state/preferences';
import { Action, OfRecordContext } from './Action';
import { ActionMenu } from './ActionMenu';
import { ConfirmAction } from './ConfirmAction';

beforeAll(openDialogs);

const m = defineMessages({
  approve: { id: 'test.approve', defaultMessage: 'Одобрить' },
  title: { id: 'test.title', defaultMessage: 'Заявка' },
  done: { id: 'test.done', defaultMessage: 'Готово' },
});

describe('the letter of a verb', () => {
  it('stands on its button, is told to screen readers, and goes with the keys (LAY-09)', () => {
    const { store } = renderPart(<Action label={m.approve} verb="approve" onSelect={jest.fn()} />);
    const button = screen.getByRole('button', { name: 'Одобрить' });
    expect(button).toHaveTextContent('ОдобритьA');
    expect(button).toHaveAttribute('aria-keyshortcuts', 'A');
    act(() => void store.dispatch(shortcutsToggled()));
    expect(button).toHaveTextContent(/^Одобрить$/);
  });

  it('is offered by the palette, with why it cannot be done, and gone with the button', () => {
    const select = jest.fn();
    const { rerender, unmount } = renderPart(<Action label={m.approve} verb="approve" onSelect={select} />);
    const [command] = paletteCommands.read();
    expect(command).toMatchObject({ title: m.approve, shortcut: 'card.approve' });
    act(() => void command?.run?.());
    expect(select).toHaveBeenCalledTimes(1);
    rerender(<Action label={m.approve} verb="approve" disabledReason={m.done} onSelect={select} />);
    expect(paletteCommands.read()[0]?.disabledReason).toBe(m.done);
    unmount();
    expect(paletteCommands.read()).toEqual([]);
  });

  it('works in a drawer, and there alone while it is open', async () => {
    const [below, above] = [jest.fn(), jest.fn()];
    const { user } = renderPart(
      <>
        <Action label={m.approve} verb="approve" onSelect={below} />
        <Drawer title={m.title} onClose={jest.fn()}>
          <Action label={m.approve} verb="approve" onSelect={above} />
        </Drawer>
      </>,
    );
    await user.keyboard('a');
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  });
});

it('says in sight why the step that everybody looks for cannot be taken', () => {
  renderPart(<Action label={m.approve} isPrimary disabledReason={m.title} onSelect={jest.fn()} />);
  const button = screen.getByRole('button', { name: 'Одобрить' });
  expect(button).toHaveAccessibleDescription('Заявка');
  // Beside the button, and in nothing that hides it from the eyes.
  expect(screen.getByText('Заявка').parentElement).toBe(button.parentElement);
});

describe('a menu of verbs', () => {
  it('is not drawn for whoever may do none of them, and comes with the right', () => {
    const { store } = renderPart(
      <ActionMenu>
        <Can do="tax.enable">
          <Action label={m.approve} onSelect={jest.fn()} />
        </Can>
      </ActionMenu>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => void store.dispatch(rolesLoaded({ tax: ['enable'] })));
    expect(screen.getByRole('button', { name: 'Действия' })).toBeVisible();
    act(() => void store.dispatch(rolesLoaded({})));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the verbs of an open record', () => {
  const verbs = (select: () => void) => (
    <>
      <Action label={m.done} onSelect={select} />
      <ActionMenu>
        <Action label={m.approve} tone="danger" onSelect={select} />
      </ActionMenu>
    </>
  );

  it('are found in the palette, also under ⋯ while that is closed, once each (D-10)', async () => {
    const select = jest.fn();
    const { user, unmount } = renderPart(<OfRecordContext value>{verbs(select)}</OfRecordContext>);
    const titles = () => paletteCommands.read().map(({ title }) => title);
    expect(titles()).toEqual([m.done, m.approve]);
    await user.click(screen.getByRole('button', { name: 'Действия' }));
    expect(titles()).toEqual([m.done, m.approve]);
    await act(async () => paletteCommands.read()[1]?.run?.());
    expect(select).toHaveBeenCalledTimes(1);
    unmount();
    expect(titles()).toEqual([]);
  });

  it('are not those of the rows of a table', () => {
    renderPart(verbs(jest.fn()));
    expect(paletteCommands.read()).toEqual([]);
  });
});

describe('a decision that is asked once', () => {
  const ask = (run: () => Promise<unknown>, isDecision: boolean) =>
    renderPart(
      <ConfirmAction
        title={m.title}
        yes={m.approve}
        isDecision={isDecision}
        about={{ record: 'EX-000152' }}
        run={run}
        done={m.done}
        onClose={jest.fn()}
      />,
    );

  it('begins on the yes, and what takes something away does not', () => {
    const { unmount } = ask(jest.fn(), true);
    expect(screen.getByRole('button', { name: 'Одобрить' })).toHaveFocus();
    unmount();
    ask(jest.fn(), false);
    expect(screen.getByRole('button', { name: 'Одобрить' })).not.toHaveFocus();
  });

  it('is not given by the key that opened it and is still held', () => {
    ask(jest.fn(), true);
    const yes = screen.getByRole('button', { name: 'Одобрить' });
    // fireEvent answers false when the press was taken back.
    expect(fireEvent.keyDown(yes, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(yes, { key: 'Enter' })).toBe(true);
  });
});
