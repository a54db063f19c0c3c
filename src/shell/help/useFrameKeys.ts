import { defineMessages, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { preferences } from '../../kit/state/preferences';
import { useShortcuts, type Shortcut } from '../../kit/state/shortcuts';
import { mayOpen } from '../../routes/guard';
import { routeIds, routes } from '../../routes/table';
import { useCan } from '../../session/can';
import { useGoToTab } from '../tabs/useTabUrl';
import { reopenKey } from '../tabs/useTabs';
import type { Holds } from '../../session/can';

const m = defineMessages({
  palette: { id: 'palette.button.open', defaultMessage: 'Поиск и команды' },
  help: { id: 'shell.keys.help', defaultMessage: 'Все клавиши этого экрана' },
  reopen: { id: 'shell.keys.reopen', defaultMessage: 'Открыть закрытую вкладку' },
  moveTab: { id: 'shell.keys.moveTab', defaultMessage: 'Передвинуть вкладку (когда фокус на ней)' },
  closeTab: { id: 'shell.keys.closeTab', defaultMessage: 'Закрыть вкладку (когда фокус на ней)' },
  back: { id: 'shell.keys.back', defaultMessage: 'Закрыть окно или меню' },
});

/** The ways to the sections: `g`, then the letter of the route; only those that the user may open. */
export function goShortcuts(holds: Holds, go: (path: string) => void): Shortcut[] {
  return routeIds.flatMap((id) => {
    const { title, path, key } = routes[id];
    if (key === undefined || !mayOpen(id, holds)) return [];
    return [{ id: `go.${id}`, title, scope: 'go', keys: [`KeyG ${key}`], run: () => go(path) }];
  });
}

const frameShortcut = (id: string, title: MessageDescriptor, keys: string[]): Shortcut => ({
  id: `frame.${id}`,
  title,
  scope: 'frame',
  keys,
});

/** The keys that work on every screen. */
export function useFrameKeys(onHelp: () => void): void {
  const go = useGoToTab();
  const can = useCan();
  const isOn = useSelector(preferences.selectors.shortcuts);
  useShortcuts([
    ...goShortcuts(can, go),
    { ...frameShortcut('help', m.help, ['Shift+Slash']), isEverywhere: true, run: onHelp },
    // The field of the header hears this, and the bar of tabs the rest.
    frameShortcut('palette', m.palette, ['Ctrl+KeyK']),
    { ...frameShortcut('reopen', m.reopen, [reopenKey]), isOff: !isOn },
    frameShortcut('moveTab', m.moveTab, ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight']),
    frameShortcut('closeTab', m.closeTab, ['Delete']),
    { ...frameShortcut('back', m.back, ['Escape']), isEverywhere: true },
  ]);
}
