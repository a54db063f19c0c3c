import { FormattedMessage } from 'react-intl';
import { useListMerchantBlockEventsRows, type BlockEvent } from '../../../api/payment/merchants';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { blockAction } from './merchantTerms';
import { m } from './messages';

const columns: Column<BlockEvent>[] = [
  fieldColumn('created_at', t.date, { as: 'dateTime', important: true, width: 168 }),
  blockAction.column('action', t.action, (row) => row.action, { important: true, width: 168 }),
  {
    id: 'branch',
    title: m.of,
    value: (row) => row.branch?.name,
    words: (row) => (row.branch ? undefined : m.whole),
    cell: (row) => row.branch?.name ?? <FormattedMessage {...m.whole} />,
    width: 184,
  },
  fieldColumn('reason', t.reason, { important: true, width: 208 }),
  fieldColumn('comment', t.comment),
  { id: 'user', title: m.who, value: (row) => row.user?.name, width: 168 },
];
const parameters = {};

/** When a merchant and its branches were blocked and unblocked, by whom and why; newest first. */
export function BlocksTab({ id }: { id: number }) {
  const list = useListState(parameters);
  const rows = useListMerchantBlockEventsRows({ filters: { id }, limit: list.limit, page: list.page });
  return (
    <Section id="blocks" title={m.blocks}>
      <DataTable list={list} rows={rows} columns={columns} empty={m.noEvents} label={m.blocks} />
    </Section>
  );
}
