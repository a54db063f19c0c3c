import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useRevealInvestorDataMutation, type RevealedField } from '../../../api/system-user/investors';
import { useFormat, type Format } from '../../../i18n/format';
import { Fact } from '../../../kit/detail/Facts';
import { RevealableText } from '../../../kit/values/RevealableText';

/** What the service keeps as a plain number or a day of the calendar is read as everywhere else. */
const formats: Partial<Record<RevealedField, (format: Format, value: string) => string>> = {
  monthly_income: (format, value) => format.moneyWithCurrency(value),
  birthday: (format, value) => format.day(value),
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

/** A masked fact that can be looked at; the service writes down who looked. */
export function SecretFact({ investorId, field, label, text, children }: Props) {
  const reveal = useRevealInvestorDataMutation(investorId);
  const format = useFormat();
  const show = async (): Promise<string> => {
    const value = await reveal(field);
    return formats[field]?.(format, value) ?? value;
  };
  return (
    <Fact label={label}>
      <RevealableText label={label} text={text} reveal={show} permission="investors.get" />
      {children}
    </Fact>
  );
}
