import { makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListFomosRows, type Fomo } from '../../api/payment/fomo';
import { Action } from '../../kit/actions/Action';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { order, searchText } from '../../kit/url/listParams';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useListState } from '../../kit/url/useListState';
import { Can, useCan } from '../../session/can';
import { fomoState, fomoTrigger } from './fomoTerms';
import { m } from './messages';

const FomoDrawer = lazyComponent(async () => (await import('./FomoDrawer')).FomoDrawer);
const NewFomo = lazyComponent(async () => (await import('./fomoForms')).NewFomo);

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  // Names stand under one another whether there is a picture or not.
  image: {
    flexShrink: 0,
    width: '36px',
    height: '20px',
    borderRadius: tokens.borderRadiusSmall,
    objectFit: 'cover',
    backgroundColor: tokens.colorNeutralBackground4,
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

function Name({ of: { name, image } }: { of: Fomo }) {
  const styles = useStyles();
  return (
    <span className={styles.name}>
      {image ? (
        <img className={styles.image} src={image.url} alt="" loading="lazy" />
      ) : (
        <span className={styles.image} />
      )}
      <span className={styles.text}>{name}</span>
    </span>
  );
}

export const parameters = {
  state: fomoState.param(),
  trigger: fomoTrigger.param(),
  search: searchText(),
  order_by: order(['created_at', 'start', 'end', 'name'], '-created_at'),
};

const columns: Column<Fomo>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    cell: (row) => <Name of={row} />,
    sort: 'name',
    important: true,
    width: 216,
  },
  fomoState.column('state', m.state, (row) => row.state, { important: true, width: 152 }),
  fomoTrigger.column('trigger', m.trigger, (row) => row.trigger, { width: 184 }),
  fieldColumn('duration_hours', m.hours, { as: 'number', width: 160 }),
  { id: 'benefit_percent', title: m.benefit, value: (row) => Number(row.benefit_percent), as: 'number', width: 104 },
  fieldColumn('start', m.start, { as: 'day', sort: true, width: 168 }),
  fieldColumn('end', m.end, { as: 'day', sort: true, width: 160 }),
  fieldColumn('active', m.holds, { as: 'number', important: true, width: 112 }),
  fieldColumn('used', m.used, { as: 'number', width: 136 }),
  fieldColumn('expired', m.expired, { as: 'number', width: 104 }),
  fieldColumn('created_at', m.createdAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
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
