import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ReadPage } from '../../lib/readPage';
import { notify } from '../notices';
import { usePaletteCommands, type PaletteCommand } from '../paletteCommands';
import type { FilterNames } from './exportFacts';
import { useExportJob } from './exportJobs';
import type { ExportPanel } from './ExportPanel';
import type { Column } from '../column';

const m = defineMessages({
  words: { id: 'kit.export.words', defaultMessage: 'excel эксель xlsx csv выгрузка таблица yuklab olish' },
  running: { id: 'kit.export.running', defaultMessage: 'Экспорт уже идёт' },
  export: { id: 'kit.export.button', defaultMessage: 'Экспорт' },
  notLoaded: { id: 'kit.export.notLoaded', defaultMessage: 'Экспорт не загрузился. Попробуйте ещё раз' },
});

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

export interface ExportProps<Row extends { id: number | string }> {
  /** The name of the screen in the name of the file. */
  file: string;
  /** Its filters and order are those of the file. */
  list: { filters: Readonly<Record<string, unknown>> };
  /** Those of the table; the file has the ones that the person sees, or all if so chosen, in the person's order. */
  columns: readonly Column<Row>[];
  readPage: ReadPage<Row>;
  /** What the filters and their values are called, for the second sheet. */
  names?: FilterNames;
  /** How many rows the filter finds, where it is known. */
  total?: number;
  /** Rows per call, where a service gives fewer than 1000. */
  size?: number;
}

/**
 * Exports every row of the filter, in the columns of the screen, to a spreadsheet.
 *
 *     const readInvestors = useReadInvestors(list);
 *     <Can do="investors.export"><ExportButton file="investors" list={list} columns={columns} readPage={readInvestors} /></Can>
 */
export function ExportButton<Row extends { id: number | string }>(props: ExportProps<Row>) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<typeof ExportPanel>();
  const [isAsking, setAsking] = useState(false);
  const job = useExportJob(props.file);

  const isNeeded = isAsking || job !== undefined;
  usePaletteCommands(
    useMemo(
      (): PaletteCommand[] => [
        {
          id: 'export',
          title: m.export,
          keywords: m.words,
          icon: ArrowDownload20Regular,
          disabledReason: isNeeded && m.running,
          run: () => setAsking(true),
        },
      ],
      [isNeeded],
    ),
  );
  useEffect(() => {
    if (!isNeeded || Panel) return undefined;
    let isCurrent = true;
    import('./ExportPanel').then(
      (part) => isCurrent && setPanel(() => part.ExportPanel),
      () => {
        if (!isCurrent) return;
        setAsking(false);
        dispatch(notify({ tone: 'error', title: m.notLoaded }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, Panel, dispatch]);

  return (
    <div className={styles.root}>
      <Button
        ref={button}
        icon={<ArrowDownload20Regular aria-hidden />}
        disabledFocusable={isNeeded}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage {...m.export} />
      </Button>
      {Panel && (
        <Panel
          asked={props}
          job={job}
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
