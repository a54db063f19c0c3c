import {
  useGetCompanyDocumentDataQuery,
  type CompanyDocumentData,
  type Investor,
} from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { Day } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import { EditButton } from '../identity/EditButton';
import { m as list } from '../messages';
import { m } from './messages';
import { AddressFacts } from './AddressFacts';
import { SecretFact } from './SecretFact';

/** What a business investor submitted about the company. */
export function CompanySection({ investor }: { investor: Investor }) {
  const company = useRecordQuery(useGetCompanyDocumentDataQuery({ id: investor.id }));
  return (
    <Section id="company" title={m.companyData} result={company}>
      {(data) => (
        <>
          <CompanyFacts investorId={investor.id} data={data} />
          <EditButton form="company" />
        </>
      )}
    </Section>
  );
}

function CompanyFacts({ investorId, data }: { investorId: number; data: CompanyDocumentData }) {
  return (
    <Facts>
      <Fact label={list.company}>{data.company_name}</Fact>
      <Fact label={list.inn}>{data.inn}</Fact>
      <Fact label={m.oked}>{data.oked}</Fact>
      <Fact label={m.director}>{data.director_name}</Fact>
      <SecretFact investorId={investorId} field="director_pinfl" label={m.directorPinfl} text={data.director_pinfl} />
      <Fact label={m.legalAddress}>{data.legal_address}</Fact>
      <AddressFacts regionId={data.region_id} districtId={data.district_id} />
      <SecretFact investorId={investorId} field="bank_account" label={m.account} text={data.bank_account} />
      <Fact label={m.mfo}>{data.mfo}</Fact>
      <Fact label={m.registrationNumber}>{data.registration_number}</Fact>
      <Fact label={m.registrationDate}>
        <Day value={data.registration_date} />
      </Fact>
      <Fact label={m.attachmentsCount}>{data.attachments_count}</Fact>
    </Facts>
  );
}
