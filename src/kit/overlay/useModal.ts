import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import type { DrawerHost } from './drawerHost';
import { keepFocus } from './keepFocus';
import { coverPage, modalOpened } from './openModals';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/** On a screen this narrow a drawer takes all of it. */
const narrow = '(max-width: 639px)';

/** Takes what a dialog covers out of reach, as the browser does for the whole page; answers how to give it back. */
function cover({ element, below }: DrawerHost, dialog: HTMLElement): () => void {
  const covered = [below.current, ...element.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && !part.contains(dialog) && !part.inert,
  );
  for (const part of covered) part.inert = true;
  return () => {
    for (const part of covered) part.inert = false;
  };
}

/** Where the focus begins, on an element of a dialog: on the verb of a question that is answered by one key. */
export const focusFirst = { 'data-focus-first': true } as const;

const fieldsIn = 'input:not([type="hidden"], [disabled]), select:not([disabled]), textarea:not([disabled])';

/** Gives the focus to what is filled in first, of the fields that are seen. */
export const focusFirstField = (part: HTMLElement | null): void =>
  [...(part?.querySelectorAll<HTMLElement>(fieldsIn) ?? [])].find((field) => !field.closest('[hidden]'))?.focus();

/** Opens over the page, or in its place over a part of the page. Answers how to close it. */
function open(dialog: HTMLDialogElement, place: DrawerHost | undefined): () => void {
  if (!place || window.matchMedia(narrow).matches) {
    dialog.showModal();
    const uncover = coverPage(dialog);
    return () => {
      dialog.close();
      uncover();
    };
  }
  const uncover = cover(place, dialog);
  dialog.show();
  return () => {
    // Closing gives the focus back, and what cannot be reached cannot take it.
    uncover();
    dialog.close();
  };
}

/**
 * What a modal <dialog> needs to stay until its owner takes it away. The browser keeps the focus inside and gives it
 * back. `onClose` is Escape; while it is missing nothing closes the dialog. With a `place` only the screen of the
 * dialog waits for it, not the whole page.
 *
 *     <dialog {...useModal(onClose)} aria-labelledby={id}>
 */
export function useModal(onClose: (() => void) | undefined, place?: DrawerHost): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });

  // Not an ordinary effect: its end would come when the dialog is off the page already, with the focus lost.
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const letGo = keepFocus(ref.current);
    const close = open(ref.current, place);
    ref.current.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    isShown.current = true;
    const gone = modalOpened(() => leave.current?.());
    return () => {
      isShown.current = false;
      gone();
      letGo();
      // Only a closed dialog gives the focus back; taking it off the page does not.
      close();
    };
  }, [place]);

  return {
    ref,
    onKeyDown: (event) => {
      // The key that opened a question is no answer to it, however long it is held.
      if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault();
      // A dialog inside this one has an Escape of its own.
      const isOwn = event.target instanceof Element && event.target.closest('dialog') === ref.current;
      if (event.key !== 'Escape' || !isOwn || event.defaultPrevented) return;
      // Left to the browser, a second Escape in a row closes every open dialog at once, and asks nobody.
      event.preventDefault();
      onClose?.();
    },
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    onClose: (event) => {
      // The browser had its way all the same: what stands in the dialog is still there to be asked about.
      // News of before may come when it is open again: then its tab was left and shown again meanwhile.
      if (event.target !== event.currentTarget || !isShown.current || event.currentTarget.open) return;
      event.currentTarget.showModal();
      onClose?.();
    },
  };
}
