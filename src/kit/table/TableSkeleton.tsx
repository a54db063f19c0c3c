import { mergeClasses } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import { Skeleton } from '../feedback/skeletons';
import { isFigure } from './columns/column';
import { TableHead } from './TableHead';
import { columnIds, tableWidth, type TableShape } from './tableLayout';
import { cardHeight, useCellClass, useTableStyles } from './tableStyles';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

const loading = defineMessage({ id: 'kit.table.loading', defaultMessage: 'Загрузка…' });

interface Props {
  shape: TableShape<never>;
  count: number;
  isNarrow: boolean;
}

/** The shape of the table that is on its way. */
export function TableSkeleton({ shape, count, isNarrow }: Props) {
  const styles = useTableStyles();
  const cell = useCellClass();
  const places = Array.from({ length: count }, (_, index) => index);
  const figures = new Set(shape.columns.filter(isFigure).map(({ id }) => id));
  return (
    <div aria-busy>
      <VisuallyHidden live>
        <FormattedMessage {...loading} />
      </VisuallyHidden>
      {isNarrow ? (
        places.map((place) => (
          <div key={place} aria-hidden className={cell} style={{ height: cardHeight }}>
            <Skeleton width="short" />
            <Skeleton />
          </div>
        ))
      ) : (
        <table aria-hidden className={styles.table} style={tableWidth(shape)}>
          <TableHead shape={shape} />
          <tbody>
            {places.map((place) => (
              <tr key={place}>
                {columnIds(shape).map((id) => (
                  <td
                    key={id}
                    className={mergeClasses(cell, shape.isRoomy && styles.roomy, shape.isTall && styles.tall)}
                  >
                    <Skeleton width={figures.has(id) ? 'short' : 'long'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
