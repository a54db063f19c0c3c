import { inGroups } from '../lib/identifier';
import { localPhone, phone } from '../lib/identifiers';
import { IdentifierField, type IdentifierFieldProps } from './IdentifierField';

interface Props extends IdentifierFieldProps {
  /** The codes of the operators in use; another one is pointed out, not refused. */
  codes?: readonly string[];
}

const shown = (value: string): string => inGroups(localPhone(value), [2, 3, 2, 2]);

/** A phone: the country code stands before the field, and a paste of any spelling is understood. */
export function PhoneField({ codes, ...props }: Props) {
  return (
    <IdentifierField
      {...props}
      kind={{
        identifier: phone,
        width: 'medium',
        isPersonal: true,
        inputMode: 'tel',
        prefix: '+998',
        shown,
        warn: (value) => (codes && !codes.includes(localPhone(value).slice(0, 2)) ? 'phone.code' : undefined),
      }}
    />
  );
}
