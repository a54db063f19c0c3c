import { Add20Regular, ArrowSort20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListFaqCategoriesRows } from '../../../api/payment/faq';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { isOn } from '../../../parts/switchState';
import { shownState, translation } from '../languages';
import { m as faq } from '../messages';
import { m } from './messages';
import { columns } from './categoryColumns';

const CategoryDrawer = lazyComponent(async () => (await import('./CategoryDrawer')).CategoryDrawer);

const NewCategory = lazyComponent(async () => (await import('./categoryForms')).NewCategory);

const CategoryOrder = lazyComponent(async () => (await import('./CategoryOrder')).CategoryOrder, 'kit.tree');

export const parameters = {
  state: shownState.oneParam(),
  lacks: translation.param(),
  stale: translation.param(),
  search: searchText(),
  order_by: order(['order', 'name', 'updated_at'], 'order'),
};

const dialogs = ['new', 'order'] as const;

/** What the help of the app is sorted into, in the order in which customers see it. */
export default function CategoryList() {
  const list = useListState(parameters);
  const { state, ...filters } = list.filters;
  const categories = useListFaqCategoriesRows({ ...list, filters: { ...filters, is_active: isOn(state) } });
  const { dialog, open, close } = useDialogParam(dialogs);
  const holds = useCan();
  return (
    <ListPage
      list={list}
      rows={categories}
      columns={columns}
      actions={
        <>
          <ExportButton file="faq-categories" />
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
      <RecordTable empty={m.empty} record="category" permission="faq.get" Drawer={CategoryDrawer} />
      <Suspense>
        {dialog?.name === 'new' && holds('faq.add') && <NewCategory onClose={close} />}
        {dialog?.name === 'order' && holds('faq.update') && <CategoryOrder onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
