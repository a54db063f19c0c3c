import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useRevealInvestorDataMutation, type RevealedField } from '../../../api/system-user/investors';
import { useFormat, type Format } from '../../../i18n/format';
import { Fact } from '../../../kit/values/Facts';
import { RevealableText } from '../../../kit/values/RevealableText';
import { RevealGroup } from '../../../kit/values/RevealGroup';
import { account } from '../../../lib/bankDetails';
import { passport, phone } from '../../../lib/identifiers';

/** What the service keeps as a plain number, a run of digits or a day of the calendar is read as everywhere else. */
const formats: Partial<Record<RevealedField, (format: Format, value: string) => string>> = {
  monthly_income: (format, value) => format.moneyWithCurrency(value),
  birthday: (format, value) => format.day(value),
  phone_number: (_, value) => phone.show(value),
  contact_number: (_, value) => phone.show(value),
  domestic_phone_number: (_, value) => phone.show(value),
  passport_id: (_, value) => passport.show(value),
  bank_account: (_, value) => account.show(value),
};

interface Props {
  investorId: number;
  field: RevealedField;
  label: MessageDescriptor;
  /** As the service masked it. */
  text: string | null;
  /** What is to be said of it, under the value. */
  children?: ReactNode;
}

/** Who may see what is masked. */
const permission = 'investors.get';

/** A masked fact that can be looked at; the service writes down who looked. */
export function SecretFact({ investorId, field, label, text, children }: Props) {
  const reveal = useRevealInvestorDataMutation(investorId);
  const format = useFormat();
  const write = formats[field];
  return (
    <Fact label={label}>
      <RevealableText
        name={field}
        label={label}
        text={text}
        reveal={async () => (await reveal([field])).get(field) ?? ''}
        write={write && ((value) => write(format, value))}
        permission={permission}
      />
      {children}
    </Fact>
  );
}

interface FactsProps {
  investorId: number;
  /** The version of the record whose facts they are. */
  version: number;
  children: ReactNode;
}

/** The secret facts of one investor that a `RevealAll` among them shows together, by one call. */
export function SecretFacts({ investorId, version, children }: FactsProps) {
  const reveal = useRevealInvestorDataMutation(investorId);
  return (
    <RevealGroup
      key={investorId}
      version={version}
      // The names that join the group are those of the secret facts.
      reveal={(names) => reveal(names as readonly RevealedField[])}
      permission={permission}
    >
      {children}
    </RevealGroup>
  );
}
