import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useListCardsByMaskedPanRows, type CardTransaction, type MaskedCard } from '../../../api/payment/paymentCards';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { heading } from '../../../kit/foundation/styles';
import { useScreen } from '../../../kit/state/screen';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { cardMaskOf } from '../../../lib/cardMask';
import type { Param } from '../../../lib/query';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { CardSearch } from './CardSearch';
import { cardSystems } from '../../../parts/charges';
import { cardState } from './cardTerms';
import { chargeColumns, chargeParameters } from './chargeColumns';
import { Charges } from './Charges';
import { m, notFound } from './messages';

/** A mask and nothing else: a number that somebody puts into the address by hand is not read. */
const mask = (): Param<string | undefined> => ({
  fallback: undefined,
  read: ([text = '']) => {
    const value = /^\d{16,19}$/.test(text.replace(/\D/g, '')) ? undefined : cardMaskOf(text);
    return { value, clean: value === text || text === '' };
  },
  write: (value) => (value === undefined ? [] : [value]),
  narrows: (value) => value !== undefined,
});
export const parameters = { pan: mask(), ...chargeParameters };

const ofAllCards: Column<CardTransaction>[] = [
  ...chargeColumns.slice(0, 3),
  { id: 'card', title: m.card, value: (row) => row.card.name, important: true, width: 184 },
  { id: 'customer', title: m.customer, value: (row) => row.customer.name, width: 200 },
  ...chargeColumns.slice(3),
];

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
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1440px' },
  title: heading,
});

function FoundCards({ pan, list }: { pan: string; list: ReturnType<typeof useListState<typeof parameters>> }) {
  const query = { filters: { masked_pan: pan }, limit: list.limit, page: list.page };
  const rows = useListCardsByMaskedPanRows(query);
  if (rows.total === 0)
    return (
      <p role="status">
        <FormattedMessage {...notFound} values={{ mask: pan }} />
      </p>
    );
  return (
    <Section id="found" title={m.found}>
      <Can do="cards.export">
        <ExportButton file="cards" list={query} columns={columns} readPage={rows.readAll} total={rows.total} />
      </Can>
      <DataTable
        rows={rows}
        columns={columns}
        empty={m.ask}
        label={m.found}
        rowHref={(row) => href('paymentSettings.cardTransactions', { id: String(row.id) })}
      />
    </Section>
  );
}

/** Cards of customers, found by their mask alone; while none is asked for, the charges of all of them. */
export default function CardList() {
  const styles = useStyles();
  const { title } = useScreen();
  const list = useListState(parameters);
  const { pan } = list.filters;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <CardSearch mask={pan} onMask={(next) => list.set({ pan: next })} />
      {pan === undefined ? (
        <Section id="charges" title={m.charges}>
          <Charges list={list} columns={ofAllCards} label={m.charges} empty={m.noCharges} />
        </Section>
      ) : (
        <FoundCards pan={pan} list={list} />
      )}
    </div>
  );
}
