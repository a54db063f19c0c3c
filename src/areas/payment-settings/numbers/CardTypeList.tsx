import { Add20Regular, Delete20Regular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDeleteCardTypeMutation, useListCardTypesRows, type CardType } from '../../../api/payment/numberLists';
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
import { NameWithMonogram } from '../NameWithMonogram';
import { m, willWarn } from './messages';

const NewCardType = lazyComponent(async () => (await import('./numberForms')).NewCardType);

export const parameters = { search: searchText(), order_by: order(['prefix', 'name'], 'prefix') };

const columns: Column<CardType>[] = [
  fieldColumn('prefix', m.prefix, { sort: true, important: true, width: 160 }),
  {
    ...{ id: 'name', title: m.name, value: (row) => row.name, sort: 'name', important: true },
    cell: (row) => <NameWithMonogram name={row.name} />,
  },
  fieldColumn('created_at', settings.addedAt, { as: 'dateTime', width: 176 }),
];
const dialogs = ['new'] as const;

function Remove({ row }: { row: CardType }) {
  const [isOpen, setOpen] = useState(false);
  const [remove] = useDeleteCardTypeMutation();
  return (
    <>
      <ActionMenu label={row.prefix}>
        <Action label={settings.remove} icon={Delete20Regular} tone="danger" onSelect={() => setOpen(true)} />
      </ActionMenu>
      {isOpen && (
        <ConfirmDelete
          done={settings.removed}
          run={() => remove({ id: row.id }).unwrap()}
          onClose={() => setOpen(false)}
        >
          <FormattedMessage {...willWarn} values={{ name: `${row.prefix}, ${row.name}` }} />
        </ConfirmDelete>
      )}
    </>
  );
}

/** By how a card begins its system is known. */
export default function CardTypeList() {
  const list = useListState(parameters);
  const rows = useListCardTypesRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  const holds = useCan();
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={
        <>
          <ExportButton file="card-types" />
          <Can do="settings.add">
            <Action label={m.newCard} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.cardSearch} />
      <DataTable<CardType>
        empty={m.cardEmpty}
        rowActions={holds('settings.delete') ? (row) => <Remove row={row} /> : undefined}
      />
      <Suspense>{dialog?.name === 'new' && holds('settings.add') && <NewCardType onClose={close} />}</Suspense>
    </ListPage>
  );
}
