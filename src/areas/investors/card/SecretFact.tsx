import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useRevealInvestorDataMutation, type RevealedField } from '../../../api/system-user/investors';
import { useFormat } from '../../../i18n/format';
import { Fact } from '../../../kit/detail/Facts';
import { RevealableText } from '../../../kit/values/RevealableText';
import { RevealGroup } from '../../../kit/values/RevealGroup';

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
  const write = { birthday: format.day, monthly_income: format.money }[field as string];
  return (
    <Fact label={label}>
      <RevealableText
        name={field}
        label={label}
        text={text}
        reveal={async () => (await reveal([field])).get(field) ?? ''}
        write={write}
        permission={permission}
      />
      {children}
    </Fact>
  );
}

/** The secret facts of one investor that a `RevealAll` among them shows together, by one call. */
export function SecretFacts({ investorId, children }: { investorId: number; children: ReactNode }) {
  const reveal = useRevealInvestorDataMutation(investorId);
  return (
    <RevealGroup
      key={investorId}
      // The names that join the group are those of the secret facts.
      reveal={(names) => reveal(names as readonly RevealedField[])}
      permission={permission}
    >
      {children}
    </RevealGroup>
  );
}
