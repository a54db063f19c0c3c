import { Add20Regular } from '@fluentui/react-icons';
import {
  useCreateMerchantTelegramUserMutation,
  useDeleteMerchantTelegramUserMutation,
  useListMerchantTelegramUsersRows,
  type MerchantTelegramUser,
} from '../../../api/payment/merchantChannels';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { PhoneField } from '../../../parts/listedFields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Phone } from '../../../kit/values/values';
import { ActionRow } from '../../../parts/ActionRow';
import { Can, useCan } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { RemoveAction } from './RemoveAction';

const columns: Column<MerchantTelegramUser>[] = [
  {
    id: 'phone',
    title: t.phone,
    value: (row) => row.phone,
    cell: (row) => <Phone value={row.phone} />,
    important: true,
  },
  {
    id: 'chat_id',
    title: m.chat,
    value: (row) => row.chat_id,
    words: (row) => (row.chat_id === null ? m.noChat : undefined),
    important: true,
    width: 200,
  },
  fieldColumn('created_at', m.since, { as: 'dateTime', width: 168 }),
];
const dialogs = ['newTelegram'] as const;

/** Who of a merchant is written to on Telegram. */
export function TelegramTab({ merchantId }: { merchantId: number }) {
  const rows = useListMerchantTelegramUsersRows(merchantId);
  const [remove] = useDeleteMerchantTelegramUserMutation();
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayChange = useCan()('merchants.update');
  return (
    <Section id="telegram" title={m.telegram}>
      <ActionRow>
        <Can do="merchants.update">
          <Action label={m.addTelegram} icon={Add20Regular} onSelect={() => open('newTelegram')} />
        </Can>
      </ActionRow>
      <DataTable
        rows={rows}
        columns={columns}
        empty={m.noTelegram}
        label={m.telegram}
        rowActions={mayChange ? ({ id }) => <RemoveAction run={() => remove({ id }).unwrap()} /> : undefined}
      />
      {dialog && mayChange && <NewTelegramUser merchantId={merchantId} onClose={close} />}
    </Section>
  );
}

function NewTelegramUser({ merchantId, onClose }: { merchantId: number; onClose: () => void }) {
  const [create] = useCreateMerchantTelegramUserMutation();
  const form = usePanelForm({ id: `newTelegram:${merchantId}`, values: { phone: '' } });
  return (
    <FormDrawer
      title={m.addTelegram}
      form={form}
      done={m.telegramAdded}
      onClose={onClose}
      onSubmit={({ phone }) => create({ body: { merchant_id: merchantId, phone } }).unwrap()}
    >
      <PhoneField name="phone" label={t.phone} required />
    </FormDrawer>
  );
}
