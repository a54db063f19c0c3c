import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetPlatformInvestmentQuery, type PlatformInvestmentDetail } from '../../api/system-user/investments';
import { CopyableId } from '../../kit/values/CopyableId';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import { Fact, Facts } from '../../kit/values/Facts';
import { Section } from '../../kit/detail/Section';
import { InvestmentLists } from '../../parts/investments/InvestmentLists';
import { investmentStatus } from '../../parts/investments/investmentStatus';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { EventsSection } from './EventsSection';
import { m } from './messages';
import { PostingsSection } from './PostingsSection';
import { TermsSection } from './TermsSection';
import { t } from '../../i18n/terms';

/** One investment: its terms, all that hangs on it, its postings and its history. */
export default function InvestmentDetail() {
  const id = useRecordId();
  const investment = useRecordQuery(useGetPlatformInvestmentQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={investment}
      title={(one) => one.contract_number}
      badges={(one) => (
        <>
          <CopyableId text={one.id} />
          {investmentStatus.badge(one.status)}
        </>
      )}
      figures={(one) => <Figures investment={one} />}
    >
      {(one) => (
        <>
          <TermsSection investment={one} />
          <Section id="lists" title={m.lists}>
            <InvestmentLists key={one.id} id={one.id} />
          </Section>
          <PostingsSection key={one.id} id={one.id} />
          <EventsSection events={one.history} />
        </>
      )}
    </DetailPage>
  );
}

function Figures({ investment }: { investment: PlatformInvestmentDetail }) {
  return (
    <Facts areFigures>
      <Fact label={t.amount} value={investment.amount} as="money" />
      <Fact label={t.balance} value={investment.balance} as="money" />
      <Fact label={m.dividends} value={investment.dividends_total} as="money" />
      <Fact label={m.start} value={investment.start_date} as="day" />
      <Fact label={m.end} value={investment.end_date} as="day" />
    </Facts>
  );
}
