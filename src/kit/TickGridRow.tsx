import { makeStyles, tokens } from '@fluentui/react-components';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { emptyValue } from '../i18n/format';
import { m } from './tickWords';
import { TickBox } from './TickBox';
import type { TickCell, TickColumn, TickRow } from './TickGrid';
import { pressed, rowTick } from './ticks';

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
  row: TickRow;
  /** Its place in the grid, from 0. */
  at: number;
  columns: readonly TickColumn[];
  ticks: ReadonlySet<string>;
  before?: ReadonlySet<string>;
  lockedWhy?: string;
  /** The column whose box the Tab key reaches, in this row. */
  tabbable: number | undefined;
  onTick?: (cells: readonly TickCell[], isOn: boolean) => void;
}

/** One row of a grid of ticks; drawn again only when something of its own changes. */
export const TickGridRow = memo(function TickGridRow(props: Props) {
  const { row, at, columns, ticks, before, lockedWhy, tabbable, onTick } = props;
  const styles = useStyles();
  const intl = useIntl();
  const whole = rowTick(row, ticks);
  const setRow = (): void => onTick?.(...pressed([row], columns, new Map([[row.id, ticks]])));
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.head}>
        <span className={styles.name}>
          <TickBox
            cell={`${at}:0`}
            label={intl.formatMessage(m.row, { name: row.label })}
            state={whole}
            isTabbable={tabbable === 0}
            onTick={onTick && setRow}
          />
          <span className={styles.words}>
            {row.label}
            {row.note && <span className={styles.note}>{row.note}</span>}
          </span>
        </span>
      </th>
      {columns.map(({ id, label }, index) => {
        const isOn = ticks.has(id);
        const isLocked = !isOn && row.locked?.includes(id);
        return (
          <td key={id} className={styles.cell}>
            {row.columns.includes(id) ? (
              <TickBox
                cell={`${at}:${index + 1}`}
                label={intl.formatMessage(m.cell, { row: row.label, column: intl.formatMessage(label) })}
                state={isOn ? 'on' : 'off'}
                isTabbable={tabbable === index + 1}
                isChanged={before && before.has(id) !== isOn}
                lockedWhy={isLocked ? lockedWhy : undefined}
                onTick={onTick && (() => onTick([{ row: row.id, column: id }], !isOn))}
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
