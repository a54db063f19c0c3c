import { useIntl, type MessageDescriptor } from 'react-intl';
import {
  useRevealApplicationDataMutation,
  type Application,
  type ApplicationRevealedField,
} from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { RevealableText } from '../../../kit/values/RevealableText';
import { RevealAll, RevealGroup } from '../../../kit/values/RevealGroup';
import { ActionRow } from '../../../parts/ActionRow';
import { educations, employments, families } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';

/** What the applicant does and earns, by which the moderator decides: the incomes are shown together by one press. */
export function WorkSection({ application: one }: { application: Application }) {
  const intl = useIntl();
  const reveal = useRevealApplicationDataMutation(one.id);
  return (
    <Section id="work" title={m.work}>
      <RevealGroup
        key={one.id}
        version={one.version}
        // The names that join the group are those of the incomes.
        reveal={(names) => reveal(names as readonly ApplicationRevealedField[])}
        permission="installments.get"
      >
        <Facts>
          <Fact label={m.employment} value={one.employment_type && employments.text(one.employment_type)} />
          <Fact label={m.job} value={one.Job_organization} />
          <Fact label={m.profession} value={one.Proffesion} />
          <Income application={one} field="salary" label={instalments.salary} />
          <Income application={one} field="additional_income" label={instalments.additional} />
          <Income application={one} field="family_income" label={instalments.familyIncome} />
          <Fact
            label={m.hasCredit}
            value={one.has_credit !== null && intl.formatMessage(one.has_credit ? t.yes : t.no)}
          />
          <Fact label={m.education} value={one.Education && educations.text(one.Education)} />
          <Fact label={m.family} value={one.family_status && families.text(one.family_status)} />
          <Fact label={m.children} value={one.Children} as="number" />
        </Facts>
        <ActionRow>
          <RevealAll hasKey />
        </ActionRow>
      </RevealGroup>
    </Section>
  );
}

interface IncomeProps {
  application: Application;
  field: ApplicationRevealedField;
  label: MessageDescriptor;
}

function Income({ application: one, field, label }: IncomeProps) {
  const format = useFormat();
  return (
    <Fact label={label}>
      <RevealableText name={field} label={label} text={one[field]} write={format.money} />
    </Fact>
  );
}
