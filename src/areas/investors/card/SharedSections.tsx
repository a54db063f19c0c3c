import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Investor } from '../../../api/investment/investors';
import { InvestmentsSection } from '../investments/InvestmentsSection';
import { m as investments } from '../../../parts/investments/messages';
import { SharesSection } from '../investments/SharesSection';
import { EditsSection } from '../journal/EditsSection';
import { m as journal } from '../journal/messages';
import { AutoInvestSection } from '../money/AutoInvestSection';
import { BalanceSection } from '../money/BalanceSection';
import { CardsSection } from '../money/CardsSection';
import { CertificatesSection } from '../money/CertificatesSection';
import { ClaimsSection } from '../money/ClaimsSection';
import { m as money } from '../money/messages';
import { TransactionsSection } from '../money/TransactionsSection';
import { AttachmentsSection } from './AttachmentsSection';
import { LazySection } from '../../../parts/LazySection';

/** What the cards of persons and of companies have alike. Drawn anew for another investor. */
export function SharedSections({ investor }: { investor: Investor }) {
  const [search] = useSearchParams();
  return (
    <Fragment key={investor.id}>
      <LazySection id="investments" title={investments.investments} isWanted={search.has('investment')}>
        <InvestmentsSection investor={investor} />
      </LazySection>
      <LazySection id="shares" title={investments.shares}>
        <SharesSection investor={investor} />
      </LazySection>
      <LazySection id="balance" title={money.balanceTitle}>
        <BalanceSection investor={investor} />
      </LazySection>
      <LazySection id="transactions" title={money.transactions}>
        <TransactionsSection investor={investor} />
      </LazySection>
      <LazySection id="claims" title={money.claims}>
        <ClaimsSection investor={investor} />
      </LazySection>
      <LazySection id="cards" title={money.cards} isWanted={search.has('card')}>
        <CardsSection investor={investor} />
      </LazySection>
      <LazySection id="certificates" title={money.certificates}>
        <CertificatesSection investor={investor} />
      </LazySection>
      <LazySection id="autoInvest" title={money.autoInvest}>
        <AutoInvestSection investor={investor} />
      </LazySection>
      <AttachmentsSection investor={investor} />
      <LazySection id="edits" title={journal.edits}>
        <EditsSection investor={investor} />
      </LazySection>
    </Fragment>
  );
}
