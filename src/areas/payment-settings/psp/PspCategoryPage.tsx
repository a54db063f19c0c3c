import { Edit20Regular } from '@fluentui/react-icons';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetPspCategoryQuery, useListPspServicesRows, type PspService } from '../../../api/payment/psp';
import { Action } from '../../../kit/actions/Action';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { m as history } from '../../../parts/historyMessages';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { RecordHistory } from '../../../parts/RecordHistory';
import { TextColumns } from '../../../parts/texts/TextColumns';
import { useTextOf, type TextOf } from '../../../parts/texts/useTextOf';
import { Can, useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { isOn, stateOf } from '../../../parts/switchState';
import { NameWithMonogram } from '../NameWithMonogram';
import { switchState } from '../switchState';
import { pspJournal } from './journalWords';
import { m } from './messages';

const EditPspCategory = lazyComponent(async () => (await import('./EditPspCategory')).EditPspCategory);
const ServiceDrawer = lazyComponent(async () => (await import('./ServiceDrawer')).ServiceDrawer);
const dialogs = ['category'] as const;

const parameters = {
  state: switchState.oneParam(),
  search: searchText(),
  order_by: order(['sequence_number', 'name', 'commission_percent'], 'sequence_number'),
};
const percent = (text: string) => Number(text);
const columnsIn = (textOf: TextOf): Column<PspService>[] => [
  fieldColumn('sequence_number', m.place, { as: 'number', sort: true, width: 72 }),
  {
    ...{ id: 'name_ru', title: m.name, value: (row) => textOf(row, 'name'), important: true },
    cell: (row) => <NameWithMonogram name={textOf(row, 'name')} />,
  },
  fieldColumn('code', m.code, { width: 96 }),
  fieldColumn('provider', m.provider, { width: 96 }),
  fieldColumn('min_amount', m.least, { as: 'money', width: 112, isStanding: true }),
  fieldColumn('max_amount', m.most, { as: 'money', width: 128, isStanding: true }),
  {
    ...{ id: 'commission_percent', title: m.commission, value: (row) => percent(row.commission_percent) },
    ...{ as: 'number', sort: 'commission_percent', important: true, width: 96 },
  },
  {
    id: 'cashback_percent',
    title: m.cashback,
    value: (row) => percent(row.cashback_percent),
    as: 'number',
    width: 72,
  },
  switchState.column('is_active', settings.switch, stateOf, { important: true, width: 128 }),
];

function Services({ categoryId }: { categoryId: number }) {
  const list = useListState(parameters);
  const { state, ...filters } = list.filters;
  const query = {
    filters: { category_id: categoryId, ...filters, is_active: isOn(state) },
    ...{ limit: list.limit, page: list.page },
  };
  const rows = useListPspServicesRows(query);
  const textOf = useTextOf();
  const columns = useMemo(() => columnsIn(textOf), [textOf]);
  return (
    <Section id="services" title={m.services}>
      <Toolbar
        list={list}
        search={m.findService}
        actions={
          <ExportButton
            permission="psp.export"
            file="psp-services"
            columns={columns}
            readPage={rows.readAll}
            total={rows.total}
          />
        }
      >
        <SelectFilter name="state" label={settings.switch} options={switchState.options} />
      </Toolbar>
      <RecordTable
        list={list}
        rows={rows}
        columns={columns}
        empty={m.noServices}
        label={m.services}
        record="service"
        permission="psp.get"
        Drawer={ServiceDrawer}
      />
    </Section>
  );
}

/** One category of payments with its services. */
export default function PspCategoryPage() {
  const id = useRecordId();
  const result = useRecordQuery(useGetPspCategoryQuery(id === undefined ? skipToken : { id }), id);
  const { dialog, open, close } = useDialogParam(dialogs);
  const textOf = useTextOf();
  const mayUpdate = useCan()('psp.update');
  const { item } = result;
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <>
      <DetailPage
        result={result}
        title={(one) => textOf(one, 'name')}
        badges={(one) => switchState.badge(stateOf(one))}
        actions={() => (
          <Can do="psp.update">
            <Action
              label={settings.edit}
              verb="edit"
              icon={Edit20Regular}
              isPrimary
              onSelect={() => open('category')}
            />
          </Can>
        )}
      >
        {(one) => (
          <>
            <Section id="name" title={m.name}>
              <TextColumns texts={{ ru: one.name_ru, en: one.name_en, uz: one.name_uz }} stale={one.stale} />
            </Section>
            <Services categoryId={id} />
            <Section id="history" title={history.title}>
              <RecordHistory rows={one.history} words={pspJournal} />
            </Section>
          </>
        )}
      </DetailPage>
      <Suspense>
        {item && dialog?.name === 'category' && mayUpdate && <EditPspCategory category={item} onClose={close} />}
      </Suspense>
    </>
  );
}
