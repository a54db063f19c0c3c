import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { TickBox } from './TickBox';
import type { TickCell, TickColumn, TickRow } from './TickGrid';
import { allTick, columnTick, pressed, type TickSets } from './ticks';
import { m } from './tickWords';

const useStyles = makeStyles({
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    verticalAlign: 'bottom',
  },
  corner: { left: 0, zIndex: 3, minWidth: '200px', textAlign: 'start', paddingLeft: tokens.spacingHorizontalM },
  word: { display: 'block', marginBottom: tokens.spacingVerticalXXS },
});

interface Props {
  rows: readonly TickRow[];
  columns: readonly TickColumn[];
  ticks: TickSets;
  /** The column whose box the Tab key reaches. */
  tabbable: number | undefined;
  onTick?: (cells: readonly TickCell[], isOn: boolean) => void;
}

/** The head of a grid of ticks: a box for everything, and one for each column. */
export function TickGridHead({ rows, columns, ticks, tabbable, onTick }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const all = allTick(rows, ticks);
  return (
    <thead>
      <tr>
        <th scope="col" className={mergeClasses(styles.head, styles.corner)}>
          <TickBox
            cell="-1:0"
            label={intl.formatMessage(m.all)}
            state={all}
            isTabbable={tabbable === 0}
            onTick={onTick && (() => onTick(...pressed(rows, columns, ticks)))}
          />
        </th>
        {columns.map((column, index) => {
          const state = columnTick(rows, column.id, ticks);
          return (
            <th key={column.id} scope="col" className={styles.head}>
              <span className={styles.word}>{intl.formatMessage(column.label)}</span>
              <TickBox
                cell={`-1:${index + 1}`}
                label={intl.formatMessage(m.column, { name: intl.formatMessage(column.label) })}
                state={state}
                isTabbable={tabbable === index + 1}
                onTick={onTick && (() => onTick(...pressed(rows, [column], ticks)))}
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
