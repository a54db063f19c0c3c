import { useListMerchantMovesRows, type MerchantMove } from '../../../api/payment/merchantBilling';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order, period } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { t } from '../../../i18n/terms';
import { useCan } from '../../../session/can';
import { moveKind } from './billingTerms';
import { m } from './messages';

const columns: Column<MerchantMove>[] = [
  fieldColumn('date', t.date, { as: 'day', sort: true, important: true, width: 112 }),
  moveKind.column('kind', t.type, (row) => row.kind, { width: 128 }),
  fieldColumn('order_id', m.order, { width: 96 }),
  fieldColumn('purchase', m.purchase, { as: 'money', width: 144 }),
  fieldColumn('commission', m.commission, { as: 'money', width: 136 }),
  fieldColumn('amount', m.change, { as: 'money', sort: true, important: true, width: 152 }),
  fieldColumn('balance', m.owed, { as: 'money', important: true, width: 168, isStanding: true }),
];
const parameters = { kind: moveKind.param(), ...period, order_by: order(['date', 'amount'], '-date') };

/** What changed what a merchant is owed, with what was owed after each of it. */
export function MovesTab({ merchantId }: { merchantId: number }) {
  const list = useListState(parameters);
  const query = { filters: { id: merchantId, ...list.filters }, limit: list.limit, page: list.page };
  const rows = useListMerchantMovesRows(query);
  const mayReadAll = useCan()('merchant_billing.export');
  return (
    <Section id="moves" title={m.moves}>
      <Toolbar
        list={list}
        period={t.date}
        actions={
          <ExportButton
            permission="merchant_billing.export"
            file="merchant-moves"
            columns={columns}
            readPage={rows.readAll}
            total={rows.total}
          />
        }
      >
        <SelectFilter name="kind" label={t.type} options={moveKind.options} />
      </Toolbar>
      <DataTable
        list={list}
        // The paper of the card goes by the right to export merchants, which is another one.
        rows={mayReadAll ? rows : { ...rows, readAll: undefined }}
        columns={columns}
        empty={m.noMoves}
        label={m.moves}
      />
    </Section>
  );
}
