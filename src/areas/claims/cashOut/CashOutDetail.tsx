import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useGetCashOutClaimQuery, type CashOutDetail as Claim } from '../../../api/investment/cashOut';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/values/Facts';
import { RecordWalkButtons } from '../../../kit/list/RecordWalkButtons';
import { RecordWalkContext } from '../../../kit/state/recordWalk';
import { Section } from '../../../kit/detail/Section';
import { useCan } from '../../../session/can';
import { HistorySection } from '../../../parts/HistorySection';
import { InvestorLink } from '../../../parts/InvestorLink';
import { CashOutActions } from './CashOutActions';
import { exitReasons } from '../../../parts/claims/exitReasons';
import { cashOutStatus, payoutJournal, payoutMethods } from './cashOutTerms';
import { CostSection } from './CostSection';
import { m, numbered } from './messages';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { useClaimWalk } from './useClaimWalk';

/** One claim: who takes out what and why, what it costs, and what is paid to where. */
export default function CashOutDetail() {
  const intl = useIntl();
  const mayCalculate = useCan()('investments.get');
  const id = useRecordId();
  const claim = useRecordQuery(
    useGetCashOutClaimQuery(id === undefined ? skipToken : { id }, { refetchOnMountOrArgChange: true }),
    id,
  );
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={claim}
      title={(one) => intl.formatMessage(numbered, { number: one.number })}
      label={(one) => one.number}
      badges={(one) => cashOutStatus.badge(one.status)}
      figures={(one) => <Figures claim={one} />}
      actions={(one) => <Actions key={one.id} claim={one} />}
      aside={(one) => <HistorySection rows={one.history} words={payoutJournal} />}
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

function Actions({ claim }: { claim: Claim }) {
  const walk = useClaimWalk(claim);
  return (
    <RecordWalkContext value={walk}>
      <CashOutActions claim={claim} />
      <RecordWalkButtons hasRows />
    </RecordWalkContext>
  );
}

function Figures({ claim }: { claim: Claim }) {
  return (
    <Facts areFigures>
      <Fact label={m.sum} value={claim.amount} as="moneyWithCurrency" />
      <Fact label={m.penalty} value={claim.penalty_amount} as="moneyWithCurrency" />
      <Fact label={m.tax} value={claim.tax_amount} as="moneyWithCurrency" />
      <Fact label={m.payable} value={claim.payable_amount} as="moneyWithCurrency" />
    </Facts>
  );
}

function About({ claim }: { claim: Claim }) {
  return (
    <Section id="about" title={m.about}>
      <Facts>
        <Fact label={m.investor} value={<InvestorLink investor={claim.investor} />} />
        <Fact label={m.contract} value={claim.investment.contract_number} />
        <Fact label={m.created} value={claim.created_at} as="dateTime" />
        <Fact label={m.reason} value={claim.reason_text ?? exitReasons.text(claim.reason_type)} />
        <Fact label={m.method} value={payoutMethods.text(claim.method)} />
        <Fact label={m.payee} value={claim.card_masked ?? claim.bank_account} />
        {claim.method === 'bank_account' && <Fact label={m.mfo} value={claim.mfo} />}
        <Fact label={m.planned} value={claim.planned_date} as="day" />
        <Fact label={m.comment} value={claim.comment} />
        {claim.changed_by && <Fact label={m.changedBy} value={claim.changed_by.name} />}
        {claim.processed_by && <Fact label={m.processedBy} value={claim.processed_by.name} />}
        {claim.processed_at && <Fact label={m.processedAt} value={claim.processed_at} as="dateTime" />}
      </Facts>
    </Section>
  );
}
