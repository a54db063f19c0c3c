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
import { OnSight } from './OnSight';

/** What the cards of persons and of companies have alike. Drawn anew for another investor. */
export function SharedSections({ investor }: { investor: Investor }) {
  const [search] = useSearchParams();
  return (
    <Fragment key={investor.id}>
      <OnSight id="investments" title={investments.investments} isWanted={search.has('investment')}>
        <InvestmentsSection investor={investor} />
      </OnSight>
      <OnSight id="shares" title={investments.shares}>
        <SharesSection investor={investor} />
      </OnSight>
      <OnSight id="balance" title={money.balanceTitle}>
        <BalanceSection investor={investor} />
      </OnSight>
      <OnSight id="transactions" title={money.transactions}>
        <TransactionsSection investor={investor} />
      </OnSight>
      <OnSight id="claims" title={money.claims}>
        <ClaimsSection investor={investor} />
      </OnSight>
      <OnSight id="cards" title={money.cards} isWanted={search.has('card')}>
        <CardsSection investor={investor} />
      </OnSight>
      <OnSight id="certificates" title={money.certificates}>
        <CertificatesSection investor={investor} />
      </OnSight>
      <OnSight id="autoInvest" title={money.autoInvest}>
        <AutoInvestSection investor={investor} />
      </OnSight>
      <AttachmentsSection investor={investor} />
      <OnSight id="edits" title={journal.edits}>
        <EditsSection investor={investor} />
      </OnSight>
    </Fragment>
  );
}
