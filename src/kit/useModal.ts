import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * What a modal <dialog> needs to stay until its owner takes it away. The browser keeps the focus inside and gives it
 * back. `onClose` is Escape; while it is missing nothing closes the dialog.
 *
 *     <dialog {...useModal(onClose)} aria-labelledby={id}>
 */
export function useModal(onClose: (() => void) | undefined): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);

  // Not an ordinary effect: its end would come when the dialog is off the page already, with the focus lost.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Only a closed dialog gives the focus back; taking it off the page does not.
      dialog?.close();
    };
  }, []);

  return {
    ref,
    onKeyDown: (event) => {
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
      if (event.target !== event.currentTarget || !isShown.current) return;
      event.currentTarget.showModal();
      onClose?.();
    },
  };
}
