import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigationBlocker } from '../../kit/state/navigationBlocker';
import { matchPath } from '../../routes/match';
import { routes } from '../../routes/table';
import { framePart } from '../foundation/framePart';
import { leastNeeded, mostTabs, tabs, type Tab } from '../tabs/tabs';

const LeaveDialog = framePart(async () => (await import('./LeaveDialog')).LeaveDialog);

/**
 * The tabs whose changes would be lost on the way to a path: all of them where it leads out of the frame, and the
 * oldest where it needs one more tab while each that there is holds some.
 */
export function lostBy(path: string, open: readonly Tab[], unsaved: readonly string[]): readonly Tab[] {
  const match = matchPath(path);
  const dirty = open.filter((tab) => unsaved.includes(tab.path));
  if (!match || dirty.length === 0) return [];
  const { bare, open: isOpen } = routes[match.id];
  // Whoever is signed in is sent back from the sign-in page at once.
  if (bare) return match.id === 'login' ? [] : dirty;
  const isNew = !isOpen && !open.some((tab) => tab.path === match.path);
  return isNew && open.length >= mostTabs && dirty.length === open.length ? [leastNeeded(open, unsaved)] : [];
}

/** Asks before unsaved changes are left behind. Within the frame they are not: each page waits in its tab. */
export function LeaveGuard({ unsaved }: { unsaved: readonly string[] }) {
  const open = useSelector(tabs.selectors.open);
  const [asked, setAsked] = useState<{ path: string; go: () => void }>();
  // The path that was agreed to.
  const agreed = useRef<string>(undefined);

  useNavigationBlocker(
    unsaved.length > 0,
    (path) => agreed.current !== path && lostBy(path, open, unsaved).length > 0,
    (go, path) => setAsked({ path, go }),
  );
  if (!asked) return null;
  return (
    <LeaveDialog
      lost={lostBy(asked.path, open, unsaved)}
      onNo={() => setAsked(undefined)}
      onYes={() => {
        agreed.current = asked.path;
        setAsked(undefined);
        asked.go();
      }}
    />
  );
}
