import { makeStyles, tokens } from '@fluentui/react-components';
import type { Fomo } from '../../api/payment/fomo';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { fomoState, fomoTrigger } from './fomoTerms';
import { m } from './messages';

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

export const columns: Column<Fomo>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    cell: (row) => <Name of={row} />,
    sort: 'name',
    important: true,
    width: 200,
  },
  fomoState.column('state', m.state, (row) => row.state, { important: true, width: 148 }),
  fomoTrigger.column('trigger', m.trigger, (row) => row.trigger, { width: 160 }),
  { id: 'benefit_percent', title: m.benefit, value: (row) => Number(row.benefit_percent), as: 'number', width: 104 },
  fieldColumn('start', m.start, { as: 'day', sort: true, width: 128 }),
  fieldColumn('end', m.end, { as: 'day', sort: true, width: 128 }),
  fieldColumn('active', m.holds, { as: 'number', important: true, width: 104 }),
  fieldColumn('duration_hours', m.hours, { as: 'number', width: 160 }),
  fieldColumn('used', m.used, { as: 'number', width: 112 }),
  fieldColumn('expired', m.expired, { as: 'number', width: 104 }),
  fieldColumn('created_at', m.createdAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
