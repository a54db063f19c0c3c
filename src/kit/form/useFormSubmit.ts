import { useEffect, useRef, useState } from 'react';
import { get, useFormState, type FieldValues } from 'react-hook-form';
import type { MessageDescriptor } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Failure } from '../../lib/failure';
import { decisionIn } from '../../lib/decision';
import { fieldOf, inputId, untyped, type PanelForm } from './usePanelForm';
import { useNoticePath } from '../state/notificationTarget';
import { useNoticeAbout, type NoticeAbout } from '../state/useNoticeAbout';
import { notify } from '../state/notifications';
import type { WriteOutcome } from '../../lib/pollOutcome';
import { timings } from '../../lib/timings';
import { useMoneyMutation, type MoneyMutation } from '../write/moneyWrite';
import { useUnknownNotice } from '../write/useUnknownNotice';
import { useUnsavedChangesGuard, type DirtyGuard } from './useUnsavedChangesGuard';
import { type OfferedDraft, useDraft } from './useDraft';
import type { Progress } from '../actions/progressIcons';

/** What goes along with the values when a form is sent. */
export interface Save<Out> {
  /** Only what the person changed: a PUT leaves the rest out, so that a mask is never written back. */
  changed: Partial<Out>;
  /** The version that the changes were made on, for If-Match. */
  version: number | undefined;
  /**
   * The Idempotency-Key of this sending. It stays until it is certain what came of it, by `checkOutcome`; without that each
   * press is another intent.
   */
  key: string;
}

export interface FormContract<Out, Answer = unknown> {
  /** What is said when it is done; left out by a form that says more than one sentence itself. */
  done?: MessageDescriptor;
  /** Which record it was done to, where that is more than the page on the screen says; also by what was typed. */
  about?: NoticeAbout | ((values: Out) => NoticeAbout);
  /** Resolved: done, the form closes and says so. Rejected with a Failure: the form stays and shows why. */
  onSubmit: (values: Out, save: Save<Out>) => Promise<Answer>;
  /**
   * Asks the service what became of a write with the key of the form. Then a lost answer is no failure: nothing can be
   * changed or sent until the outcome is known.
   */
  checkOutcome?: (key: string) => Promise<WriteOutcome>;
  /** What follows when it is done, also where that was only known by asking. */
  onDone?: (answer: Answer, values: Out) => void;
  onClose: () => void;
}

export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface FormWork {
  progress: Progress;
  /** What is known of the write, where its answer may have been lost. */
  write?: MoneyMutation;
  /** Asked for, and begun once the lists that fields choose from are there. */
  isWaiting?: boolean;
  failure: Failure | undefined;
  /** The fresh record, when somebody else changed it meanwhile. */
  current: Readonly<Record<string, unknown>> | undefined;
  /** Somebody else decided about the record: there is nothing to send any more. */
  isTooLate: boolean;
  submit: () => void;
  /** Takes the fresh record, keeps what is chosen as mine, and saves again. */
  settle: (choices: Choices) => void;
  close: () => void;
  /** Gives up what was typed, for which there is no use any more. */
  leave: () => void;
  guard: DirtyGuard;
  offer: OfferedDraft;
}

/** The wrong field that stands first on the page gets the focus; where something out of sight is wrong, the summary takes it. */
export function focusFirstWrong(form: PanelForm): void {
  const invalid = [...form.fields].filter(([name]) => form.getFieldState(name).invalid);
  if (invalid.some(([, rule]) => rule.isHidden)) return;
  const wrong = invalid.flatMap(([name]) => {
    const element = document.getElementById(inputId(form, name));
    return element ? [{ name, element }] : [];
  });
  wrong.sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (wrong[0]) form.setFocus(wrong[0].name);
}

