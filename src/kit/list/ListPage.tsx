import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo, useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/format';
import type { Rows } from '../../lib/rows';
import { heading, wrappingRow } from '../foundation/styles';
import { useFigureStyles } from '../foundation/figureStyles';
import type { Column } from '../table/columns/column';
import { ListContext, ListSlotsContext, type ListNotes, type ListParts } from '../table/listContext';
import { usePortalElement } from '../foundation/PortalHost';
import { useScreen } from '../state/screen';
import { PrintList } from '../print/PrintList';
import { useDefaultView } from '../table/savedViews/useViewBook';
import type { AnyListState } from '../url/useListState';

const ignored = defineMessage<{ count: number; names: string }>({
  id: 'kit.list.ignored',
  defaultMessage:
    '{count, plural, one {Непонятный параметр адреса пропущен} few {Непонятные параметры адреса пропущены} many {Непонятные параметры адреса пропущены} other {Непонятные параметры адреса пропущены}}: {names}',
});

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    height: '100%',
    minHeight: 0,
  },
  head: wrappingRow,
  title: heading,
  count: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase400 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    marginLeft: 'auto',
  },
  note: {
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorPaletteBlueBackground2,
    color: tokens.colorPaletteBlueForeground2,
    overflowWrap: 'anywhere',
  },
});

interface Props<Row> {
  list: AnyListState;
  rows: Rows<Row>;
  columns: readonly Column<Row>[];
  /** Buttons beside the title: import, export, create. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A list from edge to edge: the title of the route with the number of rows found, then toolbar and table. The parts
 * inside it take the list, its rows and its columns from here.
 *
 *     <ListPage list={list} rows={claims} columns={columns} actions={<ExportButton file="claims" />}>
 *       <Toolbar search={m.search} period={t.created} />
 *       <RecordTable empty={m.empty} record="claim" Drawer={ClaimDrawer} />
 *     </ListPage>
 */
export function ListPage<Row extends { id: number | string }>({ list, rows, columns, actions, children }: Props<Row>) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const format = useFormat();
  const { title } = useScreen();
  useDefaultView();
  const tools = usePortalElement();
  const places = useMemo(() => ({ isPage: true, tools }), [tools]);
  const [notes] = useState((): ListNotes => ({ names: new Map(), forPicked: new Map() }));
  // What is inside knows no rows of a kind; it takes these and gives them back to what was made for them.
  const parts = useMemo(() => ({ list, rows, columns, notes }) as unknown as ListParts, [list, rows, columns, notes]);
  return (
    <ListContext value={parts}>
      <div className={styles.root}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {rows.total !== undefined && (
            <span className={mergeClasses(styles.count, figure.root)}>{format.number(rows.total)}</span>
          )}
          <div className={styles.actions}>
            {actions}
            <PrintList />
          </div>
        </div>
        {list.ignored.length > 0 && (
          <p role="status" className={styles.note}>
            <FormattedMessage {...ignored} values={{ count: list.ignored.length, names: list.ignored.join(', ') }} />
          </p>
        )}
        <ListSlotsContext value={places}>{children}</ListSlotsContext>
      </div>
    </ListContext>
  );
}
