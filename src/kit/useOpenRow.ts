import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** Whether the press was meant for something of its own: a control, a cell of controls, or what a row opened. */
function isForOther({ target, currentTarget }: MouseEvent): boolean {
  // A menu or a form that the row opened is drawn elsewhere, though React tells the row of what happens there.
  if (!(target instanceof Element) || !(currentTarget instanceof Element) || !currentTarget.contains(target))
    return true;
  return target.closest('a, button, input, select, textarea, label, dialog, [data-own]') !== null;
}

/**
 * What a click anywhere on a row does: open its page, in a new browser tab with Ctrl or the middle button. Links and
 * buttons inside the row keep their own meaning, and marking text to copy it opens nothing.
 */
export function useOpenRow(to: string | undefined): Pick<React.DOMAttributes<HTMLElement>, 'onClick' | 'onAuxClick'> {
  const navigate = useNavigate();
  const address = useHref(to ?? '');
  if (to === undefined) return {};

  const open = (event: MouseEvent): void => {
    if (event.defaultPrevented || isForOther(event) || window.getSelection()?.isCollapsed === false) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1)
      window.open(address, '_blank', 'noopener');
    else void navigate(to);
  };
  return { onClick: open, onAuxClick: (event) => event.button === 1 && open(event) };
}