/** Sending a form: once however often it is asked, with everything typed still there when it fails. */
export function useFormSubmit<In extends FieldValues, Out extends FieldValues, Answer>(
  typed: PanelForm<In, Out>,
  { done, about, onSubmit, checkOutcome, onDone, onClose }: FormContract<Out, Answer>,
): FormWork {
  const form = untyped(typed);
  const dispatch = useDispatch();
  const path = useNoticePath();
  const noticeOf = useNoticeAbout();
  const { isDirty, dirtyFields } = useFormState({ control: form.control });
  const [progress, setProgress] = useState<Progress>('idle');
  const [failure, setFailure] = useState<Failure>();
  const [again, setAgain] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  // Twenty clicks in one frame all find the button enabled; only this stops the others.
  const isRunning = useRef(false);
  const asked = useRef<(key: string) => Promise<Answer>>(undefined);
  const write = useMoneyMutation({ run: async (key) => asked.current?.(key), checkOutcome });
  const isChecking = write.state === 'checking';
  const sentLast = useRef<Out>(undefined);
  const noticeOfSent = () => {
    const said = typeof about === 'function' ? sentLast.current && about(sentLast.current) : about;
    return { path, ...(said && noticeOf(said)) };
  };
  useUnknownNotice(write, noticeOfSent);
  const offer = useDraft(form);
  // While nobody knows, the page with the key must not go.
  const guard = useUnsavedChangesGuard((isDirty || isChecking) && progress !== 'done', offer.drop);

  const send = async (values: FieldValues): Promise<void> => {
    setProgress('busy');
    const changed = Object.fromEntries(Object.entries(values).filter(([name]) => get(dirtyFields, name) as unknown));
    // The form gives its own kind of values; only its types were put aside.
    const sent = values as Out;
    sentLast.current = sent;
    const save = { changed: changed as Partial<Out>, version: form.version.current };
    asked.current = (key) => onSubmit(sent, { ...save, key });
    const { state, failure: reason, answer } = await write.untilKnown();
    if (state === 'refused' && reason) return refuse(reason);
    if (state !== 'done') {
      setProgress('idle');
      isRunning.current = false;
      return;
    }
    guard.release();
    offer.drop();
    // The service gives the answer that was lost as it was.
    onDone?.(answer as Answer, sent);
    if (done) dispatch(notify({ tone: 'success', title: done, ...noticeOfSent() }));
    setProgress('done');
  };

  const refuse = async (reason: Failure): Promise<void> => {
    setProgress('idle');
    setFailure(reason);
    isRunning.current = false;
    const refused = Object.entries(reason.fields ?? {}).map(([name, code]) => ({ name: fieldOf(form, name), code }));
    for (const { name, code } of refused) {
      if (name !== undefined) form.refused.set(name, { code, value: form.getValues(name) as unknown });
    }
    if (form.refused.size > 0) {
      await form.trigger();
      if (refused.every(({ name }) => name !== undefined)) focusFirstWrong(form);
    }
  };

  const submit = (): void => {
    if (isRunning.current) return;
    setFailure(undefined);
    if (form.awaited.isAny()) {
      setWaiting(true);
      return;
    }
    isRunning.current = true;
    // What the server refused a moment ago it may take now.
    form.refused.clear();
    const begin = form.handleSubmit(send, () => {
      isRunning.current = false;
      focusFirstWrong(form);
    });
    void begin();
  };

  // The tick is seen before the form goes.
  const close = useRef(onClose);
  const resubmit = useRef(submit);
  useEffect(() => {
    close.current = onClose;
    resubmit.current = submit;
  });
  useEffect(() => {
    if (progress !== 'done') return undefined;
    const timer = setTimeout(() => close.current(), timings.check);
    return () => clearTimeout(timer);
  }, [progress]);
  useEffect(() => {
    if (again > 0) resubmit.current();
  }, [again]);
  const { awaited } = form;
  useEffect(() => {
    if (!isWaiting) return undefined;
    return awaited.whenNone((isLost) => {
      setWaiting(false);
      // The fields take their lists at the next drawing, as the sending does. What was lost is seen at its field first.
      if (!isLost) setAgain((count) => count + 1);
    });
  }, [isWaiting, awaited]);

  // What was decided meanwhile is not changed over.
  const isTooLate = decisionIn(failure?.current) !== undefined;
  const current = !isTooLate && failure?.codes.includes('changed_meanwhile') ? failure.current : undefined;
  const settle = (choices: Choices): void => {
    if (!current) return;
    const mine = [...form.fields.keys()]
      .filter((name) => get(dirtyFields, name) && choices[name] !== 'theirs')
      .map((name) => [name, form.getValues(name) as unknown] as const);
    form.reset({ ...form.formState.defaultValues, ...freshValues(form, current) });
    const fresh: Readonly<Record<string, unknown>> = form.fromRecord(current);
    for (const [name, rule] of form.fields) {
      const mask = fresh[name];
      if (rule.stored !== undefined && typeof mask === 'string') rule.stored = mask;
    }
    for (const [name, value] of mine) form.setValue(name, value, { shouldDirty: true });
    form.version.current = typeof current['version'] === 'number' ? current['version'] : undefined;
    // The fields take their values at the next drawing, and are checked with them.
    setAgain((count) => count + 1);
  };

  const leave = (): void => {
    guard.release();
    offer.drop();
    onClose();
  };

  return {
    progress: isWaiting ? 'busy' : progress,
    write,
    isWaiting,
    failure,
    current,
    isTooLate,
    submit,
    settle,
    leave,
    close: () => {
      // What may have been done is not offered again as a draft.
      if (write.state === 'unknown') leave();
      else if (progress === 'idle') guard.ask(onClose);
    },
    guard,
    offer,
  };
}

/** The values of a fresh record, without those that come masked and stand empty in the form. */
function freshValues(form: PanelForm, current: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fresh = Object.entries(form.fromRecord(current));
  const isMasked = (name: string) => form.masked.includes(name) || form.fields.get(name)?.stored !== undefined;
  return Object.fromEntries(fresh.filter(([name]) => !isMasked(name)));
}
