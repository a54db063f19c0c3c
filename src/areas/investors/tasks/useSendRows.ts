import { useRef } from 'react';
import { useIntl } from 'react-intl';
import {
  useCreateAsyncTaskMutation,
  useFollowAsyncTask,
  useReadAsyncTaskItems,
  useRunAsyncTaskMutation,
  type AsyncTask,
  type AsyncTaskItem,
} from '../../../api/investment/asyncTasks';
import { useUploadInvestorFileMutation } from '../../../api/investment/investorFiles';
import type { ImportColumn, ImportValues } from '../../../kit/import/importRows';
import { sheetOf } from '../../../kit/import/downloadSheet';
import type { SendRows } from '../../../kit/import/useImport';
import { toFailure } from '../../../lib/failure';
import { useUnmountEffect } from '../../../kit/foundation/useUnmountEffect';
import type { ImportKind } from './importKinds';
import { itemStatus, reasonText } from './taskTerms';

interface Wanted {
  kind: ImportKind;
  columns: readonly ImportColumn[];
  name: string;
  /** The work begins at once, and the rows say what became of them. */
  isRun: boolean;
}

/** The larger part of the work is that of the service. */
const sentShare = 0.1;

/** It was begun by a call whose answer was lost. */
const isBegun = (error: unknown) =>
  toFailure(error).codes.some((code) => code === 'transition_not_allowed' || code === 'changed_meanwhile');

/** Makes a task of the good rows, runs it when that is wanted, and waits for what becomes of each row. */
export function useSendRows({ kind, columns, name, isRun }: Wanted): {
  send: SendRows;
  /** The number of the task once it is there. */
  made: () => number | undefined;
} {
  const intl = useIntl();
  const upload = useUploadInvestorFileMutation();
  const [create] = useCreateAsyncTaskMutation();
  const [run] = useRunAsyncTaskMutation();
  const follow = useFollowAsyncTask();
  const task = useRef<number>(undefined);
  const read = useReadAsyncTaskItems();
  /** The file of each intent: the same intent is sent with the same file. */
  const files = useRef(new Map<string, string>());
  const stop = useRef(new AbortController());
  useUnmountEffect(() => stop.current.abort());

  const fileOf = async (key: string, rows: readonly ImportValues[]): Promise<string> => {
    const known = files.current.get(key);
    if (known !== undefined) return known;
    const ids = columns.map(({ id }) => id);
    const lines = rows.map((row) => ids.map((id) => row[id] ?? ''));
    const file = new File([await sheetOf(kind, ids, lines, intl)], `${kind}.xlsx`);
    const { id } = await upload(file, { signal: stop.current.signal, onProgress: () => undefined });
    files.current.set(key, id);
    return id;
  };
  const begin = async ({ id, version }: AsyncTask): Promise<void> => {
    try {
      await run({ id, 'If-Match': version }).unwrap();
    } catch (error) {
      if (!isBegun(error)) throw error;
    }
  };

  const send: SendRows = async (rows, { key, onProgress }) => {
    const file_id = await fileOf(key, rows);
    onProgress(sentShare);
    const made = await create({ 'Idempotency-Key': key, body: { name, type: kind, file_id } }).unwrap();
    task.current = made.id;
    if (!isRun) return rows.map(() => undefined);
    await begin(made);
    const { signal } = stop.current;
    const share = ({ done, failed, total }: AsyncTask) => sentShare + (1 - sentShare) * ((done + failed) / total);
    await follow(made.id, (now) => onProgress(share(now)), signal);
    const items = new Map((await read({ task_id: made.id }, signal)).map((item) => [item.row, item]));
    // The rows were sent one below the other, so the place of an item is that of its row.
    return rows.map((_, at) => outcomeOf(items.get(at + 2)));
  };
  const outcomeOf = (item: AsyncTaskItem | undefined): string | undefined => {
    if (item?.status === 'done') return undefined;
    const code = item?.message ?? undefined;
    const words = code === undefined ? itemStatus.labelOf(item?.status ?? 'skipped') : reasonText(code);
    return words ? intl.formatMessage(words) : code;
  };
  return { send, made: () => task.current };
}
