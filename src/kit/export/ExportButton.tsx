import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ReadPage } from '../../lib/readPage';
import { restOfTexts } from '../../i18n/restOfTexts';
import { notify } from '../state/notifications';
import { usePaletteCommands, type PaletteCommand } from '../state/paletteCommands';
import type { FilterNames } from './exportInfoSheet';
import type { ExportPanel } from './ExportPanel';
import type { Column } from '../table/columns/column';

const m = defineMessages({
  words: { id: 'kit.export.words', defaultMessage: 'excel эксель xlsx csv выгрузка таблица yuklab olish' },
  export: { id: 'kit.export.button', defaultMessage: 'Экспорт' },
  picked: { id: 'kit.export.picked', defaultMessage: 'Экспорт выбранных' },
  notLoaded: { id: 'kit.export.notLoaded', defaultMessage: 'Экспорт не загрузился. Попробуйте ещё раз' },
});

const useStyles = makeStyles({
  root: { display: 'flex' },
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
  /** The rows are those that the person picked, whatever the filter. */
  isPicked?: boolean;
}

/**
 * Exports every row of the filter, in the columns of the screen, to a spreadsheet. How far it is, is told under the
 * page, also when the screen is left.
 *
 *     <Can do="investors.export"><ExportButton file="investors" list={list} columns={columns} readPage={readInvestors} /></Can>
 */
export function ExportButton<Row extends { id: number | string }>(props: ExportProps<Row>) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<typeof ExportPanel>();
  const [isAsking, setAsking] = useState(false);
  const { file } = props;

  usePaletteCommands(
    useMemo(
      (): PaletteCommand[] => [
        {
          id: `export.${file}`,
          title: m.export,
          keywords: m.words,
          icon: ArrowDownload20Regular,
          run: () => setAsking(true),
        },
      ],
      [file],
    ),
  );
  useEffect(() => {
    if (!isAsking || Panel) return undefined;
    let isCurrent = true;
    Promise.all([import('./ExportPanel'), restOfTexts()]).then(
      ([part]) => isCurrent && setPanel(() => part.ExportPanel),
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
        size={props.isPicked ? 'small' : 'medium'}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage {...(props.isPicked ? m.picked : m.export)} />
      </Button>
      {Panel && (
        <Panel
          asked={props}
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
