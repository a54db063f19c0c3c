import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toFailure, type Failure } from '../../lib/failure';
import {
  checkAhead,
  checkRows,
  takeSheet,
  type CheckedRow,
  type ImportColumn,
  type ImportRow,
  type ImportRules,
  type ImportValues,
} from './importRows';
import type { SheetFault } from './protocol';
import { readFile } from './readFile';

export interface Sending {
  /** Names this intent: the same as long as the same rows are sent again. */
  key: string;
  /** How much is done, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** Sends the good rows; answers for each with nothing, or with why it was refused, in words. */
export type SendRows = (rows: readonly ImportValues[], sending: Sending) => Promise<readonly (string | undefined)[]>;

/** Why a file was turned down: it cannot be read, or the columns are not there. */
export type FileFault = SheetFault | { lacking: readonly ImportColumn[] };

/** What the service said of a row, good for as long as the row stays as it was sent. */
export interface Refused {
  texts: ImportRow['texts'];
  reason: string;
}

interface Sent {
  rows: readonly CheckedRow[];
  /** By line; a row that is not there was not sent. */
  outcomes: ReadonlyMap<number, string | undefined>;
}

/** All that an import goes through: a file, its rows as they are put right, and what became of them. */
export function useImport(rules: ImportRules, send: SendRows, isWhole: boolean) {
  const intl = useIntl();
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<FileFault>();
  const [rows, setRows] = useState<readonly ImportRow[]>();
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const [sent, setSent] = useState<Sent>();
  const [refused, setRefused] = useState<ReadonlyMap<number, Refused>>();
  const key = useRef('');
  const isSending = useRef(false);
  const latest = useRef(0);

  const checked = useMemo(() => (rows === undefined ? undefined : checkRows(rows, rules)), [rows, rules]);

  const open = async (file: File): Promise<void> => {
    const turn = (latest.current += 1);
    setReading(true);
    setFault(undefined);
    const answer = await readFile(file);
    // Another file was chosen meanwhile: that one counts.
    if (turn !== latest.current) return;
    if ('fault' in answer) {
      setReading(false);
      return setFault(answer.fault);
    }
    const taken = takeSheet(answer.sheet, rules.columns, ({ title }) => intl.formatMessage(title));
    if (taken.lacking.length > 0 || !taken.isKnown) {
      setReading(false);
      return setFault({ lacking: taken.lacking.length > 0 ? taken.lacking : rules.columns });
    }
    await checkAhead(taken.rows, rules);
    if (turn !== latest.current) return;
    setReading(false);
    key.current = crypto.randomUUID();
    setIgnored(taken.ignored);
    setRows(taken.rows);
  };

  const edit = (line: number, column: number, text: string): void => {
    // Other rows are another intent.
    key.current = crypto.randomUUID();
    const changed = (row: ImportRow): ImportRow => ({
      ...row,
      texts: row.texts.with(column, text),
      formulas: row.formulas.with(column, false),
    });
    setRows((before) => before?.map((row) => (row.line === line ? changed(row) : row)));
  };

  const start = async (): Promise<void> => {
    const good = checked?.filter(({ isGood }) => isGood) ?? [];
    if (isSending.current || !checked || good.length === 0) return;
    isSending.current = true;
    setFailure(undefined);
    setRefused(undefined);
    setProgress(0);
    try {
      const sending = { key: key.current, onProgress: setProgress };
      const outcomes = await send(
        good.map(({ values }) => values),
        sending,
      );
      if (isWhole && outcomes.every((reason) => reason !== undefined)) {
        // Nothing was taken: the rows are put right where they stand, and what is sent then is another intent.
        key.current = crypto.randomUUID();
        setRefused(new Map(good.map(({ line, texts }, at) => [line, { texts, reason: outcomes[at] ?? '' }])));
      } else setSent({ rows: checked, outcomes: new Map(good.map(({ line }, at) => [line, outcomes[at]])) });
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      isSending.current = false;
      setProgress(undefined);
    }
  };

  const reset = (): void => {
    latest.current += 1;
    setReading(false);
    setFault(undefined);
    setFailure(undefined);
    setRows(undefined);
    setSent(undefined);
    setRefused(undefined);
  };

  return { isReading, fault, checked, ignored, progress, failure, sent, refused, open, edit, start, reset };
}
