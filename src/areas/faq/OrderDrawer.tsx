import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { Drawer } from '../../kit/overlay/Drawer';
import { notify, notifyFailure } from '../../kit/state/notifications';
import { offerUndo } from '../../kit/state/undo';
import type { Spot } from '../../kit/tree/spots';
import type { TreeItem } from '../../kit/tree/tree';
import { TreeView } from '../../kit/tree/TreeView';
import { useTree } from '../../kit/tree/useTree';
import { toFailure } from '../../lib/failure';
import type { Loaded } from '../../lib/rows';
import { m, wasMoved } from './messages';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    minHeight: 0,
    padding: tokens.spacingHorizontalXXL,
    '@media (max-width: 639px)': { padding: tokens.spacingHorizontalM },
  },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
});

export interface Ordered {
  id: number;
  name: string;
  version: number;
  /** From one. */
  order: number;
}
interface Item<Row> extends TreeItem {
  row: Row;
}

interface Props<Row> {
  /** All that stand beside one another, in their order. */
  source: Loaded<readonly Row[]>;
  /** Puts one at a place; the others make room by themselves. */
  put: (row: Row, version: number, order: number) => Promise<{ version: number }>;
  onClose: () => void;
}

const none: readonly never[] = [];

/** The order of what stands beside one another, to be changed by dragging or by keys; each move is one call, and can be taken back. */
export function OrderDrawer<Row extends Ordered>({
  source: { item: rows = none, ...source },
  put,
  onClose,
}: Props<Row>) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const items = useMemo(
    () => rows.map((row): Item<Row> => ({ id: String(row.id), parent: null, name: row.name, row })),
    [rows],
  );
  const tree = useTree(items);
  const move = async (id: string, { index }: Spot): Promise<void> => {
    const row = items.find((one) => one.id === id)?.row;
    if (row === undefined) return;
    try {
      const { version } = await put(row, row.version, index + 1);
      const back = async (): Promise<void> => {
        await put(row, version, row.order);
        dispatch(notify({ tone: 'success', title: m.movedBack }));
      };
      dispatch(notify({ tone: 'success', title: wasMoved, values: { name: row.name }, undo: offerUndo(back) }));
    } catch (error) {
      dispatch(notifyFailure(toFailure(error)));
      throw error;
    }
  };
  const isThere = source.at !== undefined || rows.length > 0;
  return (
    <Drawer title={m.putOrder} size="large" onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.help}>
          <FormattedMessage {...m.orderHelp} />
        </p>
        {source.failure && !isThere && <FailureNote failure={source.failure} retry={source.retry} />}
        {!source.failure && !isThere && <SectionSkeleton />}
        {isThere && rows.length === 0 && <EmptyState text={m.nothingToOrder} />}
        {rows.length > 0 && (
          <TreeView state={tree} label={intl.formatMessage(m.putOrder)} moves={{ mostLevels: 1, run: move }} />
        )}
      </div>
    </Drawer>
  );
}
