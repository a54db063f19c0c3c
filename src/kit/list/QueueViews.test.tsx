import { Clock20Regular, TableSimple20Regular } from '@fluentui/react-icons';
import { act, screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { renderPart } from '../../../tests/panel/renderPart';
import { paletteCommands } from '../state/paletteCommands';
import { shortcutsToggled } from '../state/preferences';
import { oneOf, someOf } from '../url/listParams';
import { useListState } from '../url/useListState';
import { QueueViews } from './QueueViews';

const m = defineMessages({
  steps: { id: 'test.steps', defaultMessage: 'Шаги' },
  waiting: { id: 'test.waiting', defaultMessage: 'Ждут решения' },
  all: { id: 'test.all', defaultMessage: 'Все' },
});
const parameters = { status: someOf(['new', 'active', 'left'], ['new']), kind: oneOf(['cash', 'card']) };
const views = [
  { id: 'test.waiting', title: m.waiting, icon: Clock20Regular, filters: { status: ['new'] } },
  { id: 'test.all', title: m.all, icon: TableSimple20Regular, filters: { status: [] } },
] as const;
const Steps = () => <QueueViews label={m.steps} list={useListState(parameters)} views={views} />;

const step = (name: string | RegExp) => screen.getByRole('button', { name });
const chosen = () =>
  screen.queryAllByRole('button', { pressed: true }).map((one) => one.getAttribute('aria-keyshortcuts'));

it('says which step the list stands at, from the first, and none where it is filtered otherwise', () => {
  const { unmount } = renderPart(<Steps />);
  expect(screen.getByRole('group', { name: 'Шаги' })).toBeVisible();
  expect(chosen()).toEqual(['1']);
  unmount();
  renderPart(<Steps />, { at: '/list?status=left' });
  expect(chosen()).toEqual([]);
});

it('leads to a step by its button and by its digit, and leaves the other filters', async () => {
  const { user, whereabouts } = renderPart(<Steps />, { at: '/list?kind=card&status=left' });
  await user.click(step('Ждут решения'));
  expect(chosen()).toEqual(['1']);
  expect(whereabouts().search).toBe('?kind=card');
  await user.keyboard('2');
  expect(chosen()).toEqual(['2']);
  expect(whereabouts().search).toContain('kind=card');
  await user.keyboard('1');
  expect(whereabouts().search).toBe('?kind=card');
});

it('says how many stand at a step, where that is known', () => {
  const Counted = () => (
    <QueueViews label={m.steps} list={useListState(parameters)} views={views} counts={{ 'test.waiting': 1200 }} />
  );
  renderPart(<Counted />);
  expect(step(/^Ждут решения 1\s200$/)).toBeVisible();
  expect(step('Все')).toBeVisible();
});

it('offers each step in the palette, beside its digit, for as long as it is on the screen', () => {
  const { unmount } = renderPart(<Steps />);
  const offered = () => paletteCommands.read().filter(({ id }) => id.startsWith('test.'));
  expect(offered()).toMatchObject([
    { id: 'test.waiting', title: m.waiting, shortcut: 'list.test.waiting' },
    { id: 'test.all', title: m.all, shortcut: 'list.test.all' },
  ]);
  act(() => void offered()[1]?.run?.());
  expect(chosen()).toEqual(['2']);
  unmount();
  expect(offered()).toEqual([]);
});

it('shows no digits to whoever switched the keys off', async () => {
  const { store, user } = renderPart(<Steps />);
  expect(step('Все')).toHaveTextContent('Все2');
  act(() => void store.dispatch(shortcutsToggled()));
  expect(step('Все')).toHaveTextContent(/^Все$/);
  await user.keyboard('2');
  expect(chosen()).toEqual(['1']);
});
