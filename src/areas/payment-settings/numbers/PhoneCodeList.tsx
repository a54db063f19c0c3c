import { Add20Regular, Delete20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDeletePhoneCodeMutation, useListPhoneCodesRows, type PhoneCode } from '../../../api/payment/numberLists';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { m, willWarn } from './messages';

const NewPhoneCode = lazyComponent(async () => (await import('./numberForms')).NewPhoneCode);

export const parameters = { search: searchText(), order_by: order(['code', 'operator'], 'code') };

const columns: Column<PhoneCode>[] = [
  fieldColumn('code', m.code, { sort: true, important: true, width: 160 }),
  fieldColumn('operator', m.operator, { sort: true, important: true }),
  fieldColumn('created_at', settings.addedAt, { as: 'dateTime', width: 176 }),
];
const dialogs = ['new'] as const;

function Remove({ row }: { row: PhoneCode }) {
  const [isOpen, setOpen] = useState(false);
  const [remove] = useDeletePhoneCodeMutation();
  return (
    <>
      <ActionMenu label={row.code}>
        <Action label={settings.remove} icon={Delete20Regular} tone="danger" onSelect={() => setOpen(true)} />
      </ActionMenu>
      {isOpen && (
        <ConfirmDelete
          done={settings.removed}
          run={() => remove({ id: row.id }).unwrap()}
          onClose={() => setOpen(false)}
        >
          <FormattedMessage {...willWarn} values={{ name: `${row.code}, ${row.operator}` }} />
        </ConfirmDelete>
      )}
    </>
  );
}

/** The codes of operators by which fields of phones know a number. */
export default function PhoneCodeList() {
  const list = useListState(parameters);
  const rows = useListPhoneCodesRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  const holds = useCan();
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={
        <>
          <ExportButton file="phone-codes" />
          <Can do="settings.add">
            <Action label={m.newPhone} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.phoneSearch} />
      <DataTable<PhoneCode>
        empty={m.phoneEmpty}
        rowActions={holds('settings.delete') ? (row) => <Remove row={row} /> : undefined}
      />
      <Suspense>{dialog?.name === 'new' && holds('settings.add') && <NewPhoneCode onClose={close} />}</Suspense>
    </ListPage>
  );
}
