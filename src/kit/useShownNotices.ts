import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { notices, type Notice } from './notices';

/**
 * What the corner shows, each with a key. Under a dialog the page is inert: what comes meanwhile is read out to nobody,
 * so it is drawn anew, and with all of its time, when the dialog has gone. Those that are `held` are not taken out of the
 * person's hands by newer ones.
 */
export function useShownNotices(
  isCovered: boolean,
  held: readonly string[],
): readonly { key: string; notice: Notice }[] {
  const list = useSelector(notices.selectors.list);
  const shown = useMemo(() => list.filter(({ id, isShown }) => isShown || held.includes(id)), [list, held]);
  const [heard, setHeard] = useState<readonly Notice[]>([]);
  if (!isCovered && heard !== shown) setHeard(shown);
  const isHeard = (id: string) => !isCovered || heard.some((notice) => notice.id === id);
  return shown.map((notice) => ({ notice, key: isHeard(notice.id) ? notice.id : `unheard ${notice.id}` }));
}
