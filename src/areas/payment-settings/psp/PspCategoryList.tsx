import { Edit20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo, useState } from 'react';
import { useListPspCategoriesRows, type PspCategory } from '../../../api/payment/psp';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { useTextOf, type TextOf } from '../../../parts/texts/useTextOf';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { NameWithIcon } from '../NameWithIcon';
import { isOn, stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { FoundServices } from './FoundServices';
import { m } from './messages';

const EditPspCategory = lazyComponent(async () => (await import('./EditPspCategory')).EditPspCategory);

export const parameters = {
  state: switchState.oneParam(),
  search: searchText(),
  order_by: order(['sequence_number', 'name'], 'sequence_number'),
};

const columnsIn = (textOf: TextOf): Column<PspCategory>[] => [
  fieldColumn('sequence_number', m.place, { as: 'number', sort: true, width: 88 }),
  {
    id: 'name',
    title: m.name,
    value: (row) => textOf(row, 'name'),
    cell: (row) => <NameWithIcon icon={row.icon}>{textOf(row, 'name')}</NameWithIcon>,
    sort: 'name',
    important: true,
  },
  fieldColumn('services_count', m.servicesCount, { as: 'number', important: true, width: 104 }),
  switchState.column('is_active', settings.switch, stateOf, { important: true, width: 136 }),
  fieldColumn('updated_at', settings.changedAt, { as: 'dateTime', width: 176 }),
];

function RowMenu({ row }: { row: PspCategory }) {
  const [isOpen, setOpen] = useState(false);
  const textOf = useTextOf();
  return (
    <>
      <ActionMenu label={textOf(row, 'name')}>
        <Action label={settings.edit} icon={Edit20Regular} onSelect={() => setOpen(true)} />
      </ActionMenu>
      <Suspense>{isOpen && <EditPspCategory category={row} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** What people pay for, by categories; each leads to its services. */
export default function PspCategoryList() {
  const list = useListState(parameters);
  const { state, ...filters } = list.filters;
  const categories = useListPspCategoriesRows({ ...list, filters: { ...filters, is_active: isOn(state) } });
  const holds = useCan();
  const textOf = useTextOf();
  const columns = useMemo(() => columnsIn(textOf), [textOf]);
  return (
    <ListPage list={list} rows={categories} columns={columns} actions={<ExportButton file="psp-categories" />}>
      <Toolbar search={m.search}>
        <SelectFilter name="state" label={settings.switch} options={switchState.options} />
      </Toolbar>
      <DataTable<PspCategory>
        empty={m.empty}
        rowHref={holds('psp.get') ? (row) => href('paymentSettings.psp', { id: String(row.id) }) : undefined}
        rowActions={holds('psp.update') ? (row) => <RowMenu row={row} /> : undefined}
      />
      {filters.search !== undefined && <FoundServices search={filters.search} />}
    </ListPage>
  );
}
