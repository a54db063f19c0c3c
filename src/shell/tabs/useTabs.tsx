import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { unsavedPaths } from '../../kit/state/unsavedChanges';
import { takesText } from '../../kit/state/keyTargets';
import { preferences } from '../../kit/state/preferences';
import { mayOpen } from '../../routes/guard';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { closedBy, lastSeen, type Closing } from './closedTabs';
import { framePart } from '../foundation/framePart';
import { tabs, tabsClosed, type Tab } from './tabs';

const CloseTabDialog = framePart(async () => (await import('./CloseTabDialog')).CloseTabDialog);

const home = { path: href('dashboard.index'), routeId: 'dashboard.index', url: href('dashboard.index') } as const;

/** Opens the tab that was closed last, from anywhere but a text. By its place on the keyboard: layouts differ. */
export const reopenKey = 'Alt+Shift+KeyZ';

export interface TabWork {
  /** The tabs that the person may open, in their order. */
  open: readonly Tab[];
  /** The path of the page on the screen, which need not have a tab. */
  path: string;
  /** Closes, after asking where something would be lost. `onClosed` hears what the screen shows afterwards. */
  close: (closing: Closing, path: string, onClosed?: (shown: string) => void) => void;
  /** Missing while nothing was closed. */
  reopen: (() => void) | undefined;
  /** To be drawn; empty while nothing is asked. */
  question: ReactNode;
}

interface Asked {
  unsaved: readonly Tab[];
  go: () => void;
}

/** What can be done with the tabs. */
export function useTabs(path: string): TabWork {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const can = useCan();
  const hasShortcuts = useSelector(preferences.selectors.shortcuts);
  const kept = useSelector(tabs.selectors.open);
  const closed = useSelector(tabs.selectors.closed);
  const [asked, setAsked] = useState<Asked>();

  // Rights may have been taken away since the tab was opened.
  const open = useMemo(() => kept.filter((tab) => mayOpen(tab.routeId, can)), [kept, can]);
  const last = closed.findLast((tab) => mayOpen(tab.routeId, can));

  const close: TabWork['close'] = (closing, from, onClosed) => {
    const paths = closedBy(closing, from, open);
    const next = lastSeen(open, paths);
    const shown = paths.includes(path) ? (next?.path ?? home.path) : path;
    const go = () => {
      dispatch(tabsClosed({ paths, home }));
      if (shown !== path) void navigate(next?.url ?? home.url);
      onClosed?.(shown);
    };
    const unsaved = open.filter((tab) => paths.includes(tab.path) && unsavedPaths().includes(tab.path));
    if (unsaved.length > 0) setAsked({ unsaved, go });
    else if (paths.length > 0) go();
  };

  const lastUrl = last?.url;
  const reopen = useCallback(() => {
    if (lastUrl !== undefined) void navigate(lastUrl);
  }, [lastUrl, navigate]);

  useEffect(() => {
    if (!hasShortcuts) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyZ' || event.ctrlKey || event.metaKey) return;
      if (takesText(event.target) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      reopen();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [hasShortcuts, reopen]);

  return {
    open,
    path,
    close,
    reopen: last && reopen,
    question: asked && (
      <CloseTabDialog
        unsaved={asked.unsaved}
        onNo={() => setAsked(undefined)}
        onYes={() => {
          setAsked(undefined);
          asked.go();
        }}
      />
    ),
  };
}
