import { account, card, type CardPrefix, cardTypeOf, expiry, mfo, passesLuhn } from '../../lib/bankDetails';
import { ikpu, inn, localPhone, passport, phone } from '../../lib/identifiers';
import { IdentifierField, type IdentifierFieldProps, type IdentifierKind } from './IdentifierField';
import { get } from 'react-hook-form';
import { isOnlyCheckDigitWrong, pinfl } from '../../lib/pinfl';
import { useFormAround } from '../form/usePanelForm';
import { digitsOf, inGroups } from '../../lib/identifier';

const kinds = {
  inn: { identifier: inn, width: 'short', isPersonal: true },
  passport: { identifier: passport, width: 'short', isPersonal: true, inputMode: 'text' },
  account: { identifier: account, width: 'long', isPersonal: true },
  expiry: { identifier: expiry, width: 'short', isPersonal: true },
  ikpu: { identifier: ikpu, width: 'medium', isPersonal: false },
  smsCode: {
    identifier: {
      clean: (text) => digitsOf(text).slice(0, 6),
      show: (value) => value,
      check: (value) => (/^\d{4,6}$/.test(value) ? undefined : 'smsCode.shape'),
    },
    width: 'short',
    isPersonal: true,
  },
} satisfies Record<string, IdentifierKind>;

/** The number of a taxpayer. */
export function InnField(props: IdentifierFieldProps) {
  const form = useFormAround();
  const recorded: unknown = get(form.formState.defaultValues, props.name);
  // The service holds a new number to the rule; one that has stood for long is let be.
  const check = (value: string) => (value === recorded ? undefined : kinds.inn.identifier.check(value));
  return <IdentifierField {...props} kind={{ ...kinds.inn, identifier: { ...kinds.inn.identifier, check } }} />;
}

/** Series and number of a passport; letters typed with the Russian layout become the Latin ones they look like. */
export function PassportField(props: IdentifierFieldProps) {
  return <IdentifierField {...props} kind={kinds.passport} />;
}

interface MfoProps extends IdentifierFieldProps {
  /** Those of the banks in use; another one is pointed out, not refused. */
  known?: readonly string[];
}

/** The code of a bank. */
export function MfoField({ known, ...props }: MfoProps) {
  return (
    <IdentifierField
      {...props}
      kind={{
        ...{ identifier: mfo, width: 'short', isPersonal: false },
        warn: (value) => (known && !known.includes(value) ? 'mfo.unknown' : undefined),
      }}
    />
  );
}

/** A bank account. */
export function AccountField(props: IdentifierFieldProps) {
  return <IdentifierField {...props} kind={kinds.account} />;
}

/** The last month of a card, MM/YY; the value is MMYY. */
export function ExpiryField(props: IdentifierFieldProps) {
  return <IdentifierField {...props} kind={kinds.expiry} />;
}

/** A product code of the tax service. */
export function IkpuField(props: IdentifierFieldProps) {
  return <IdentifierField {...props} kind={kinds.ikpu} />;
}

/** The code of an SMS, four to six digits. Never kept in a draft. */
export function SmsCodeField(props: IdentifierFieldProps) {
  return <IdentifierField {...props} kind={kinds.smsCode} />;
}

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

interface CardProps extends IdentifierFieldProps {
  /** How the numbers of the systems begin. */
  types?: readonly CardPrefix[];
}

/** A card number; beside it whose card it is. Never kept in a draft. */
export function CardField({ types, ...props }: CardProps) {
  return (
    <IdentifierField
      {...props}
      kind={{
        identifier: card,
        width: 'long',
        isPersonal: true,
        warn: (value) => (passesLuhn(value) ? undefined : 'card.luhn'),
        suffix: (value) => types && cardTypeOf(value, types),
      }}
    />
  );
}

interface PhoneProps extends IdentifierFieldProps {
  /** The codes of the operators in use; another one is pointed out, not refused. */
  codes?: readonly string[];
}

const shown = (value: string): string => inGroups(localPhone(value), [2, 3, 2, 2]);

/** A phone: the country code stands before the field, and a paste of any spelling is understood. */
export function PhoneField({ codes, ...props }: PhoneProps) {
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
