import type { DOMAttributes, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWhereNow } from '../state/frozenLocation';

/** What stands in a row for itself: a control, a cell of controls, or what the row opened. */
const ownKinds = 'a:not([data-opens]), button, input, select, textarea, label, dialog, [data-own]';

/**
 * What a click anywhere on one of the rows inside does: it opens the page that the link `a[data-opens]` of the row
 * names, in a new browser tab with Ctrl or the middle button. Other links and buttons keep their own meaning, and
 * marking text to copy it opens nothing. One listener for all rows: a list draws many.
 *
 *     <tbody {...useOpenRows('tr')}>
 */
export function useRowClick(row: string): Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onAuxClick'> {
  const navigate = useNavigate();
  const whereNow = useWhereNow();

  const open = (event: MouseEvent): void => {
    const { target, currentTarget } = event;
    // A menu or a form that the row opened is drawn elsewhere, though React tells the row of what happens there.
    if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
    const link = target.closest(row)?.querySelector<HTMLAnchorElement>('a[data-opens]');
    if (!link || target.closest(ownKinds)) return;
    const isLink = link.contains(target);
    if (!isLink && window.getSelection()?.isCollapsed === false) return;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1;
    if (isElsewhere) {
      // On the link itself the browser does this.
      if (!isLink) window.open(link.getAttribute('href') ?? '', '_blank', 'noopener');
      return;
    }
    event.preventDefault();
    const now = whereNow();
    const isBeside = link.pathname === now.pathname;
    // What opens beside the list leaves the list as it is, with the search that is too personal for the address.
    void navigate(link.getAttribute('href') ?? '', isBeside ? { state: now.state, preventScrollReset: true } : {});
  };
  return { onClick: open, onAuxClick: (event) => event.button === 1 && open(event) };
}
