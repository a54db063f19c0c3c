import { Add20Regular, ArrowSort20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListFaqChaptersRows } from '../../../api/payment/faq';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { oneId, order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { translation } from '../languages';
import { m as faq } from '../messages';
import { useCategoryOptions } from '../places';
import { m } from './messages';
import { columns } from './chapterColumns';

const ChapterDrawer = lazyComponent(async () => (await import('./ChapterDrawer')).ChapterDrawer);

const NewChapter = lazyComponent(async () => (await import('./chapterForms')).NewChapter);

const ChapterOrder = lazyComponent(async () => (await import('./ChapterOrder')).ChapterOrder, 'kit.tree');

export const parameters = {
  category_id: oneId(),
  lacks: translation.param(),
  stale: translation.param(),
  search: searchText(),
  order_by: order(['order', 'name', 'updated_at'], 'order'),
};

const dialogs = ['new', 'order'] as const;

/** The chapters of the help, in the order of their categories. */
export default function ChapterList() {
  const list = useListState(parameters);
  const { category_id: category, ...filters } = list.filters;
  const chapters = useListFaqChaptersRows({
    ...list,
    filters: { ...filters, category_id: category === undefined ? undefined : Number(category) },
  });
  const { dialog, open, close } = useDialogParam(dialogs);
  const categories = useCategoryOptions();
  const holds = useCan();
  return (
    <ListPage
      list={list}
      rows={chapters}
      columns={columns}
      actions={
        <>
          <ExportButton file="faq-chapters" />
          <Can do="faq.update">
            <Action
              label={faq.putOrder}
              icon={ArrowSort20Regular}
              disabledReason={category === undefined && m.chooseCategory}
              onSelect={() => open('order')}
            />
          </Can>
          <Can do="faq.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="category_id" label={faq.category} {...categories} />
        <SelectFilter name="lacks" label={faq.lacks} options={translation.options} />
        <SelectFilter name="stale" label={faq.stale} options={translation.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="chapter" permission="faq.get" Drawer={ChapterDrawer} />
      <Suspense>
        {dialog?.name === 'new' && holds('faq.add') && <NewChapter category={category} onClose={close} />}
        {dialog?.name === 'order' && category !== undefined && holds('faq.update') && (
          <ChapterOrder category={category} onClose={close} />
        )}
      </Suspense>
    </ListPage>
  );
}
