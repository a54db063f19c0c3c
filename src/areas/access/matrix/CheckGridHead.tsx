import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { CheckCell } from './CheckCell';
import {
  allCheck,
  columnCheck,
  pressed,
  type CheckCellState,
  type CheckColumn,
  type CheckRow,
  type CheckSets,
} from './checks';
import { m } from './messages';

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
  rows: readonly CheckRow[];
  columns: readonly CheckColumn[];
  checks: CheckSets;
  /** The column whose box the Tab key reaches. */
  tabbable: number | undefined;
  onCheck?: (cells: readonly CheckCellState[], isOn: boolean) => void;
}

/** The head of a grid of ticks: a box for everything, and one for each column. */
export function CheckGridHead({ rows, columns, checks, tabbable, onCheck }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const all = allCheck(rows, checks);
  return (
    <thead>
      <tr>
        <th scope="col" className={mergeClasses(styles.head, styles.corner)}>
          <CheckCell
            cell="-1:0"
            label={intl.formatMessage(m.all)}
            state={all}
            isTabbable={tabbable === 0}
            onCheck={onCheck && (() => onCheck(...pressed(rows, columns, checks)))}
          />
        </th>
        {columns.map((column, index) => {
          const state = columnCheck(rows, column.id, checks);
          return (
            <th key={column.id} scope="col" className={styles.head}>
              <span className={styles.word}>{intl.formatMessage(column.label)}</span>
              <CheckCell
                cell={`-1:${index + 1}`}
                label={intl.formatMessage(m.column, { name: intl.formatMessage(column.label) })}
                state={state}
                isTabbable={tabbable === index + 1}
                onCheck={onCheck && (() => onCheck(...pressed(rows, [column], checks)))}
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
