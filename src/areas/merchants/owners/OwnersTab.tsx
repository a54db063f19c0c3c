import { Add20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useListMerchantOwnersRows, type MerchantOwner } from '../../../api/payment/merchantOwners';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Phone } from '../../../kit/values/values';
import { ShownPassword } from './ShownPassword';
import { Can, useCan } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { OwnerActions } from './OwnerActions';
import type { WithPassword } from './withPassword';

const NewOwner = lazyComponent(async () => (await import('./NewOwner')).NewOwner);

const columns: Column<MerchantOwner>[] = [
  fieldColumn('name', m.name, { sort: true, important: true }),
  fieldColumn('username', m.username, { important: true, width: 184 }),
  { id: 'phone', title: t.phone, value: (row) => row.phone, cell: (row) => <Phone value={row.phone} />, width: 168 },
  fieldColumn('password_set_at', m.passwordSet, { as: 'dateTime', width: 168 }),
  fieldColumn('created_at', t.createdAt, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];
const parameters = { search: searchText(), order_by: order(['created_at', 'name'], '-created_at') };
const dialogs = ['newOwner'] as const;

/** Who signs in to the cabinet of a merchant; a new password is shown once, here. */
export function OwnersTab({ merchantId }: { merchantId: number }) {
  const list = useListState(parameters);
  const query = { filters: { id: merchantId, ...list.filters }, limit: list.limit, page: list.page };
  const rows = useListMerchantOwnersRows(query);
  const { dialog, open, close } = useDialogParam(dialogs);
  const [shown, setShown] = useState<WithPassword>();
  const can = useCan();
  const mayChange = can('merchants.update') || can('merchants.delete');
  return (
    <Section id="owners" title={m.owners}>
      <Toolbar
        list={list}
        search={m.search}
        actions={
          <>
            <ExportButton
              permission="merchants.export"
              file="merchant-owners"
              columns={columns}
              readPage={rows.readAll}
              total={rows.total}
            />
            <Can do="merchants.add">
              <Action label={m.add} icon={Add20Regular} onSelect={() => open('newOwner')} />
            </Can>
          </>
        }
      />
      <DataTable
        list={list}
        rows={rows}
        columns={columns}
        empty={m.empty}
        label={m.owners}
        rowActions={
          mayChange
            ? (owner) => <OwnerActions merchantId={merchantId} owner={owner} onPassword={setShown} />
            : undefined
        }
      />
      <Suspense>
        {dialog && can('merchants.add') && <NewOwner merchantId={merchantId} onPassword={setShown} onClose={close} />}
      </Suspense>
      {shown && <ShownPassword {...shown} onClose={() => setShown(undefined)} />}
    </Section>
  );
}
