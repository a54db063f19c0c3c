import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { pagesOf, type ReadPage } from '../../lib/readPage';
import { Can } from '../../session/can';
import { usePickedCount } from '../actions/usePickedCount';
import { lazyPart } from '../foundation/lazyPart';
import { notify } from '../state/notifications';
import { usePaletteCommands, type PaletteCommand } from '../state/paletteCommands';
import { useScreen } from '../state/screen';
import type { FilterNames } from '../table/askedFacts';
import type { ExportPanel } from './ExportPanel';
import type { Column } from '../table/columns/column';
import { ListContext, type ListNotes } from '../table/listContext';

const m = defineMessages({
  words: { id: 'kit.export.words', defaultMessage: 'excel эксель xlsx csv выгрузка таблица yuklab olish' },
  export: { id: 'kit.export.button', defaultMessage: 'Экспорт' },
  picked: { id: 'kit.export.picked', defaultMessage: 'Экспорт выбранных' },
  notLoaded: { id: 'kit.export.notLoaded', defaultMessage: 'Экспорт не загрузился. Попробуйте ещё раз' },
});

const panel = lazyPart(async () => (await import('./ExportPanel')).ExportPanel, 'kit.export');

const useStyles = makeStyles({
  root: { display: 'flex' },
});

export interface ExportProps<Row extends { id: number | string }> {
  /** The name of the screen in the name of the file. */
  file: string;
  /** Who may export: on a ListPage that of its route, `tax.export`; elsewhere, without it, whoever sees the button. */
  permission?: string;
  /**
   * Its filters and order are those of the file; that of the page or of the toolbar unless told otherwise, as are the next three. A
   * record whose list it is stands under the name of the screen, and is no filter.
   */
  list?: { filters: Readonly<Record<string, unknown>> };
  /** Those of the table; the file has the ones that the person sees, or all if so chosen, in the person's order. */
  columns?: readonly Column<Row>[];
  readPage?: ReadPage<Row>;
  /** What the parameters that have no filter in the toolbar are called, and their values, for the second sheet. */
  names?: FilterNames;
  /** How many rows the filter finds, where it is known. */
  total?: number;
  /** Rows per call, where a service gives fewer than 1000. */
  size?: number;
  /** The sums of its list are the ledger's: the file ends with them, with its own, and with what lies between. */
  isLedger?: true;
  /** The rows are those that the person picked, whatever the filter. */
  isPicked?: boolean;
}

/** What is exported, wherever it was told. */
export interface Exported<Row extends { id: number | string }> extends ExportProps<Row> {
  list: { filters: Readonly<Record<string, unknown>> };
  columns: readonly Column<Row>[];
  readPage: ReadPage<Row>;
  notes: ListNotes | undefined;
}

/**
 * Exports every row of the filter, in the columns of the screen, to a spreadsheet. How far it is, is told under the
 * page, also when the screen is left. On a ListPage its list is that of the page, and where rows can be picked, those
 * can be exported alone.
 *
 *     <ExportButton file="investors" />
 */
export function ExportButton<Row extends { id: number | string }>(props: ExportProps<Row>) {
  const { permission, ...asked } = props;
  const ofScreen = useExportRight();
  const { rows, notes } = use(ListContext) ?? {};
  const isOnPage = rows !== undefined;
  const { names, list } = props;
  // What the toolbar has no filter for is called so on paper, too, whoever may export.
  useEffect(() => {
    // A list of its own, in a drawer over the page, says nothing of that of the page.
    if (list !== undefined) return;
    for (const [name, known] of Object.entries(names ?? {})) if (known) notes?.names.set(name, known);
  }, [notes, names, list]);
  return (
    <Can do={permission ?? (isOnPage ? ofScreen : undefined)}>
      <AllowedExport {...asked} />
    </Can>
  );
}

/** The right to export what the screen lists. */
export function useExportRight(): string | undefined {
  const { permission } = useScreen();
  return typeof permission === 'string' ? `${permission}.export` : undefined;
}

/** The list of a record that nobody narrows. */
export const unfiltered = { filters: {} };

/** What the button itself does not say is that of the page. */
function useExported<Row extends { id: number | string }>(props: ExportProps<Row>): Exported<Row> {
  const { list, rows, columns, notes } = use(ListContext) ?? {};
  const exported = {
    ...props,
    list: props.list ?? list ?? unfiltered,
    columns: props.columns ?? columns,
    readPage: props.readPage ?? rows?.readAll,
    total: props.total ?? rows?.total,
    notes: props.list === undefined ? notes : undefined,
  };
  if (!exported.columns || !exported.readPage)
    throw new Error('An export outside of a ListPage has to be told its columns and how to read its rows.');
  return exported as Exported<Row>;
}

function AllowedExport<Row extends { id: number | string }>(props: ExportProps<Row>) {
  const exported = useExported(props);
  const styles = useStyles();
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<typeof ExportPanel>();
  const [isAsking, setAsking] = useState(false);
  const { file, isPicked = false, notes, total = 0 } = exported;

  useEffect(() => {
    if (!notes || isPicked) return undefined;
    notes.forPicked.set(file, (picked) => (
      <ExportButton file={`${file}-selected`} readPage={pagesOf(picked)} total={picked.length} isPicked />
    ));
    return () => void notes.forPicked.delete(file);
  }, [notes, file, isPicked]);

  const pickedCount = usePickedCount(total);
  const of = isPicked ? pickedCount : undefined;
  usePaletteCommands(
    useMemo(
      (): PaletteCommand[] => [
        {
          id: `export.${file}`,
          title: of ? m.picked : m.export,
          of,
          keywords: m.words,
          icon: ArrowDownload20Regular,
          run: () => setAsking(true),
        },
      ],
      [file, of],
    ),
  );
  useEffect(() => {
    if (!isAsking || Panel) return undefined;
    let isCurrent = true;
    panel.load().then(
      (part) => isCurrent && setPanel(() => part),
      () => {
        if (!isCurrent) return;
        setAsking(false);
        dispatch(notify({ tone: 'error', title: m.notLoaded }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsking, Panel, dispatch]);

  return (
    <div className={styles.root}>
      <Button
        ref={button}
        icon={<ArrowDownload20Regular aria-hidden />}
        size={isPicked ? 'small' : 'medium'}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage {...(isPicked ? m.picked : m.export)} />
      </Button>
      {Panel && (
        <Panel
          asked={exported}
          isAsking={isAsking}
          onClose={() => {
            setAsking(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
