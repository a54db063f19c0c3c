/** What tests of forms share: a person signed in, dialogs that open, a form around a few fields. */
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { defineMessages } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { usePanelForm, type PanelForm } from '../../src/kit/form/usePanelForm';
import { FormDrawer } from '../../src/kit/form/FormDrawer';
import type { Save } from '../../src/kit/form/useFormSubmit';
import type { Failure } from '../../src/lib/failure';
import type { WriteOutcome } from '../../src/lib/pollOutcome';
import type { SessionUser } from '../../src/session/record';
import { session, signedIn } from '../../src/session/slice';

export const f = defineMessages({
  title: { id: 'test.title', defaultMessage: 'Изменить инвестора' },
  done: { id: 'test.done', defaultMessage: 'Успешно завершено' },
  comment: { id: 'test.comment', defaultMessage: 'Комментарий' },
  name: { id: 'test.name', defaultMessage: 'Имя' },
  phone: { id: 'test.phone', defaultMessage: 'Телефон' },
  field: { id: 'test.field', defaultMessage: 'Поле' },
  amount: { id: 'test.amount', defaultMessage: 'Сумма' },
  one: { id: 'test.one', defaultMessage: 'Первый' },
  two: { id: 'test.two', defaultMessage: 'Второй' },
});

/** jsdom draws no modal dialogs; the focus is the business of the browser and is tested there. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
}

const person: SessionUser = {
  id: 7,
  username: 'moderator',
  name: 'Moderator',
  first_name: 'M',
  user_type: 'Staff',
  client_id: 1,
  user_role_id: 1,
  role_ids: [1],
};

export function SignedIn({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const user = useSelector(session.selectors.user);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    setAsked(true);
    void Promise.resolve().then(() => dispatch(signedIn(person)));
  }
  return user ? children : null;
}

export const refusal = (failure: Partial<Failure>): Failure => ({ kind: 'status', status: 422, codes: [], ...failure });

interface Props<In extends FieldValues> {
  values: In;
  children: ReactNode;
  onSubmit: (values: In, save: Save<In>) => Promise<unknown>;
  checkOutcome?: (key: string) => Promise<WriteOutcome>;
  options?: Omit<Parameters<typeof usePanelForm<In>>[0], 'id' | 'values' | 'isDecision'> & { isDecision?: boolean };
  hear?: (form: PanelForm<In>) => void;
}

/** A form in a drawer that is open from the start; "closed" stands in its place afterwards. */
export function OpenForm<In extends FieldValues>({
  values,
  children,
  onSubmit,
  checkOutcome,
  options,
  hear,
}: Props<In>) {
  // What a decision is about is asked for by the compiler; here the form is any.
  const form = usePanelForm<In>({ id: 'edit:417', values, ...(options as { isDecision?: false }) });
  const [isOpen, setOpen] = useState(true);
  hear?.(form);
  if (!isOpen) return 'closed';
  return (
    <FormDrawer
      title={f.title}
      form={form}
      done={f.done}
      onSubmit={onSubmit}
      checkOutcome={checkOutcome}
      onClose={() => setOpen(false)}
    >
      {children}
    </FormDrawer>
  );
}
