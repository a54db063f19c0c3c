import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListFomosRows } from '../../api/payment/fomo';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { order, searchText } from '../../kit/url/listParams';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useListState } from '../../kit/url/useListState';
import { Can, useCan } from '../../session/can';
import { fomoState, fomoTrigger } from './fomoTerms';
import { m } from './messages';
import { columns } from './campaignColumns';

const FomoDrawer = lazyComponent(async () => (await import('./FomoDrawer')).FomoDrawer);

const NewFomo = lazyComponent(async () => (await import('./fomoForms')).NewFomo);

export const parameters = {
  state: fomoState.param(),
  trigger: fomoTrigger.param(),
  search: searchText(),
  order_by: order(['created_at', 'start', 'end', 'name'], '-created_at'),
};

const dialogs = ['new'] as const;

/** Offers that end soon, the newest first, with how many people have them. */
export default function FomoList() {
  const list = useListState(parameters);
  const fomos = useListFomosRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('fomo.add');
  return (
    <ListPage
      list={list}
      rows={fomos}
      columns={columns}
      actions={
        <>
          <ExportButton file="fomo" />
          <Can do="fomo.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="state" label={m.state} options={fomoState.options} />
        <SelectFilter name="trigger" label={m.trigger} options={fomoTrigger.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="campaign" permission="fomo.query" Drawer={FomoDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewFomo onClose={close} />}</Suspense>
    </ListPage>
  );
}
