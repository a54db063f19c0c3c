import { account, expiry, mfo } from '../lib/bankDetails';
import { ikpu, inn, passport } from '../lib/identifiers';
import { IdentifierField, type IdentifierFieldProps, type IdentifierKind } from './IdentifierField';

const kinds = {
  inn: { identifier: inn, width: 'short', isPersonal: true },
  passport: { identifier: passport, width: 'short', isPersonal: true, inputMode: 'text' },
  mfo: { identifier: mfo, width: 'short', isPersonal: false },
  account: { identifier: account, width: 'long', isPersonal: true },
  expiry: { identifier: expiry, width: 'short', isPersonal: true },
  ikpu: { identifier: ikpu, width: 'medium', isPersonal: false },
} satisfies Record<string, IdentifierKind>;

/** The number of a taxpayer. */
export function InnField(props: IdentifierFieldProps) {
  return <IdentifierField {...props} kind={kinds.inn} />;
}

/** Series and number of a passport; letters typed with the Russian layout become the Latin ones they look like. */
export function PassportField(props: IdentifierFieldProps) {
  return <IdentifierField {...props} kind={kinds.passport} />;
}

/** The code of a bank. */
export function MfoField(props: IdentifierFieldProps) {
  return <IdentifierField {...props} kind={kinds.mfo} />;
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
