import { get } from 'react-hook-form';
import { isOnlyCheckDigitWrong, pinfl } from '../lib/pinfl';
import { useFormAround } from './form';
import { IdentifierField, type IdentifierFieldProps } from './IdentifierField';

/** A PINFL. A wrong check digit is refused in new input and pointed out in what was on record. */
export function PinflField(props: IdentifierFieldProps) {
  const form = useFormAround();
  const recorded: unknown = get(form.formState.defaultValues, props.name);
  const isLetBe = (value: string): boolean => value === recorded && isOnlyCheckDigitWrong(value);
  return (
    <IdentifierField
      {...props}
      kind={{
        identifier: { ...pinfl, check: (value) => (isLetBe(value) ? undefined : pinfl.check(value)) },
        width: 'medium',
        isPersonal: true,
        warn: (value) => (isLetBe(value) ? 'pinfl.stored' : undefined),
      }}
    />
  );
}
