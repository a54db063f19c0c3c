import type { Investor } from '../../../api/investment/investors';
import { useListInvestorCardsRows, type Card } from '../../../api/system-user/investors';
import { RecordTable } from '../../../kit/list/RecordTable';
import type { Column } from '../../../kit/table/columns/column';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Section } from '../../../kit/detail/Section';
import { cardStatus } from '../../../parts/claims/terms';
import { m } from './messages';
import { cardKinds } from './moneyTerms';

const CardDrawer = lazyComponent(async () => (await import('./CardDrawer')).CardDrawer);

export const cardColumns: Column<Card>[] = [
  { id: 'masked_pan', title: m.cardNumber, value: (row) => row.masked_pan, important: true, width: 176 },
  cardKinds.column('type', m.cardKind, (row) => row.type, { width: 112 }),
  { id: 'expiry', title: m.cardExpiry, value: (row) => row.expiry, width: 88 },
  cardStatus.column('status', m.cardStatus, (row) => row.status, { important: true, width: 176 }),
  { id: 'is_main', title: m.main, value: (row) => row.is_main, width: 112 },
  { id: 'bank', title: m.bank, value: (row) => row.bank },
  { id: 'holder', title: m.holder, value: (row) => row.holder },
];

/** The payment cards of an investor; one that is clicked opens at the side. */
export function CardsSection({ investor }: { investor: Investor }) {
  const cards = useListInvestorCardsRows(investor.id);
  return (
    <Section id="cards" title={m.cards}>
      <RecordTable
        rows={cards}
        columns={cardColumns}
        empty={m.noCards}
        label={m.cards}
        record="card"
        Drawer={CardDrawer}
      />
    </Section>
  );
}
