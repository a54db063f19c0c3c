import { useListPushRecipientsRows, type PushRecipient } from '../../../api/payment/pushMessages';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { Masked } from '../../../kit/values/values';
import { fault, language, personState } from './messageTerms';
import { m } from './messages';

export const recipientParameters = {
  state: personState.param(),
  language: language.param(),
  order_by: order(['app_user_id'], 'app_user_id'),
};

const columns: Column<PushRecipient & { id: number }>[] = [
  fieldColumn('name', m.person, { important: true }),
  {
    id: 'phone_masked',
    title: m.phone,
    value: (row) => row.phone_masked,
    cell: (row) => <Masked text={row.phone_masked} />,
    important: true,
    width: 176,
  },
  language.column('language', m.language, (row) => row.language, { width: 152 }),
  personState.column('state', m.state, (row) => row.state, { important: true, width: 152 }),
  {
    id: 'error',
    title: m.reason,
    value: (row) => row.error,
    words: (row) => (row.error === null ? undefined : fault.labelOf(row.error)),
    width: 200,
  },
  fieldColumn('attempts', m.attempts, { as: 'number', width: 96 }),
  fieldColumn('sent_at', m.sentAt, { as: 'dateTime', width: 176 }),
  fieldColumn('due_at', m.nextTry, { as: 'dateTime', width: 176, hidden: true }),
];

/** Who was sent a message and how that stands; who did not get it is read here with the reason, and as a file. */
export function RecipientsSection({ id }: { id: number }) {
  const list = useListState(recipientParameters);
  const rows = useListPushRecipientsRows({ ...list, filters: { ...list.filters, id } });
  return (
    <Section id="recipients" title={m.recipients}>
      <Toolbar
        list={list}
        actions={
          <ExportButton
            permission="notifications.export"
            file="notification-recipients"
            columns={columns}
            readPage={rows.readAll}
            total={rows.total}
          />
        }
      >
        <SelectFilter name="state" label={m.state} options={personState.options} />
        <SelectFilter name="language" label={m.language} options={language.options} />
      </Toolbar>
      <DataTable list={list} rows={rows} columns={columns} empty={m.noRecipients} label={m.recipients} />
    </Section>
  );
}
