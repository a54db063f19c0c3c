import {
  useListSmsMessagesRows,
  useListSmsTemplatesRows,
  type SmsMessage,
  type SmsProvider,
} from '../../../api/payment/sms';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order, period } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import type { Param } from '../../../lib/query';
import { m } from './messages';
import { smsError, smsState } from './smsTerms';

/** Codes of providers or templates, which the services name. */
const codes = (): Param<string[]> => ({
  fallback: [],
  read: (texts) => {
    const known = [...new Set(texts.filter((text) => /^[a-z_]{2,40}$/.test(text)))];
    return { value: known, clean: known.length === texts.length };
  },
  write: (value) => [...value],
  narrows: (value) => value.length > 0,
});

const parameters = {
  state: smsState.param(),
  provider: codes(),
  template: codes(),
  ...period,
  order_by: order(['created_at'], '-created_at'),
};

const columns: Column<SmsMessage>[] = [
  fieldColumn('created_at', m.date, { as: 'dateTime', sort: true, important: true, width: 160 }),
  fieldColumn('phone_masked', m.phone, { important: true, width: 152 }),
  {
    id: 'template',
    title: m.template,
    value: (row) => row.template_name ?? row.template,
    words: (row) => (row.template === 'test' ? m.byHand : undefined),
  },
  fieldColumn('provider', m.provider, { width: 104 }),
  fieldColumn('parts', m.parts, { as: 'number', width: 88 }),
  smsState.column('state', m.state, (row) => row.state, { important: true, width: 132 }),
  {
    id: 'error',
    title: m.error,
    value: (row) => row.error,
    words: (row) => (row.error === null ? undefined : smsError.labelOf(row.error)),
    width: 120,
  },
  fieldColumn('cost', m.cost, { as: 'money', width: 104 }),
  fieldColumn('sent_at', m.sentAt, { as: 'dateTime', width: 176, hidden: true }),
  { id: 'user', title: m.sentBy, value: (row) => row.user?.name, width: 176, hidden: true },
];

/** What became of each message; what it said is kept nowhere. */
export function SmsJournal({ providers }: { providers: readonly SmsProvider[] }) {
  const list = useListState(parameters);
  const rows = useListSmsMessagesRows(list);
  const templates = useListSmsTemplatesRows({ filters: {}, limit: 100, page: 1 });
  const named = templates.items.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Section id="journal" title={m.journal}>
      <Toolbar
        list={list}
        period={m.date}
        actions={
          <ExportButton
            permission="sms.export"
            file="sms-messages"
            columns={columns}
            readPage={rows.readAll}
            total={rows.total}
          />
        }
      >
        <SelectFilter name="state" label={m.state} options={smsState.options} />
        <SelectFilter
          name="provider"
          label={m.provider}
          options={providers.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <SelectFilter
          name="template"
          label={m.template}
          options={[...named, { value: 'test', label: m.byHand }]}
          source={templates}
        />
      </Toolbar>
      <DataTable list={list} rows={rows} columns={columns} empty={m.noMessages} label={m.journal} />
    </Section>
  );
}
