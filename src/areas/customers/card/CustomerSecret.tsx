import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useRevealCustomerDataMutation, type CustomerRevealedField } from '../../../api/payment/customers';
import { useFormat, type Format } from '../../../i18n/format';
import { Fact } from '../../../kit/values/Facts';
import { RevealableText } from '../../../kit/values/RevealableText';
import { RevealGroup } from '../../../kit/values/RevealGroup';
import { passport, phone } from '../../../lib/identifiers';

/** What the service keeps as a plain number, a run of digits or a day of the calendar is read as everywhere else. */
const formats: Partial<Record<CustomerRevealedField, (format: Format, value: string) => string>> = {
  income: (format, value) => format.moneyWithCurrency(value),
  birthday: (format, value) => format.day(value),
  phone_number: (_, value) => phone.show(value),
  contact_phone: (_, value) => phone.show(value),
  passport_id: (_, value) => passport.show(value),
};

/** Who may see what is masked. */
const permission = 'customers.get';

interface Props {
  guid: string;
  field: CustomerRevealedField;
  label: MessageDescriptor;
  /** As the service masked it. */
  text: string | null;
  /** Whose phone it is, of a contact. */
  contactId?: number;
}

/** Masked data of a customer that can be looked at; the service writes down who looked. */
export function CustomerSecret({ guid, field, label, text, contactId }: Props) {
  const reveal = useRevealCustomerDataMutation(guid, contactId);
  const format = useFormat();
  const write = formats[field];
  return (
    <RevealableText
      name={contactId === undefined ? field : undefined}
      label={label}
      text={text}
      reveal={async () => (await reveal([field])).get(field) ?? ''}
      write={write && ((value) => write(format, value))}
      permission={permission}
    />
  );
}

/** The same as a fact; `children` is said under it. */
export function SecretFact({ children, ...props }: Props & { children?: ReactNode }) {
  return (
    <Fact label={props.label}>
      <CustomerSecret {...props} />
      {children}
    </Fact>
  );
}

interface FactsProps {
  guid: string;
  /** The version of the customer. */
  version: number;
  children: ReactNode;
}

/** The secret facts of one customer that a `RevealAll` among them shows together, by one call. */
export function SecretFacts({ guid, version, children }: FactsProps) {
  const reveal = useRevealCustomerDataMutation(guid);
  return (
    <RevealGroup
      key={guid}
      version={version}
      // The names that join the group are those of the secret facts.
      reveal={(names) => reveal(names as readonly CustomerRevealedField[])}
      permission={permission}
    >
      {children}
    </RevealGroup>
  );
}
