import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import {
  useListSystemErrorCategoriesQuery,
  useListSystemErrorsRows,
  type SystemError,
} from '../../../api/payment/systemErrors';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { m as content } from '../messages';
import { stateOf } from '../../../parts/switchState';
import { errorCategory, errorState, toTranslate } from './errorTerms';
import { inCategory, m } from './messages';

const ErrorDrawer = lazyComponent(async () => (await import('./ErrorDrawer')).ErrorDrawer);
const NewError = lazyComponent(async () => (await import('./errorForms')).NewError);

export const parameters = {
  category: errorCategory.oneParam(),
  state: errorState.oneParam(),
  lacks: toTranslate.param(),
  search: searchText(),
  order_by: order(['code', 'http_status', 'updated_at'], 'code'),
};

const columns: Column<SystemError>[] = [
  fieldColumn('code', m.code, { sort: true, important: true, width: 200 }),
  fieldColumn('message_ru', m.message, { important: true }),
  errorCategory.column('category', m.category, (row) => row.category, { width: 136 }),
  fieldColumn('http_status', m.httpStatus, { as: 'number', sort: true, width: 120 }),
  fieldColumn('message_en', m.messageEn, { hidden: true }),
  fieldColumn('message_uz', m.messageUz, { hidden: true }),
  errorState.column('is_active', content.state, stateOf, { important: true, width: 164 }),
  fieldColumn('updated_at', content.changedAt, { as: 'dateTime', sort: true, width: 176 }),
];
const dialogs = ['new'] as const;

/** What customers are told by the codes of what the platform refuses. */
export default function ErrorList() {
  const intl = useIntl();
  const list = useListState(parameters);
  const { state, ...filters } = list.filters;
  const errors = useListSystemErrorsRows({ ...list, filters: { ...filters, is_active: state && state === 'on' } });
  const { data } = useListSystemErrorCategoriesQuery();
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('system_errors.add');
  const categories = errorCategory.options.map((option) => {
    const count = data?.categories.find(({ category }) => category === option.value)?.count;
    const name = intl.formatMessage(option.label);
    return { value: option.value, label: count === undefined ? name : intl.formatMessage(inCategory, { name, count }) };
  });
  return (
    <ListPage
      list={list}
      rows={errors}
      columns={columns}
      actions={
        <>
          <ExportButton file="system-errors" />
          <Can do="system_errors.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="category" label={m.category} options={categories} />
        <SelectFilter name="lacks" label={m.lacks} options={toTranslate.options} />
        <SelectFilter name="state" label={content.state} options={errorState.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="error" permission="system_errors.get" Drawer={ErrorDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewError onClose={close} />}</Suspense>
    </ListPage>
  );
}
