import { Add20Regular, ArrowSort20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListFaqArticlesRows } from '../../../api/payment/faq';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { isOn } from '../../../parts/switchState';
import { shownState, translation } from '../languages';
import { m as faq } from '../messages';
import { useCategoryOptions, useChapterOptions } from '../places';
import { m } from './messages';
import { columns } from './articleColumns';
import { parameters } from './articleParameters';

export { parameters };

const ArticleDrawer = lazyComponent(async () => (await import('./ArticleDrawer')).ArticleDrawer);

const NewArticle = lazyComponent(async () => (await import('./articleForms')).NewArticle);

const ArticleOrder = lazyComponent(async () => (await import('./ArticleOrder')).ArticleOrder, 'kit.tree');

const dialogs = ['new', 'order'] as const;

/** The articles of the help, in the order of their chapters. */
export default function ArticleList() {
  const list = useListState(parameters);
  const { category_id: category, chapter_id: chapter, state, ...filters } = list.filters;
  const articles = useListFaqArticlesRows({
    ...list,
    filters: {
      ...filters,
      is_active: isOn(state),
      category_id: category === undefined ? undefined : Number(category),
      chapter_id: chapter === undefined ? undefined : Number(chapter),
    },
  });
  const { dialog, open, close } = useDialogParam(dialogs);
  const categories = useCategoryOptions();
  const chapters = useChapterOptions(category);
  const holds = useCan();
  return (
    <ListPage
      list={list}
      rows={articles}
      columns={columns}
      actions={
        <>
          <ExportButton file="faq-articles" />
          <Can do="faq.update">
            <Action
              label={faq.putOrder}
              icon={ArrowSort20Regular}
              disabledReason={chapter === undefined && m.chooseChapter}
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
        <SelectFilter name="category_id" label={faq.category} options={categories.options} />
        <SelectFilter name="chapter_id" label={faq.chapter} options={chapters.options} />
        <SelectFilter name="state" label={faq.shown} options={shownState.options} />
        <SelectFilter name="lacks" label={faq.lacks} options={translation.options} />
        <SelectFilter name="stale" label={faq.stale} options={translation.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="article" permission="faq.get" Drawer={ArticleDrawer} />
      <Suspense>
        {dialog?.name === 'new' && holds('faq.add') && <NewArticle chapter={chapter} onClose={close} />}
        {dialog?.name === 'order' && chapter !== undefined && holds('faq.update') && (
          <ArticleOrder chapter={chapter} onClose={close} />
        )}
      </Suspense>
    </ListPage>
  );
}
