import { useListSmsTemplatesRows, type SmsTemplate } from '../../../api/payment/sms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { m as settings } from '../messages';
import { m } from './messages';

const TemplateDrawer = lazyComponent(async () => (await import('./TemplateDrawer')).TemplateDrawer);

export const parameters = { search: searchText(), order_by: order(['code', 'updated_at'], 'code') };

const columns: Column<SmsTemplate>[] = [
  fieldColumn('code', m.code, { sort: true, width: 168 }),
  fieldColumn('name', m.name, { important: true }),
  { id: 'size_ru', title: m.partsRu, value: (row) => row.size_ru.parts, as: 'number', important: true, width: 104 },
  { id: 'size_en', title: m.partsEn, value: (row) => row.size_en.parts, as: 'number', width: 104 },
  { id: 'size_uz', title: m.partsUz, value: (row) => row.size_uz.parts, as: 'number', important: true, width: 104 },
  {
    id: 'variables',
    title: m.variables,
    value: (row) => row.variables.map(({ name }) => `{${name}}`).join(' '),
    width: 176,
  },
  fieldColumn('updated_at', settings.changedAt, { as: 'dateTime', sort: true, width: 176 }),
];

/** What messages to customers say. */
export default function SmsTemplates() {
  const list = useListState(parameters);
  const templates = useListSmsTemplatesRows(list);
  return (
    <ListPage list={list} rows={templates} columns={columns} actions={<ExportButton file="sms-templates" />}>
      <Toolbar search={m.templateSearch} />
      <RecordTable empty={m.noTemplates} record="template" permission="sms.get" Drawer={TemplateDrawer} />
    </ListPage>
  );
}
