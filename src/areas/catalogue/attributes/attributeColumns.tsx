import { makeStyles, tokens } from '@fluentui/react-components';
import type { Attribute } from '../../../api/marketplace/attributes';
import { emptyValue } from '../../../i18n/format';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { m as catalogue } from '../messages';
import { lackingOf } from '../names';
import { attributeTypes } from './attributeTerms';
import { m } from './messages';
import { Swatch } from './Swatch';

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

/** Languages in which a name is to be written yet, or once more. */
function Languages({ of }: { of: readonly ('en' | 'uz')[] }) {
  const styles = useStyles();
  return of.length === 0 ? emptyValue : <span className={styles.missing}>{of.join(', ')}</span>;
}

export const attributeColumns: Column<Attribute>[] = [
  fieldColumn('name', catalogue.name, { sort: true, important: true, width: 192 }),
  attributeTypes.column('type', catalogue.type, (row) => row.type, { width: 176, important: true }),
  fieldColumn('unit', m.unit, { width: 88 }),
  {
    id: 'values',
    title: m.values,
    value: ({ values }) => values.map(({ value }) => value).join(', '),
    cell: (row) => <Values of={row} />,
    width: 136,
  },
  fieldColumn('models_count', m.usedIn, { as: 'number', sort: true, important: true, width: 104 }),
  {
    id: 'lacks',
    title: catalogue.languages,
    value: (row) => lackingOf(row).join(', '),
    cell: (row) => <Languages of={lackingOf(row)} />,
    width: 136,
  },
  {
    id: 'stale',
    title: catalogue.stale,
    value: ({ stale }) => stale.join(', '),
    cell: ({ stale }) => <Languages of={stale} />,
    width: 152,
  },
  fieldColumn('created_at', catalogue.madeAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
  fieldColumn('updated_at', catalogue.changedAt, { as: 'dateTime', width: 176, hidden: true }),
];
