import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { m } from './messages';
import {
  none,
  pressed,
  rowCheck,
  type CheckCellState,
  type CheckColumn,
  type CheckRow,
  type CheckSets,
} from './checks';

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  card: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
  },
  // Floating, the name of a card stands inside its frame and not on it.
  name: { float: 'left', width: '100%', padding: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  note: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  boxes: {
    clear: 'both',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  },
  changed: { backgroundColor: tokens.colorBrandBackground2, borderRadius: tokens.borderRadiusMedium },
});

interface Props {
  label: string;
  rows: readonly CheckRow[];
  columns: readonly CheckColumn[];
  checks: CheckSets;
  before?: CheckSets;
  lockedWhy?: string;
  onCheck?: (cells: readonly CheckCellState[], isOn: boolean) => void;
}

/** A grid of ticks on a narrow screen: a card for each row, with a named box for each of its columns. */
export function CheckCards({ label, rows, columns, checks, before, lockedWhy, onCheck }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <ul aria-label={label} className={styles.list}>
      {rows.map((row) => {
        const own = checks.get(row.id) ?? none;
        const whole = rowCheck(row, own);
        return (
          <li key={row.id}>
            <fieldset className={styles.card}>
              <legend className={styles.name}>
                {row.label}
                {row.note && <span className={styles.note}>{row.note}</span>}
              </legend>
              <div className={styles.boxes}>
                {onCheck && row.columns.length > 1 && (
                  <Checkbox
                    label={intl.formatMessage(m.all)}
                    checked={whole === 'mixed' ? 'mixed' : whole === 'on'}
                    onChange={() => onCheck(...pressed([row], columns, new Map([[row.id, own]])))}
                  />
                )}
                {columns
                  .filter(({ id }) => row.columns.includes(id))
                  .map(({ id, label: name }) => {
                    const isOn = own.has(id);
                    const isLocked = !onCheck || (!isOn && row.locked?.includes(id));
                    return (
                      <Checkbox
                        key={id}
                        className={mergeClasses(
                          before && (before.get(row.id) ?? none).has(id) !== isOn && styles.changed,
                        )}
                        label={intl.formatMessage(name)}
                        checked={isOn}
                        disabled={isLocked}
                        title={onCheck && isLocked ? lockedWhy : undefined}
                        onChange={() => onCheck?.([{ row: row.id, column: id }], !isOn)}
                      />
                    );
                  })}
              </div>
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
