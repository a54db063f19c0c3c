import { FormattedMessage } from 'react-intl';
import type { Order, OrderLine } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { ikpu } from '../../../lib/identifiers';
import { rowsOf } from '../../../lib/rows';
import { useCan } from '../../../session/can';
import { m } from './messages';
import { ChangeSpic } from './ChangeSpic';
import { LineDrawer } from './LineDrawer';

const columns: Column<OrderLine>[] = [
  fieldColumn('name', t.name, { important: true, width: 176 }),
  fieldColumn('count', m.count, { as: 'number', width: 64 }),
  fieldColumn('sale_total', m.saleTotal, { as: 'money', important: true, width: 160 }),
  {
    id: 'spic',
    title: m.spic,
    value: (row) => row.spic,
    words: (row) => (row.spic === null ? m.noSpic : undefined),
    cell: (row) => (row.spic === null ? <FormattedMessage {...m.noSpic} /> : ikpu.show(row.spic)),
    important: true,
    width: 176,
  },
  fieldColumn('vat', m.vat, { as: 'money', width: 176, hidden: true }),
  fieldColumn('total', m.merchantTotal, { as: 'money', width: 192, hidden: true }),
  fieldColumn('price', m.piecePrice, { as: 'money', width: 176, hidden: true }),
  fieldColumn('category', m.category, { width: 160, hidden: true }),
  fieldColumn('model', m.model, { width: 160, hidden: true }),
  fieldColumn('returned_count', m.returnedCount, { as: 'number', width: 128, hidden: true }),
];

const dialogs = ['line', 'spic'] as const;

/** What is sold, at the price of the merchant and at that of the sale; the codes for the tax office are mended here. */
export function BasketSection({ order: { baskets } }: { order: Order }) {
  const mayChange = useCan()('fiscalization.update');
  const { dialog, open, close } = useDialogParam(dialogs);
  const asked = useDialogRecord(
    dialog,
    baskets.find(({ id }) => String(id) === dialog?.of),
  );
  return (
    <Section id="basket" title={m.basket}>
      <DataTable
        rows={rowsOf(baskets)}
        columns={columns}
        empty={m.noLines}
        label={m.basket}
        rowActions={(row) => (
          <ActionMenu label={m.lineActions}>
            <Action label={m.line} onSelect={() => open('line', row.id)} />
            {mayChange && <Action label={m.changeSpic} verb="edit" onSelect={() => open('spic', row.id)} />}
          </ActionMenu>
        )}
      />
      {asked && dialog?.name === 'line' && <LineDrawer id={asked.id} onClose={close} />}
      {asked && dialog?.name === 'spic' && mayChange && <ChangeSpic line={asked} onClose={close} />}
    </Section>
  );
}
