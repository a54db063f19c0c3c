import { FormattedMessage } from 'react-intl';
import { useListCardsByMaskedPanRows, type MaskedCard } from '../../../api/payment/paymentCards';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { cardSystems } from '../../../parts/charges';
import type { AnyListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { cardState } from './cardTerms';
import { m, notFound } from './messages';

const columns: Column<MaskedCard>[] = [
  fieldColumn('masked_pan', m.card, { important: true, width: 184 }),
  { id: 'type', title: m.kind, value: (row) => cardSystems[row.type], width: 128 },
  fieldColumn('bank', m.bank, { width: 160 }),
  fieldColumn('holder', m.holder, { width: 184 }),
  { id: 'customer', title: m.customer, value: (row) => row.customer.name, important: true },
  fieldColumn('phone_masked', m.phone, { width: 176 }),
  fieldColumn('expiry', m.expiry, { width: 88 }),
  cardState.column('status', m.state, (row) => row.status, { important: true, width: 168 }),
];
interface Props {
  /** The mask that is looked for. */
  pan: string;
  /** Whose pages are turned. */
  list: AnyListState;
}

/** The cards of customers that a mask is of. */
export function FoundCards({ pan, list }: Props) {
  // What the list of charges is filtered by is no filter of these.
  const found = { ...list, filters: { masked_pan: pan } };
  const rows = useListCardsByMaskedPanRows(found);
  if (rows.total === 0)
    return (
      <p role="status">
        <FormattedMessage {...notFound} values={{ mask: pan }} />
      </p>
    );
  return (
    <Section id="found" title={m.found}>
      <Can do="cards.export">
        <ExportButton
          {...{ file: 'cards', list: found, columns, readPage: rows.readAll, total: rows.total }}
          names={{ masked_pan: { label: m.card } }}
        />
      </Can>
      <DataTable
        list={found}
        rows={rows}
        columns={columns}
        empty={m.ask}
        label={m.found}
        rowHref={(row) => href('paymentSettings.cardTransactions', { id: String(row.id) })}
      />
    </Section>
  );
}
