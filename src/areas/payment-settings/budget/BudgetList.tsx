import { Add20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo } from 'react';
import { useListBudgetCategoriesRows, type BudgetCategory } from '../../../api/payment/budget';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { useTextOf, type TextOf } from '../../../parts/texts/useTextOf';
import { Can, useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { NameWithIcon } from '../NameWithIcon';
import { isOn, stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { budgetKind } from './budgetTerms';
import { m } from './messages';

const BudgetDrawer = lazyComponent(async () => (await import('./BudgetDrawer')).BudgetDrawer);
const NewBudgetCategory = lazyComponent(async () => (await import('./budgetForms')).NewBudgetCategory);

export const parameters = { kind: budgetKind.oneParam(), state: switchState.oneParam(), search: searchText() };

const columnsIn = (textOf: TextOf): Column<BudgetCategory>[] => [
  {
    ...{ id: 'name', title: m.name, value: (row) => textOf(row, 'name'), important: true },
    cell: (row) => (
      <NameWithIcon icon={row.icon} color={row.color} isChild={row.parent !== null}>
        {textOf(row, 'name')}
      </NameWithIcon>
    ),
  },
  budgetKind.column('kind', m.kind, (row) => row.kind, { important: true, width: 152 }),
  { id: 'parent', title: m.parent, value: (row) => row.parent?.name, width: 184, hidden: true },
  { id: 'psp', title: m.psp, value: (row) => row.psp_categories.map(({ name }) => name).join(', ') },
  switchState.column('is_active', settings.switch, stateOf, { important: true, width: 136 }),
  fieldColumn('updated_at', settings.changedAt, { as: 'dateTime', width: 176, hidden: true }),
];
const dialogs = ['new'] as const;

/** How the spending of customers is sorted, a child behind its parent. */
export default function BudgetList() {
  const list = useListState(parameters);
  const { state, ...filters } = list.filters;
  const categories = useListBudgetCategoriesRows({ ...list, filters: { ...filters, is_active: isOn(state) } });
  const { dialog, open, close } = useDialogParam(dialogs);
  const textOf = useTextOf();
  const columns = useMemo(() => columnsIn(textOf), [textOf]);
  const mayAdd = useCan()('budget.add');
  return (
    <ListPage
      list={list}
      rows={categories}
      columns={columns}
      actions={
        <>
          <ExportButton file="budget-categories" />
          <Can do="budget.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="kind" label={m.kind} options={budgetKind.options} />
        <SelectFilter name="state" label={settings.switch} options={switchState.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="category" permission="budget.get" Drawer={BudgetDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewBudgetCategory onClose={close} />}</Suspense>
    </ListPage>
  );
}
