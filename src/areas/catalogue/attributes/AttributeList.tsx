import { makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListAttributesRows, type Attribute } from '../../../api/marketplace/attributes';
import { emptyValue } from '../../../i18n/format';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, searchText, someOf } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { m as catalogue } from '../messages';
import { lackingOf, lackOptions } from '../names';
import { attributeTypes } from './attributeTerms';
import { m } from './messages';
import { Swatch } from './Swatch';

const AttributeDrawer = lazyComponent(async () => (await import('./AttributeDrawer')).AttributeDrawer);
const NewAttribute = lazyComponent(async () => (await import('./attributeForms')).NewAttribute);

export const parameters = {
  type: attributeTypes.param(),
  lacks: someOf(['en', 'uz']),
  search: searchText(),
  order_by: order(['name', 'models_count', 'created_at'], 'name'),
};

const useStyles = makeStyles({
  values: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  texts: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  missing: { color: tokens.colorStatusWarningForeground1 },
});

/** So many swatches stand before the names of colours. */
const mostSwatches = 4;

function Values({ of: { values } }: { of: Attribute }) {
  const styles = useStyles();
  if (values.length === 0) return emptyValue;
  const colors = values.flatMap(({ color }) => color ?? []).slice(0, mostSwatches);
  return (
    <span className={styles.values}>
      {colors.map((color) => (
        <Swatch key={color} color={color} />
      ))}
      <span className={styles.texts}>{values.map(({ value }) => value).join(', ')}</span>
    </span>
  );
}

function Missing({ of }: { of: Attribute }) {
  const styles = useStyles();
  const lacking = lackingOf(of);
  return lacking.length === 0 ? emptyValue : <span className={styles.missing}>{lacking.join(', ')}</span>;
}

const columns: Column<Attribute>[] = [
  fieldColumn('name', catalogue.name, { sort: true, important: true, width: 240 }),
  attributeTypes.column('type', catalogue.type, (row) => row.type, { width: 200, important: true }),
  fieldColumn('unit', m.unit, { width: 96 }),
  {
    id: 'values',
    title: m.values,
    value: ({ values }) => values.map(({ value }) => value).join(', '),
    cell: (row) => <Values of={row} />,
  },
  fieldColumn('models_count', m.usedIn, { as: 'number', sort: true, important: true, width: 120 }),
  {
    id: 'lacks',
    title: catalogue.languages,
    value: (row) => lackingOf(row).join(', '),
    cell: (row) => <Missing of={row} />,
    width: 136,
  },
  fieldColumn('created_at', catalogue.madeAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
  fieldColumn('updated_at', catalogue.changedAt, { as: 'dateTime', width: 176, hidden: true }),
];
const dialogs = ['new'] as const;

/** What the models of the catalogue are described by. */
export default function AttributeList() {
  const list = useListState(parameters);
  const attributes = useListAttributesRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('catalog.add');
  return (
    <ListPage
      list={list}
      rows={attributes}
      columns={columns}
      actions={
        <>
          <ExportButton file="attributes" />
          <Can do="catalog.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="type" label={catalogue.type} options={attributeTypes.options} />
        <SelectFilter name="lacks" label={catalogue.languages} options={lackOptions} />
      </Toolbar>
      <RecordTable empty={m.empty} record="id" permission="catalog.get" Drawer={AttributeDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewAttribute onClose={close} />}</Suspense>
    </ListPage>
  );
}
