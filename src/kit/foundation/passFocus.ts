/** Marks the button of a row or a file that takes it away, so that the next one is found. */
export const removes = { 'data-removes': '' } as const;

/**
 * Gives on the focus of a button that goes with its row: to that of the row after it, else of the one before, else to `last`. Called
 * before the row goes, for what is gone gives nothing on.
 *
 *     <Button {...removes} onClick={({ currentTarget }) => { passFocus(currentTarget, add.current); remove(); }} />
 */
export function passFocus(button: HTMLElement, last: HTMLElement | null): void {
  const all = [...(button.closest('table, ol, ul')?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])];
  const at = all.indexOf(button);
  const next = all[at + 1] ?? all[at - 1] ?? last;
  next?.focus();
}
