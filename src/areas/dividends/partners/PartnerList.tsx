import { Add20Regular, Handshake20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListPartnersRows, type Partner } from '../../../api/system-user/partners';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { partnerKind } from '../dividendTerms';
import { m } from './messages';
import { innColumn } from '../../../parts/innColumn';

const PartnerDrawer = lazyComponent(async () => (await import('./PartnerDrawer')).PartnerDrawer);
const NewPartner = lazyComponent(async () => (await import('./partnerForms')).NewPartner);
const SetShares = lazyComponent(async () => (await import('./SetShares')).SetShares);

export const parameters = { search: searchText(), order_by: order(['name', 'percent'], '-percent') };

const columns: Column<Partner>[] = [
  fieldColumn('name', m.one, { sort: true, important: true }),
  partnerKind.column('kind', m.kind, (row) => row.kind, { width: 136 }),
  innColumn('inn', m.inn, { width: 128 }),
  fieldColumn('percent', m.now, { as: 'number', sort: true, important: true, width: 192 }),
  fieldColumn('next_percent', m.next, { as: 'number', important: true, width: 240 }),
  fieldColumn('start_date', m.since, { as: 'day', width: 128, hidden: true }),
  fieldColumn('end_date', m.until, { as: 'day', width: 128 }),
  fieldColumn('bank_account', m.bankAccount, { width: 200, hidden: true }),
  fieldColumn('mfo', m.mfo, { width: 96, hidden: true }),
];
const dialogs = ['new', 'shares'] as const;

/** Who shares the part of the profit that is not the investors', and how. */
export default function PartnerList() {
  const list = useListState(parameters);
  const partners = useListPartnersRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  const can = useCan();
  return (
    <ListPage
      list={list}
      rows={partners}
      columns={columns}
      actions={
        <>
          <ExportButton file="partners" />
          <Can do="partners.update">
            <Action label={m.setShares} icon={Handshake20Regular} onSelect={() => open('shares')} />
          </Can>
          <Can do="partners.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search} />
      <RecordTable empty={m.empty} record="id" permission="partners.get" Drawer={PartnerDrawer} />
      <Suspense>
        {dialog?.name === 'new' && can('partners.add') && <NewPartner onClose={close} />}
        {dialog?.name === 'shares' && can('partners.update') && <SetShares onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
