import { screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { rowsOf } from '../../lib/rows';
import { Action } from './Action';
import { ActionMenu } from './ActionMenu';
import { DataTable } from '../table/DataTable';
import { shortcutsToggled } from '../state/preferences';

const m = defineMessages({
  name: { id: 'test.name', defaultMessage: 'Имя' },
  approve: { id: 'test.approve', defaultMessage: 'Одобрить' },
  reject: { id: 'test.reject', defaultMessage: 'Отклонить' },
  decided: { id: 'test.decided', defaultMessage: 'Решение уже принято' },
  empty: { id: 'test.empty', defaultMessage: 'Пусто' },
});
interface Claim {
  id: number;
  name: string;
  isDecided?: boolean;
}
const rows = rowsOf<Claim>([
  { id: 1, name: 'Claim 1' },
  { id: 2, name: 'Claim 2', isDecided: true },
]);
const done = jest.fn();

function Claims() {
  return (
    <DataTable
      rows={rows}
      columns={[{ id: 'name', title: m.name, value: (row: Claim) => row.name }]}
      empty={m.empty}
      rowActions={(claim: Claim) => (
        <ActionMenu>
          <Action
            label={m.approve}
            verb="approve"
            disabledReason={claim.isDecided && m.decided}
            onSelect={() => done('approve', claim.id)}
          />
        </ActionMenu>
      )}
    />
  );
}

const open = async () => {
  done.mockClear();
  const part = renderPart(<Claims />);
  for (let steps = 0; steps < 9 && !screen.getByRole('grid').contains(document.activeElement); steps += 1)
    await part.user.tab();
  expect(document.activeElement).toHaveTextContent('Claim 1');
  return part;
};

describe('a letter on a row', () => {
  it('does what the menu of the row does under it, in every layout', async () => {
    const { user } = await open();
    await user.keyboard('a');
    expect(done).toHaveBeenLastCalledWith('approve', 1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.keyboard('{Home}[KeyA]');
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('shows why it cannot be done now, and does nothing', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}a');
    const item = screen.getByRole('menuitem', { name: 'Одобрить' });
    expect(item).toHaveFocus();
    expect(item).toHaveAccessibleDescription('Решение уже принято');
    expect(item).toHaveAttribute('aria-keyshortcuts', 'A');
    expect(done).not.toHaveBeenCalled();
  });

  it('leaves the row alone when the menu has no such verb', async () => {
    const { user } = await open();
    await user.keyboard('r');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Claim 1');
  });

  it('is a plain letter when the person switched commands off', async () => {
    const { user, store } = await open();
    store.dispatch(shortcutsToggled());
    await user.keyboard('a');
    expect(done).not.toHaveBeenCalled();
  });
});

describe('a verb in view', () => {
  const press = jest.fn();
  it('has its key from anywhere on the page, as long as it can be pressed', async () => {
    const part = renderPart(<Action label={m.reject} verb="reject" onSelect={press} />);
    await part.user.keyboard('r');
    expect(press).toHaveBeenCalledTimes(1);
    part.rerender(<Action label={m.reject} verb="reject" disabledReason={m.decided} onSelect={press} />);
    await part.user.keyboard('r');
    expect(press).toHaveBeenCalledTimes(1);
  });
});
