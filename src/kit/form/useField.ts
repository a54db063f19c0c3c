import { use, useEffect } from 'react';
import { get, useController } from 'react-hook-form';
import type { MessageDescriptor } from 'react-intl';
import { ListFailed } from './awaitedLists';
import type { Label } from './labelText';
import { inputId, useFormAround, type FieldRule } from './usePanelForm';

/** What every field takes. */
export interface FieldProps {
  /** The name of the value in the form: the one on the wire. */
  name: string;
  label: Label;
  required?: boolean;
  /** A line under the field. */
  help?: MessageDescriptor;
  disabled?: boolean;
}

interface Options extends Pick<FieldProps, 'label' | 'required' | 'disabled'> {
  check?: FieldRule['check'];
  /** What to point out without refusing it. */
  warn?: (value: unknown) => string | undefined;
  show?: FieldRule['show'];
  draft?: FieldRule['draft'];
  isPersonal?: boolean;
  stored?: string;
}

export interface Field {
  id: string;
  value: unknown;
  set: (value: unknown) => void;
  /** The person is done with the field: it is checked. */
  leave: () => void;
  ref: (element: { focus: () => void } | null) => void;
  problem: { code: string; isWarning: boolean } | undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

/** One value of the form around, with the rule and the label that its field brings along. */
export function useField(name: string, options: Options): Field {
  const { label, required, disabled, check, warn, show = String, stored, isPersonal = false } = options;
  const form = useFormAround();
  const isHidden = use(ListFailed);
  const { field, fieldState } = useController({ name, control: form.control });

  useEffect(() => {
    // As it was when the form was opened, or settled with a colleague: what is read again meanwhile is what he made of it.
    const seen = form.fields.get(name)?.stored;
    form.fields.set(name, {
      label,
      show: (value) => (isEmpty(value) ? '' : show(value)),
      draft: options.draft ?? (isPersonal ? 'never' : 'kept'),
      isPersonal,
      isHidden,
      stored: stored === undefined ? undefined : (seen ?? stored),
      check: (value) => {
        // A field without its choices is disabled for want of them; what it held before the service judges.
        if (disabled && !isHidden) return undefined;
        if (isEmpty(value)) return required && stored === undefined ? 'required' : undefined;
        return isHidden ? undefined : check?.(value);
      },
    });
  });
  useEffect(() => {
    const { fields } = form;
    return () => void fields.delete(name);
  }, [form.fields, name]); // eslint-disable-line react-hooks/exhaustive-deps -- the form is made anew at each drawing, its list of fields is not

  const value: unknown = field.value;
  const error = fieldState.error?.message;
  const isLeft = fieldState.isTouched || value === get(form.formState.defaultValues, name);
  const warning = isLeft && !isEmpty(value) ? warn?.(value) : undefined;
  const code = error ?? warning;
  return {
    id: inputId(form, name),
    value,
    set: field.onChange,
    leave: field.onBlur,
    ref: field.ref,
    problem: code === undefined ? undefined : { code, isWarning: error === undefined },
  };
}
