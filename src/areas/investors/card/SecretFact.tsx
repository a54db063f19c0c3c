import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useRevealInvestorDataMutation, type RevealedField } from '../../../api/system-user/investors';
import { Fact } from '../../../kit/detail/Facts';
import { RevealableText } from '../../../kit/values/RevealableText';

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
  return (
    <Fact label={label}>
      <RevealableText label={label} text={text} reveal={() => reveal(field)} permission="investors.get" />
      {children}
    </Fact>
  );
}
