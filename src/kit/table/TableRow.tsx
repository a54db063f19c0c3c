import { mergeClasses } from '@fluentui/react-components';
import { memo, useState, type MouseEvent } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { actionsColumn, type CellClasses, columnIds, heldAt, pickColumn, type TableShape } from './tableLayout';
import { cellTip, columnText, drawnIn, isFigure } from './columns/column';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { GridCellContext } from './keyboard/gridMove';
import { NoticePathContext } from '../state/notificationTarget';
import { SelectCheckbox } from './selection/SelectCheckbox';
import { RowActions } from './RowActions';
import { useCellClass, useTableStyles } from './tableStyles';

const broken = defineMessage({ id: 'kit.table.brokenRow', defaultMessage: 'Строку не удалось показать' });
export const pickRow = defineMessage<{ name: string }>({ id: 'kit.table.pickRow', defaultMessage: 'Выбрать: {name}' });

export interface RowProps<Row> {
  row: Row;
  /** Its place among the loaded rows, from 0, */
  index: number;
  /** and within the whole filtered set, from 1. */
  place: number;
  /** The address of the row's page. */
  to: string | undefined;
  shape: TableShape<Row>;
  classes: CellClasses;
  isPicked: boolean;
  /** The column whose cell the Tab key reaches, when it is one of this row. */
  active?: string;
}

/** A row that cannot be drawn says so alone; the good ones beside it stay. */
function BrokenRow({ index, shape, active }: Pick<RowProps<never>, 'index' | 'shape' | 'active'>) {
  const cell = useCellClass();
  const ids = columnIds(shape);
  return (
    <tr data-index={index}>
      <td
        role="gridcell"
        colSpan={ids.length}
        data-column={active ?? ids[0]}
        tabIndex={active === undefined ? -1 : 0}
        className={cell}
      >
        <FormattedMessage {...broken} />
      </td>
    </tr>
  );
}

/** A press beside the one control of a cell counts as a press on it. */
function pressControl({ target, currentTarget, shiftKey }: MouseEvent<HTMLElement>): void {
  const control = target === currentTarget && currentTarget.querySelector('input, button');
  if (control) control.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

function Cells<Row>({ row, index, place, to, shape, classes, isPicked, active }: RowProps<Row>) {
  const styles = useTableStyles();
  const intl = useIntl();
  const format = useFormat();
  const [isWarm, setWarm] = useState(false);
  const { columns, onPick, rowActions } = shape;
  const warm = rowActions && !isWarm ? () => setWarm(true) : undefined;
  const [first] = columns;
  const cell = (id: string) => ({
    role: 'gridcell',
    'data-column': id,
    tabIndex: active === id ? 0 : -1,
    style: heldAt(shape, id),
    className: classes[id],
  });
  return (
    <tr
      className={mergeClasses(styles.row, to !== undefined && styles.opens, isPicked && styles.picked)}
      // The head is the first row of the table.
      aria-rowindex={place + 1}
      aria-selected={onPick && isPicked}
      data-index={index}
      onPointerEnter={warm}
      onFocus={warm}
    >
      {onPick && (
        <td data-own {...cell(pickColumn)} onClick={pressControl}>
          <SelectCheckbox
            isOn={isPicked}
            label={intl.formatMessage(pickRow, { name: first ? columnText(first, row, format, intl) : '' })}
            onPick={(extend) => onPick(index, extend)}
          />
        </td>
      )}
      {columns.map((column) => {
        const text = columnText(column, row, format, intl);
        const own = cell(column.id);
        const drawn = drawnIn(column, row, text);
        const content = column.cell ? <GridCellContext value>{drawn}</GridCellContext> : drawn;
        return (
          <td
            key={column.id}
            {...own}
            className={
              isFigure(column) && text.startsWith('-') ? mergeClasses(own.className, styles.negative) : own.className
            }
            // Long text is cut, and stands whole in the tip.
            title={cellTip(column, text)}
          >
            {column === first && to !== undefined ? (
              <a href={to} tabIndex={-1} data-opens className={styles.link}>
                {content}
              </a>
            ) : (
              content
            )}
          </td>
        );
      })}
      {rowActions && (
        <td data-own {...cell(actionsColumn)} onClick={pressControl}>
          <RowActions isWarm={isWarm} onWarm={() => setWarm(true)}>
            {() => <NoticePathContext value={to}>{rowActions(row)}</NoticePathContext>}
          </RowActions>
        </td>
      )}
    </tr>
  );
}

function GuardedCells<Row>(props: RowProps<Row>) {
  return (
    <ErrorBoundary fallback={() => <BrokenRow index={props.index} shape={props.shape} active={props.active} />}>
      <Cells {...props} />
    </ErrorBoundary>
  );
}

/** One row of a table; its first cell is a link to the row's page. Drawn again only when something of it changed. */
export const TableRow = memo(GuardedCells) as typeof GuardedCells;
