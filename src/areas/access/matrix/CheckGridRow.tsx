import { makeStyles, tokens } from '@fluentui/react-components';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { emptyValue } from '../../../i18n/format';
import { m } from './messages';
import { CheckCell } from './CheckCell';
import { pressed, rowCheck, type CheckCellState, type CheckColumn, type CheckRow } from './checks';

const useStyles = makeStyles({
  row: { ':hover > *': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  head: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  name: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  cell: {
    padding: tokens.spacingVerticalXXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'center',
  },
  nothing: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  row: CheckRow;
  /** Its place in the grid, from 0. */
  at: number;
  columns: readonly CheckColumn[];
  checks: ReadonlySet<string>;
  before?: ReadonlySet<string>;
  lockedWhy?: string;
  /** The column whose box the Tab key reaches, in this row. */
  tabbable: number | undefined;
  onCheck?: (cells: readonly CheckCellState[], isOn: boolean) => void;
}

/** One row of a grid of ticks; drawn again only when something of its own changes. */
export const CheckGridRow = memo(function CheckGridRow(props: Props) {
  const { row, at, columns, checks, before, lockedWhy, tabbable, onCheck } = props;
  const styles = useStyles();
  const intl = useIntl();
  const whole = rowCheck(row, checks);
  const setRow = (): void => onCheck?.(...pressed([row], columns, new Map([[row.id, checks]])));
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.head}>
        <span className={styles.name}>
          <CheckCell
            cell={`${at}:0`}
            label={intl.formatMessage(m.row, { name: row.label })}
            state={whole}
            isTabbable={tabbable === 0}
            onCheck={onCheck && setRow}
          />
          <span className={styles.words}>
            {row.label}
            {row.note && <span className={styles.note}>{row.note}</span>}
          </span>
        </span>
      </th>
      {columns.map(({ id, label }, index) => {
        const isOn = checks.has(id);
        const isLocked = !isOn && row.locked?.includes(id);
        return (
          <td key={id} className={styles.cell}>
            {row.columns.includes(id) ? (
              <CheckCell
                cell={`${at}:${index + 1}`}
                label={intl.formatMessage(m.cell, { row: row.label, column: intl.formatMessage(label) })}
                state={isOn ? 'on' : 'off'}
                isTabbable={tabbable === index + 1}
                isChanged={before && before.has(id) !== isOn}
                lockedWhy={isLocked ? lockedWhy : undefined}
                onCheck={onCheck && (() => onCheck([{ row: row.id, column: id }], !isOn))}
              />
            ) : (
              <span
                data-cell={`${at}:${index + 1}`}
                tabIndex={tabbable === index + 1 ? 0 : -1}
                className={styles.nothing}
                aria-label={intl.formatMessage(m.noCell, { row: row.label, column: intl.formatMessage(label) })}
                role="img"
              >
                {emptyValue}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
