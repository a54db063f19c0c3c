import { Edit20Regular, NumberSymbol20Regular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';
import type { Customer } from '../../../api/payment/customers';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import { Fact, Facts } from '../../../kit/values/Facts';
import { fieldErrorText } from '../../../kit/form/fieldErrorText';
import { RecordLink } from '../../../parts/RecordLink';
import { WithWarning } from '../../../parts/WithWarning';
import { href } from '../../../routes/href';
import { employment, gender } from '../customerTerms';
import { m } from '../messages';
import { SecretFact, SecretFacts } from './CustomerSecret';
import { SectionActions } from './SectionActions';
import { useOpenForm } from './useCustomerForms';

/** Who it is and how to reach the person. */
export function PersonSection({ customer }: { customer: Customer }) {
  const intl = useIntl();
  const open = useOpenForm();
  const { guid, photo_url: photo, investor_id: investorId, pinfl_disagrees: disagrees } = customer;
  const problem = disagrees === null ? undefined : (`pinfl.${disagrees}` as const);
  return (
    <Section id="person" title={m.common}>
      <SecretFacts guid={guid} version={customer.version}>
        {photo !== null && <PhotoGallery photos={[{ id: 'photo', url: photo, title: intl.formatMessage(m.photo) }]} />}
        <Facts>
          <SecretFact guid={guid} field="phone_number" label={t.phone} text={customer.phone_number} />
          <SecretFact guid={guid} field="pinfl" label={t.pinfl} text={customer.pinfl}>
            {problem && <WithWarning text={fieldErrorText(problem).message} />}
          </SecretFact>
          <SecretFact guid={guid} field="birthday" label={m.birthday} text={customer.birthday} />
          <Fact label={m.gender}>{customer.gender && gender.text(customer.gender)}</Fact>
          <Fact label={m.employment}>{customer.employment_type && employment.text(customer.employment_type)}</Fact>
          <SecretFact guid={guid} field="income" label={m.income} text={customer.income} />
          <Fact label={m.entityType}>
            {intl.formatMessage(customer.entity_type === 'physical' ? m.physical : m.corporate)}
          </Fact>
          {investorId !== null && (
            <Fact label={m.isInvestor}>
              <RecordLink to={href('investors.one', { id: String(investorId) })} permission="investors.get">
                {intl.formatMessage(t.investor)}
              </RecordLink>
            </Fact>
          )}
          <Fact label={m.changedAt} value={customer.updated_at} as="dateTime" />
        </Facts>
        <SectionActions isRevealing>
          <Action label={t.edit} icon={Edit20Regular} onSelect={() => open('edit')} />
          <Action label={m.changePinfl} icon={NumberSymbol20Regular} onSelect={() => open('pinfl')} />
        </SectionActions>
      </SecretFacts>
    </Section>
  );
}
