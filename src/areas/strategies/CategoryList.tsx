import { Add20Regular } from '@fluentui/react-icons';
import { useListStrategyCategoriesRows } from '../../api/system-user/strategyCategories';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { Toolbar } from '../../kit/list/Toolbar';
import { order, searchText } from '../../kit/url/listParams';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useListState } from '../../kit/url/useListState';
import { Can, useCan } from '../../session/can';
import { categoryColumns } from './categoryColumns';
import { m } from './messages';

const CategoryDrawer = lazyComponent(async () => (await import('./CategoryDrawer')).CategoryDrawer);
const NewCategory = lazyComponent(async () => (await import('./categoryForms')).NewCategory);

export const parameters = {
  search: searchText(),
  order_by: order(['order', 'name', 'min_investment_amount', 'strategies_count'], 'order'),
};

const dialogs = ['new'] as const;

/** The headings under which strategies are offered, in their order. */
export default function CategoryList() {
  const holds = useCan();
  const list = useListState(parameters);
  const categories = useListStrategyCategoriesRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  return (
    <ListPage
      list={list}
      rows={categories}
      columns={categoryColumns}
      actions={
        <>
          <ExportButton file="strategy-categories" />
          <Can do="strategies.add">
            <Action label={m.newCategory} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.categorySearch} />
      <RecordTable empty={m.noCategories} record="category" permission="strategies.get" Drawer={CategoryDrawer} />
      {dialog && holds('strategies.add') && <NewCategory onClose={close} />}
    </ListPage>
  );
}
