import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useGetCashOutClaimQuery, type CashOutDetail as Claim } from '../../../api/investment/cashOut';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { DateTime, Day, Money } from '../../../kit/values/values';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import type { Failure } from '../../../lib/failure';
import { useCan } from '../../../session/can';
import { RecordSection } from '../RecordSection';
import { InvestorLink } from '../../../parts/InvestorLink';
import { CashOutActions } from './CashOutActions';
import { exitReasons } from '../../../parts/claims/exitReasons';
import { cashOutStatus, payoutMethods } from './cashOutTerms';
import { CostSection } from './CostSection';
import { m, numbered } from './messages';

const noSuchRecord: Failure = { kind: 'status', status: 404, codes: ['not_found'] };

/** One claim: who takes out what and why, what it costs, and what is paid to where. */
export default function CashOutDetail() {
  const intl = useIntl();
  const mayCalculate = useCan()('investments.get');
  const { id: text = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  const claim = useRecordQuery(
    useGetCashOutClaimQuery(id === undefined ? skipToken : { id }, { refetchOnMountOrArgChange: true }),
    id,
  );
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={claim}
      title={(one) => intl.formatMessage(numbered, { number: one.number })}
      badges={(one) => cashOutStatus.badge(one.status)}
      figures={(one) => <Figures claim={one} />}
      actions={(one) => <CashOutActions key={one.id} claim={one} />}
      aside={(one) => <RecordSection history={one.history} statuses={cashOutStatus} />}
    >
      {(one) => (
        <>
          <About claim={one} />
          {one.status === 'pending' && mayCalculate && <CostSection claim={one} />}
        </>
      )}
    </DetailPage>
  );
}

function Figures({ claim }: { claim: Claim }) {
  return (
    <Facts areFigures>
      <Fact label={m.sum}>
        <Money amount={claim.amount} withCurrency />
      </Fact>
      <Fact label={m.penalty}>
        <Money amount={claim.penalty_amount} withCurrency />
      </Fact>
      <Fact label={m.tax}>
        <Money amount={claim.tax_amount} withCurrency />
      </Fact>
      <Fact label={m.payable}>
        <Money amount={claim.payable_amount} withCurrency />
      </Fact>
    </Facts>
  );
}

function About({ claim }: { claim: Claim }) {
  return (
    <Section id="about" title={m.about}>
      <Facts>
        <Fact label={m.investor}>
          <InvestorLink investor={claim.investor} />
        </Fact>
        <Fact label={m.contract}>{claim.investment.contract_number}</Fact>
        <Fact label={m.created}>
          <DateTime value={claim.created_at} />
        </Fact>
        <Fact label={m.reason}>{claim.reason_text ?? exitReasons.text(claim.reason_type)}</Fact>
        <Fact label={m.method}>{payoutMethods.text(claim.method)}</Fact>
        <Fact label={m.payee}>{claim.card_masked ?? claim.bank_account}</Fact>
        {claim.method === 'bank_account' && <Fact label={m.mfo}>{claim.mfo}</Fact>}
        <Fact label={m.planned}>
          <Day value={claim.planned_date} />
        </Fact>
        <Fact label={m.comment}>{claim.comment}</Fact>
        {claim.changed_by && <Fact label={m.changedBy}>{claim.changed_by.name}</Fact>}
        {claim.processed_by && <Fact label={m.processedBy}>{claim.processed_by.name}</Fact>}
        {claim.processed_at && (
          <Fact label={m.processedAt}>
            <DateTime value={claim.processed_at} />
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
