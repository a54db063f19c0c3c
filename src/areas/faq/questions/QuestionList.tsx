import { Add20Regular, ArrowSort20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListQuestionsRows, type Question } from '../../../api/payment/questions';
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
import { textShown, useTextOf } from '../../../parts/texts/useTextOf';
import { Can, useCan } from '../../../session/can';
import { isOn, stateOf } from '../../../parts/switchState';
import { shownState, translation, translationColumns } from '../languages';
import { m as faq } from '../messages';
import { m } from './messages';

const QuestionDrawer = lazyComponent(async () => (await import('./QuestionDrawer')).QuestionDrawer);
const NewQuestion = lazyComponent(async () => (await import('./questionForms')).NewQuestion);
const QuestionOrder = lazyComponent(async () => (await import('./QuestionOrder')).QuestionOrder, 'kit.tree');

export const parameters = {
  state: shownState.oneParam(),
  lacks: translation.param(),
  stale: translation.param(),
  search: searchText(),
  order_by: order(['order', 'name', 'updated_at'], 'order'),
};

function Text({ row }: { row: Question }) {
  return useTextOf()(row, 'question');
}

const columns: Column<Question>[] = [
  {
    id: 'question',
    title: faq.question,
    value: (row) => textShown(row, 'question'),
    cell: (row) => <Text row={row} />,
    sort: 'name',
    important: true,
  },
  fieldColumn('order', faq.order, { as: 'number', sort: true, width: 120 }),
  ...translationColumns(),
  shownState.column('is_active', faq.shown, stateOf, { important: true, width: 136 }),
  fieldColumn('updated_at', faq.changedAt, { as: 'dateTime', sort: true, width: 176 }),
];
const dialogs = ['new', 'order'] as const;

/** The questions of the first page of the app, in the order in which customers see them. */
export default function QuestionList() {
  const list = useListState(parameters);
  const { state, ...filters } = list.filters;
  const questions = useListQuestionsRows({ ...list, filters: { ...filters, is_active: isOn(state) } });
  const { dialog, open, close } = useDialogParam(dialogs);
  const holds = useCan();
  return (
    <ListPage
      list={list}
      rows={questions}
      columns={columns}
      actions={
        <>
          <ExportButton file="questions" />
          <Can do="faq.update">
            <Action label={faq.putOrder} icon={ArrowSort20Regular} onSelect={() => open('order')} />
          </Can>
          <Can do="faq.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="state" label={faq.shown} options={shownState.options} />
        <SelectFilter name="lacks" label={faq.lacks} options={translation.options} />
        <SelectFilter name="stale" label={faq.stale} options={translation.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="question" permission="faq.get" Drawer={QuestionDrawer} />
      <Suspense>
        {dialog?.name === 'new' && holds('faq.add') && <NewQuestion onClose={close} />}
        {dialog?.name === 'order' && holds('faq.update') && <QuestionOrder onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
