import { FormattedMessage } from 'react-intl';
import {
  useGetPersonalDocumentDataQuery,
  type Investor,
  type PersonalDocumentData,
} from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { Day } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { todayInTashkent } from '../../../lib/days';
import { m as list } from '../messages';
import { Choice } from '../../../parts/Choice';
import { employments, incomeSources, maritalStatuses, residencies } from './choices';
import { expiryProblem } from './identityChecks';
import { m } from './messages';
import { AddressFacts } from './AddressFacts';
import { SecretFact, SecretFacts } from './SecretFact';
import { SectionButtons } from './SectionButtons';
import { WithWarning } from '../../../parts/WithWarning';

/** What an individual investor submitted about the person and the document. */
export function PersonalSection({ investor }: { investor: Investor }) {
  const documents = useRecordQuery(useGetPersonalDocumentDataQuery({ id: investor.id }));
  return (
    <Section id="documents" title={m.documents} result={documents}>
      {(data) => (
        <SecretFacts investorId={investor.id} version={data.version}>
          <PersonalFacts investorId={investor.id} data={data} />
          <SectionButtons form="documents" />
        </SecretFacts>
      )}
    </Section>
  );
}

function PersonalFacts({ investorId, data }: { investorId: number; data: PersonalDocumentData }) {
  const expiry = expiryProblem(data.expiry_date, todayInTashkent(new Date()));
  return (
    <Facts>
      <SecretFact investorId={investorId} field="passport_id" label={m.passport} text={data.passport_id} />
      <Fact label={m.issueDate} value={data.issue_date} as="day" />
      <Fact label={m.expiryDate}>
        <Day value={data.expiry_date} />
        {expiry && <WithWarning text={m[expiry]} isDanger={expiry === 'expired'} />}
      </Fact>
      <Fact label={list.inn} value={data.inn} as="inn" />
      <SecretFact investorId={investorId} field="inps" label={m.inps} text={data.inps} />
      <Fact label={m.country} value={data.country} />
      <AddressFacts regionId={data.region_id} districtId={data.district_id} />
      <SecretFact investorId={investorId} field="actual_address" label={m.actualAddress} text={data.actual_address} />
      <SecretFact
        investorId={investorId}
        field="temporary_address"
        label={m.temporaryAddress}
        text={data.temporary_address}
      />
      <SecretFact investorId={investorId} field="work_address" label={m.workAddress} text={data.work_address} />
      <Fact label={m.workplace} value={data.current_workplace} />
      <Fact label={m.employment}>
        {data.employment_status && <Choice value={data.employment_status} labels={employments} />}
      </Fact>
      <Fact label={m.marital}>
        {data.marital_status && <Choice value={data.marital_status} labels={maritalStatuses} />}
      </Fact>
      <SecretFact investorId={investorId} field="monthly_income" label={m.income} text={data.monthly_income} />
      <Fact label={m.incomeSource}>
        {data.source_of_income && <Choice value={data.source_of_income} labels={incomeSources} />}
      </Fact>
      <Fact label={m.incomeNote} value={data.source_of_income_description} />
      <Fact label={m.greenCard}>
        {data.green_card !== null && <FormattedMessage {...(data.green_card ? m.yes : m.no)} />}
      </Fact>
      <Fact label={m.residency}>{data.residency && <Choice value={data.residency} labels={residencies} />}</Fact>
      <SecretFact
        investorId={investorId}
        field="domestic_phone_number"
        label={m.trustedPhone}
        text={data.domestic_phone_number}
      />
    </Facts>
  );
}
