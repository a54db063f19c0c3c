/** A tab that was closed by a key shows the next one, and the focus stays in the bar to go on from there. */
let isHeld = false;

/** The next screen that is shown leaves the focus where it is. */
export function holdFocus(): void {
  isHeld = true;
}

/** Whether the focus is to be left alone; asked once for each screen that is shown. */
export function takeHold(): boolean {
  const was = isHeld;
  isHeld = false;
  return was;
}
