import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { Action } from '../../../kit/actions/Action';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Percent } from '../../../parts/investments/Figures';
import { Can, useCan } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { TermActions } from './TermActions';
import { turnVerbs } from './turnVerbs';
import { termKinds, termStatus, type Term, type TermKind } from './termKinds';

const NewDiscount = lazyComponent(async () => (await import('./termForms')).NewDiscount);
const NewMarkup = lazyComponent(async () => (await import('./termForms')).NewMarkup);
const shared: Column<Term>[] = [
  {
    id: 'percent',
    title: m.percent,
    value: (row) => row.percent,
    as: 'number',
    sort: 'percent',
    cell: (row) => <Percent value={row.percent} />,
    important: true,
    width: 112,
  },
  {
    id: 'month_count',
    title: m.months,
    value: (row) => row.month_count,
    as: 'number',
    sort: 'month_count',
    words: (row) => (row.month_count === null ? m.everyTerm : undefined),
    important: true,
    width: 152,
  },
  fieldColumn('begin_date', m.begin, { as: 'day', sort: true, width: 152 }),
  fieldColumn('end_date', m.end, { as: 'day', width: 168 }),
];
const ofDiscounts: Column<Term> = {
  id: 'branches',
  title: m.branches,
  value: (row) => row.branches?.map(({ name }) => name).join(', '),
  words: (row) => (row.branches?.length ? undefined : m.everyBranch),
};
const statusColumn = termStatus.column<Term>('status', t.status, (row) => row.status, { important: true, width: 136 });
const createdColumn: Column<Term> = fieldColumn('created_at', m.created, { as: 'dateTime', width: 160, hidden: true });
const columnsOf = {
  discount: [...shared, ofDiscounts, statusColumn, createdColumn],
  markup: [...shared, statusColumn, createdColumn],
};
const parameters = {
  status: termStatus.param(),
  order_by: order(['begin_date', 'percent', 'month_count'], '-begin_date'),
};
const dialogs = ['newDiscount', 'newMarkup'] as const;

interface Props {
  merchantId: number;
  kind: TermKind;
}

/** The discounts or the markups of a merchant, switched on and off one by one or many at once. */
export function TermsTab({ merchantId, kind }: Props) {
  const { title, empty, add, file, useRows } = termKinds[kind];
  const list = useListState(parameters);
  const query = { filters: { id: merchantId, ...list.filters }, limit: list.limit, page: list.page };
  const rows = useRows(query);
  const { dialog, open, close } = useDialogParam(dialogs);
  const can = useCan();
  const bulkActions = useBulkActions(...turnVerbs[kind]);
  const mayTurn = can('merchants.enable') || can('merchants.disable') || can('merchants.delete');
  const isNew = can('merchants.add') ? dialog?.name : undefined;
  return (
    <Section id={kind} title={title}>
      <Toolbar
        list={list}
        actions={
          <>
            <ExportButton
              permission="merchants.export"
              file={file}
              columns={columnsOf[kind]}
              readPage={rows.readAll}
              total={rows.total}
            />
            <Can do="merchants.add">
              <Action
                label={add}
                icon={Add20Regular}
                onSelect={() => open(kind === 'discount' ? 'newDiscount' : 'newMarkup')}
              />
            </Can>
          </>
        }
      >
        <SelectFilter name="status" label={t.status} options={termStatus.options} />
      </Toolbar>
      <DataTable
        list={list}
        rows={rows}
        columns={columnsOf[kind]}
        empty={empty}
        label={title}
        rowActions={mayTurn ? (term) => <TermActions kind={kind} term={term} /> : undefined}
        bulkActions={bulkActions}
      />
      <Suspense>
        {isNew === 'newDiscount' && <NewDiscount merchantId={merchantId} onClose={close} />}
        {isNew === 'newMarkup' && <NewMarkup merchantId={merchantId} onClose={close} />}
      </Suspense>
    </Section>
  );
}
