import { routeIds, routes } from '../../routes/table';
import { shortcutProblem } from '../../kit/state/shortcuts';
import { goShortcuts } from './useFrameKeys';

it('leads to every section that has a letter, each by a letter of its own that the browsers leave free', () => {
  const gone: string[] = [];
  const all = goShortcuts(
    () => true,
    (path) => gone.push(path),
  );
  expect(all).toHaveLength(routeIds.filter((id) => routes[id].key).length);
  all.forEach((shortcut, at) => expect(shortcutProblem(shortcut, all.slice(0, at))).toBe(undefined));
  all.find(({ keys }) => keys.includes('KeyG KeyI'))?.run?.();
  expect(gone).toEqual([routes['investors.list'].path]);
});

it('offers only what the person may open', () => {
  const ids = goShortcuts(
    (permission) => permission === 'dashboard.get',
    () => undefined,
  ).map(({ id }) => id);
  expect(ids).not.toContain('go.access.users');
  expect(ids).not.toContain('go.investors.list');
});
