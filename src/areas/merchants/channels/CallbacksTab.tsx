import { Add20Regular } from '@fluentui/react-icons';
import {
  useCreateMerchantCallbackMutation,
  useDeleteMerchantCallbackMutation,
  useListMerchantCallbacksRows,
  type MerchantCallback,
} from '../../../api/payment/merchantChannels';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { ActionRow } from '../../../parts/ActionRow';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';
import { RemoveAction } from './RemoveAction';

const columns: Column<MerchantCallback>[] = [
  fieldColumn('value', m.address, { important: true }),
  fieldColumn('created_at', m.since, { as: 'dateTime', important: true, width: 168 }),
];
const dialogs = ['newCallback'] as const;

/** The addresses that a merchant is told at what happens to its orders. */
export function CallbacksTab({ merchantId }: { merchantId: number }) {
  const rows = useListMerchantCallbacksRows(merchantId);
  const [remove] = useDeleteMerchantCallbackMutation();
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayChange = useCan()('merchants.update');
  return (
    <Section id="callbacks" title={m.callbacks}>
      <ActionRow>
        <Can do="merchants.update">
          <Action label={m.addCallback} icon={Add20Regular} onSelect={() => open('newCallback')} />
        </Can>
      </ActionRow>
      <DataTable
        rows={rows}
        columns={columns}
        empty={m.noCallbacks}
        label={m.callbacks}
        rowActions={mayChange ? ({ id }) => <RemoveAction run={() => remove({ id }).unwrap()} /> : undefined}
      />
      {dialog && mayChange && <NewCallback merchantId={merchantId} onClose={close} />}
    </Section>
  );
}

function NewCallback({ merchantId, onClose }: { merchantId: number; onClose: () => void }) {
  const [create] = useCreateMerchantCallbackMutation();
  const form = usePanelForm({ id: `newCallback:${merchantId}`, values: { value: '' } });
  return (
    <FormDrawer
      title={m.addCallback}
      form={form}
      done={m.callbackAdded}
      onClose={onClose}
      onSubmit={(body) => create({ id: merchantId, body }).unwrap()}
    >
      <TextField name="value" label={m.address} help={m.addressHelp} maxLength={500} required />
    </FormDrawer>
  );
}
