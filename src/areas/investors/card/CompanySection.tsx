import {
  useGetCompanyDocumentDataQuery,
  type CompanyDocumentData,
  type Investor,
} from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { m as list } from '../messages';
import { m } from './messages';
import { AddressFacts } from './AddressFacts';
import { SecretFact, SecretFacts } from './SecretFact';
import { SectionButtons } from './SectionButtons';

/** What a business investor submitted about the company. */
export function CompanySection({ investor }: { investor: Investor }) {
  const company = useRecordQuery(useGetCompanyDocumentDataQuery({ id: investor.id }));
  return (
    <Section id="company" title={m.companyData} result={company}>
      {(data) => (
        <SecretFacts investorId={investor.id} version={data.version}>
          <CompanyFacts investorId={investor.id} data={data} />
          <SectionButtons form="company" />
        </SecretFacts>
      )}
    </Section>
  );
}

function CompanyFacts({ investorId, data }: { investorId: number; data: CompanyDocumentData }) {
  return (
    <Facts>
      <Fact label={list.company} value={data.company_name} />
      <Fact label={list.inn} value={data.inn} as="inn" />
      <Fact label={m.oked} value={data.oked} />
      <Fact label={m.director} value={data.director_name} />
      <SecretFact investorId={investorId} field="director_pinfl" label={m.directorPinfl} text={data.director_pinfl} />
      <Fact label={m.legalAddress} value={data.legal_address} />
      <AddressFacts regionId={data.region_id} districtId={data.district_id} />
      <SecretFact investorId={investorId} field="bank_account" label={m.account} text={data.bank_account} />
      <Fact label={m.mfo} value={data.mfo} />
      <Fact label={m.registrationNumber} value={data.registration_number} />
      <Fact label={m.registrationDate} value={data.registration_date} as="day" />
      <Fact label={m.attachmentsCount} value={data.attachments_count} />
    </Facts>
  );
}
