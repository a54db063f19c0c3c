/**
 * Whether somebody has begun what he would lose with the focus: he types, or has opened a menu or a dialog, which closes
 * without it. For what comes late and would take the focus to itself.
 */
export const isBusy = (element: Element | null): boolean =>
  Boolean(element?.closest('input, textarea, [aria-expanded="true"], [role="dialog"], dialog'));
