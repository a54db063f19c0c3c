import { Edit20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSetLineSpicMutation } from '../../api/payment/orders';
import type { ReceiptDetail } from '../../api/payment/receipts';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { IkpuField } from '../../kit/fields/identifierFields';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { ikpu } from '../../lib/identifiers';
import { rowsOf } from '../../lib/rows';
import { useCan } from '../../session/can';
import { m } from './messages';
import { isToSend } from './receiptTerms';

type Line = ReceiptDetail['items'][number] & { id: number };

const columns: Column<Line>[] = [
  fieldColumn('name', m.line, { important: true }),
  {
    id: 'spic',
    title: m.ikpu,
    value: (row) => row.spic,
    cell: (row) =>
      row.spic === null && row.basket_item_id !== null ? <FormattedMessage {...m.noSpic} /> : ikpu.show(row.spic ?? ''),
    important: true,
    width: 184,
  },
  fieldColumn('count', m.count, { as: 'number', width: 80 }),
  fieldColumn('amount', t.amount, { as: 'money', important: true, width: 136 }),
  fieldColumn('vat', m.vat, { as: 'money', width: 128 }),
];

/** The lines of a receipt; until it is registered the IKPU of each is mended here. */
export function ReceiptLines({ receipt }: { receipt: ReceiptDetail }) {
  const mayMend = useCan()('fiscalization.update') && isToSend(receipt);
  const [mended, mend] = useState<Line>();
  const lines = receipt.items.map((item) => ({ ...item, id: item.line }));
  return (
    <>
      <DataTable
        rows={rowsOf(lines)}
        columns={columns}
        empty={m.noLines}
        label={m.lines}
        rowActions={
          mayMend && lines.some((line) => line.basket_item_id !== null)
            ? (line) =>
                line.basket_item_id === null ? null : (
                  <ActionMenu>
                    <Action label={m.mend} icon={Edit20Regular} onSelect={() => mend(line)} />
                  </ActionMenu>
                )
            : undefined
        }
      />
      {mended && mayMend && <MendSpic line={mended} onClose={() => mend(undefined)} />}
    </>
  );
}

/** Writes the IKPU of the line of the order, seventeen digits. */
function MendSpic({ line, onClose }: { line: Line; onClose: () => void }) {
  const [setSpic] = useSetLineSpicMutation();
  const form = usePanelForm({ id: `spic:${line.basket_item_id}`, values: { spic: line.spic ?? '' } });
  return (
    <FormDrawer
      title={m.mend}
      form={form}
      done={m.mended}
      onClose={onClose}
      onSubmit={({ spic }) => setSpic({ body: { basket_item_id: line.basket_item_id ?? 0, spic } }).unwrap()}
    >
      <IkpuField name="spic" label={m.ikpu} required />
    </FormDrawer>
  );
}
