import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Param } from '../../lib/query';
import { leaveModal, openModals } from '../overlay/openModals';
import { useUrlParams } from './useUrlParams';

/** What is open: a form or a question by its name and, where the screen has many records, the record it is about. */
export interface OpenDialog<Name extends string> {
  name: Name;
  of: string | undefined;
}

export interface DialogAddress<Name extends string> {
  dialog: OpenDialog<Name> | undefined;
  open: (name: Name, of?: string | number) => void;
  close: () => void;
  /** `then` leads to another page: it comes when the address no longer names the dialog. */
  closeFor: (then: () => void) => void;
}

/** `edit` or `edit.417`; undefined for names that are not of these. */
function read<Name extends string>(said: string | undefined, names: readonly Name[]): OpenDialog<Name> | undefined {
  const [, first, of] = /^([^.]*)(?:\.(.+))?$/.exec(said ?? '') ?? [];
  const name = names.find((known) => known === first);
  return name && { name, of };
}

/** A dialog of these names as it is written; one of another part of the screen is left as it is. */
const dialogOf = (names: readonly string[]): Param<string | undefined> => ({
  fallback: undefined,
  read: ([said]) => ({ value: read(said, names) && said, clean: true }),
  write: (said) => (said === undefined ? [] : [said]),
  narrows: () => false,
});

/** The address that the entry of the history was made with, when it was made by opening a dialog. */
const openedAt = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'dialog' in state ? state.dialog : undefined;

/**
 * The form or question that is open over a screen, kept in the address: a reload opens it again, and Back closes it
 * as Escape does, so that something typed is asked about first. Never a value of a form stands there. Who may open
 * what is checked where it is drawn, because an address can be written by hand.
 *
 *     const names = ['edit', 'remove'] as const;
 *     const { dialog, open, close } = useDialogParam(names);
 *
 * `over` says which of them the record no longer allows, such as the question whether to block one that is blocked: it has
 * been answered, here or by a colleague. Its name leaves the address, or it would be asked unbidden when the record is as
 * before.
 */
export function useDialogParam<const Name extends string>(
  names: readonly Name[],
  over?: Readonly<Partial<Record<Name, boolean>>>,
): DialogAddress<Name> {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { values, hrefOf, set } = useUrlParams(useMemo(() => ({ form: dialogOf(names) }), [names]));
  const said = values.form;
  const [shown, setShown] = useState(said);

  // A step back arrives later than it was taken; what is opened until then is written when it has arrived.
  const isLeaving = useRef(false);
  const after = useRef<() => void>(undefined);
  const settle = (): void => {
    const then = after.current;
    after.current = undefined;
    then?.();
  };
  const go = (next: string | undefined): void => {
    // Closed twice in one turn it would be two steps back.
    if (next === undefined && latest.current.shown === undefined) return;
    latest.current.shown = next;
    setShown(next);
    if (isLeaving.current) return;
    if (next === said) return settle();
    // The step that opened it is taken back, so that Back does not lead to the same page once more.
    if (next === undefined && openedAt(state) === hrefOf({})) {
      isLeaving.current = true;
      void navigate(-1);
    } else if (next === undefined) set({ form: undefined }, 'replace', { dialog: undefined });
    else set({ form: next }, 'push', { dialog: hrefOf({ form: next }) });
  };
  const latest = useRef({ shown, go, settle });
  // The dialogs under it: one whose code is still coming must not have them left in its place.
  const below = useRef(0);
  useEffect(() => {
    latest.current = { shown, go, settle };
    if (shown === undefined) below.current = openModals();
  });

  const seen = useRef(said);
  useEffect(() => {
    if (seen.current === said) return;
    seen.current = said;
    const hasLeft = isLeaving.current;
    isLeaving.current = false;
    if (said === undefined) latest.current.settle();
    if (hasLeft && latest.current.shown !== undefined) {
      latest.current.go(latest.current.shown);
      return;
    }
    const before = latest.current.shown;
    if (before === said) return;
    if (said !== undefined || before === undefined) {
      latest.current.shown = said;
      setShown(said);
      return;
    }
    // Back was pressed. What is open may ask first, or be busy, and then stays, and with it its address.
    if (!leaveModal(below.current)) latest.current.go(undefined);
    else if (latest.current.shown !== undefined) latest.current.go(before);
  }, [said]);

  const open = useCallback((name: Name, of?: string | number) => {
    latest.current.go(of === undefined ? name : `${name}.${of}`);
  }, []);
  const close = useCallback(() => latest.current.go(undefined), []);
  const closeFor = useCallback((then: () => void) => {
    after.current = then;
    latest.current.go(undefined);
  }, []);
  const named = useMemo(() => read(shown, names), [shown, names]);
  const isOver = named !== undefined && over?.[named.name] === true;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  const dialog = isOver ? undefined : named;
  return { dialog, open, close, closeFor };
}

/**
 * The record that a dialog is about, as it was when it was found among the rows: it may leave them while the dialog
 * is still at work on it.
 */
export function useDialogRecord<Row>(dialog: OpenDialog<string> | undefined, found: Row | undefined): Row | undefined {
  const [kept, setKept] = useState<{ dialog: OpenDialog<string>; row: Row }>();
  const isKept = dialog !== undefined && kept?.dialog === dialog;
  if (dialog && found !== undefined && !isKept) setKept({ dialog, row: found });
  return isKept ? kept.row : undefined;
}
