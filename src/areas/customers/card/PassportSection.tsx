import { ArrowSync20Regular, DocumentEdit20Regular } from '@fluentui/react-icons';
import type { Customer } from '../../../api/payment/customers';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m } from '../messages';
import { SecretFact, SecretFacts } from './CustomerSecret';
import { SectionActions } from './SectionActions';
import { useOpenForm } from './useCustomerForms';

/** The paper that the person showed. */
export function PassportSection({ customer }: { customer: Customer }) {
  const open = useOpenForm();
  return (
    <Section id="passport" title={m.passport}>
      <SecretFacts guid={customer.guid} version={customer.version}>
        <Facts>
          <SecretFact guid={customer.guid} field="passport_id" label={m.passportNumber} text={customer.passport_id} />
          <Fact label={m.issueDate} value={customer.passport_issue_date} as="day" />
          <Fact label={m.issuePlace} value={customer.passport_issue_place} />
          <Fact label={m.birthplace} value={customer.birthplace} />
          <Fact label={m.citizenship} value={customer.citizenship} />
        </Facts>
        <SectionActions>
          <Action label={m.editPassport} icon={DocumentEdit20Regular} onSelect={() => open('passport')} />
          <Action label={m.sync} icon={ArrowSync20Regular} onSelect={() => open('syncPassport')} />
        </SectionActions>
      </SecretFacts>
    </Section>
  );
}
