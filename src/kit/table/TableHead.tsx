import { mergeClasses } from '@fluentui/react-components';
import { ArrowDown12Regular, ArrowUp12Regular } from '@fluentui/react-icons';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { isFigure, type Column } from './columns/column';
import { SelectCheckbox } from './selection/SelectCheckbox';
import { actionsTitle } from './RowActions';
import { actionsColumn, heldAt, pickColumn, widthsOf, type TableShape } from './tableLayout';
import { useHeadClass, useTableStyles } from './tableStyles';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { labelText } from '../form/labelText';
import { ColumnResizeHandle } from './columns/ColumnResizeHandle';

const pickLoaded = defineMessage<{ count: number; shown: string }>({
  id: 'kit.table.pickLoaded',
  defaultMessage:
    '{count, plural, one {Выбрать {shown} загруженную строку} few {Выбрать {shown} загруженные строки} many {Выбрать {shown} загруженных строк} other {Выбрать {shown} загруженных строк}}',
});

export interface HeadProps {
  shape: TableShape<never>;
  /** The field sorted by, with a minus when turned round; none when the table cannot be sorted. */
  order?: string;
  onOrder?: (order: string) => void;
  onWidth?: (id: string, width: number | undefined) => void;
  /** The column whose head the Tab key reaches. */
  active?: string;
  /** How much of the loaded rows is picked. */
  picked?: { loaded: number; count: number; onPick: (on: boolean) => void };
}

function nextOrder({ as, sort }: Pick<Column<never>, 'as' | 'sort'>, order: string | undefined): string {
  if (order === sort) return `-${sort}`;
  if (order === `-${sort}`) return String(sort);
  // The newest and the largest are what people look for first, names from the beginning.
  return as === undefined || as === 'text' ? String(sort) : `-${sort}`;
}

/** The widths and the heads of a table; the head of a column that can be sorted is a button. */
export function TableHead({ shape, order, onOrder, onWidth, active, picked }: HeadProps) {
  const styles = useTableStyles();
  const head = useHeadClass();
  const intl = useIntl();
  const format = useFormat();
  const cell = (id: string, ...more: (string | false)[]) => ({
    scope: 'col',
    'data-column': id,
    tabIndex: active === undefined ? undefined : active === id ? 0 : -1,
    style: heldAt(shape, id),
    className: mergeClasses(
      head,
      ...more,
      (shape.left[id] !== undefined || (id === actionsColumn && shape.actionsPinned)) && styles.pinnedHead,
      shape.lastPinned === id && styles.edge,
    ),
  });
  const wide = (column: Column<never>) => {
    const isDown = order === `-${column.sort}`;
    const isSorted = column.sort !== undefined && (isDown || order === column.sort);
    const Arrow = isDown ? ArrowDown12Regular : ArrowUp12Regular;
    const arrow = mergeClasses(styles.arrow, isFigure(column) && styles.arrowBefore);
    const title = labelText(intl, column.title);
    const words = <span className={styles.words}>{title}</span>;
    return (
      <th
        key={column.id}
        {...cell(column.id, isFigure(column) && styles.right)}
        title={title}
        aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
      >
        {column.sort && onOrder ? (
          <button
            type="button"
            tabIndex={active === undefined ? undefined : -1}
            className={mergeClasses(styles.sort, isFigure(column) && styles.sortRight)}
            onClick={() => onOrder(nextOrder(column, order))}
          >
            {words}
            {isSorted ? <Arrow className={arrow} aria-hidden /> : <span className={arrow} />}
          </button>
        ) : (
          words
        )}
        {onWidth && <ColumnResizeHandle onWidth={(width) => onWidth(column.id, width)} />}
      </th>
    );
  };
  const isAll = picked !== undefined && picked.count > 0 && picked.count === picked.loaded;
  return (
    <>
      <colgroup>
        {widthsOf(shape).map(({ id, width }) => (
          <col key={id} style={width ? { width } : undefined} />
        ))}
      </colgroup>
      <thead className={styles.heads}>
        <tr data-index={-1}>
          {shape.onPick && (
            <th {...cell(pickColumn, styles.pick)}>
              {picked && (
                <SelectCheckbox
                  isOn={isAll}
                  isMixed={!isAll && picked.count > 0}
                  label={intl.formatMessage(pickLoaded, { count: picked.loaded, shown: format.number(picked.loaded) })}
                  onPick={() => picked.onPick(!isAll)}
                />
              )}
            </th>
          )}
          {shape.columns.map(wide)}
          {shape.rowActions && (
            <th {...cell(actionsColumn, styles.actions)}>
              <VisuallyHidden>
                <FormattedMessage {...actionsTitle} />
              </VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}
