import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular, Map20Regular, Table20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListBranchesRows, type BranchRow } from '../../api/payment/branches';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { Toolbar } from '../../kit/list/Toolbar';
import { oneOf } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { recordNumber, useRecordParam } from '../../kit/url/useRecordParam';
import { useUrlParams } from '../../kit/url/useUrlParams';
import { useCan } from '../../session/can';
import { AnyBranchActions } from './listActions';
import { useAnyBranchColumns } from './branchColumns';
import { askedBranches, branchParameters, BranchFilters } from './branchFilters';
import { m } from './messages';

const BranchDrawer = lazyComponent(async () => (await import('./BranchDrawer')).AnyBranchDrawer);
const PointsOfBranches = lazyComponent(async () => (await import('./PointsOfBranches')).PointsOfBranches);

export const parameters = { ...branchParameters, view: oneOf(['map', 'table'], 'map') };

const useStyles = makeStyles({
  views: { display: 'flex', gap: tokens.spacingHorizontalXS },
});

const views = [
  { view: 'map', label: m.asMap, Icon: Map20Regular },
  { view: 'table', label: m.asTable, Icon: Table20Regular },
] as const;

const NewBranchSide = lazyComponent(async () => (await import('./branchSides')).NewBranchSide);

const dialogs = ['new'] as const;
/** A branch at the side with its form over it, as its row opens both at once. */
const changed = { branch: recordNumber, form: oneOf(['edit']) };

/** The branches of all merchants, on a map and as a table of the same filter. */
export default function BranchMap() {
  const styles = useStyles();
  const list = useListState(parameters);
  const { view, ...filters } = list.filters;
  const branches = useListBranchesRows({ ...list, filters: askedBranches(filters) });
  const can = useCan();
  const mayAdd = can('branches.add') && can('merchants.query');
  const { dialog, open, close } = useDialogParam(dialogs);
  const { set: openForm } = useUrlParams(changed);
  return (
    <ListPage
      list={list}
      rows={branches}
      columns={useAnyBranchColumns()}
      actions={
        <>
          <div className={styles.views}>
            {views.map(({ view: one, label, Icon }) => (
              <Button
                key={one}
                aria-pressed={view === one}
                appearance={view === one ? 'secondary' : 'subtle'}
                icon={<Icon aria-hidden />}
                onClick={() => list.set({ view: one })}
              >
                <FormattedMessage {...label} />
              </Button>
            ))}
          </div>
          <ExportButton file="branches" permission="branches.export" />
          {mayAdd && (
            <Action label={m.create} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          )}
        </>
      }
    >
      <Toolbar search={m.searchAll}>
        <BranchFilters />
      </Toolbar>
      {view === 'map' ? (
        <MapWithDrawer filters={askedBranches(filters)} />
      ) : (
        <RecordTable
          empty={m.empty}
          record="branch"
          permission="branches.get"
          Drawer={BranchDrawer}
          rowActions={(row: BranchRow) => (
            <AnyBranchActions branch={row} onEdit={() => openForm({ branch: row.id, form: 'edit' })} />
          )}
        />
      )}
      <Suspense>{dialog && mayAdd && <NewBranchSide onClose={close} />}</Suspense>
    </ListPage>
  );
}

function MapWithDrawer({ filters }: { filters: ReturnType<typeof askedBranches> }) {
  const side = useRecordParam('branch', 'branches.get');
  return (
    <>
      <Suspense fallback={<SectionSkeleton />}>
        <PointsOfBranches filters={filters} onOpen={side.open} />
      </Suspense>
      <Suspense>{side.id !== undefined && <BranchDrawer id={side.id} onClose={side.close} />}</Suspense>
    </>
  );
}
