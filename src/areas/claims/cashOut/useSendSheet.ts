import { useRef, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useUploadCashOutSheetMutation, type CashOutSheetResult } from '../../../api/investment/cashOut';
import { codeText } from '../../../kit/state/failureText';
import { fieldErrorText } from '../../../kit/form/fieldErrorText';
import type { ImportColumn, ImportValues } from '../../../kit/import/importRows';
import { sheetOf } from '../../../kit/import/downloadSheet';
import type { SendRows } from '../../../kit/import/useImport';
import { useNoticePath } from '../../../kit/state/notificationTarget';
import { notify, notifyFailure } from '../../../kit/state/notifications';
import { useUnmountEffect } from '../../../kit/foundation/useUnmountEffect';
import { isAnswerLost, notSent, toFailure, type Failure } from '../../../lib/failure';
import { badRequest, forbidden, ok, unauthorized } from '../../../lib/httpStatus';
import { ownRefusal, unsentSheet } from './ownRefusals';

const untouched = defineMessage({ id: 'claims.sheet.untouched', defaultMessage: 'Не выполнено: в файле есть ошибки' });
export const sheetDone = defineMessage({ id: 'claims.sheet.done', defaultMessage: 'Файл выплат принят' });

/** A sheet on its way is money: neither a tab that is hidden nor one that is closed breaks it off. */
const { signal } = new AbortController();

/** A refusal that says what is wrong is shown as it is; all else on the way is one sentence of the requirements. */
const isReported = ({ status, codes }: Failure): boolean =>
  status === unauthorized || status === forbidden || codes.includes(notSent) || codes.some(codeText);

/**
 * Where no answer came the sheet may have been taken; an error that the service did answer with took nothing. Either way
 * it is sent again under its key, which does nothing twice.
 */
function reportedAs(failure: Failure): Failure {
  const isLost = isAnswerLost(failure) || failure.codes.includes('still_running');
  return !isLost && isReported(failure) ? failure : unsentSheet(isLost, failure.requestId);
}

/**
 * Sends the good rows as one sheet. The inner status of the answer decides: 200 done, 400 nothing done and the rows
 * say why, anything else a problem of the server; a call that failed is one that may be sent again under its key.
 */
export function useSendSheet(columns: readonly ImportColumn[]): {
  send: SendRows;
  /** The answer, once there is one with an inner status of 200 or 400. */
  result: CashOutSheetResult | undefined;
} {
  const intl = useIntl();
  const upload = useUploadCashOutSheetMutation();
  const [result, setResult] = useState<CashOutSheetResult>();
  /** The file of each intent: the same intent is sent with the same file. */
  const files = useRef(new Map<string, File>());
  const dispatch = useDispatch();
  const path = useNoticePath();
  const isGone = useRef(false);
  useUnmountEffect(() => {
    isGone.current = true;
  });

  const fileOf = async (key: string, rows: readonly ImportValues[]): Promise<File> => {
    const known = files.current.get(key);
    if (known) return known;
    const ids = columns.map(({ id }) => id);
    const lines = rows.map((row) => ids.map((id) => row[id] ?? ''));
    const file = new File([await sheetOf('cash-out', ids, lines, intl)], 'cash-out.xlsx');
    files.current.set(key, file);
    return file;
  };
  const ask = async (file: File, key: string, onProgress: (done: number) => void): Promise<CashOutSheetResult> => {
    try {
      return await upload(file, key, { signal, onProgress });
    } catch (error) {
      const failure = reportedAs(toFailure(error));
      // Nobody looks at the rows any more, but money was to be moved.
      if (isGone.current) dispatch(notifyFailure(failure, path));
      throw failure;
    }
  };
  const send: SendRows = async (rows, { key, onProgress }) => {
    setResult(undefined);
    const answer = await ask(await fileOf(key, rows), key, onProgress);
    if (answer.status !== ok && answer.status !== badRequest) throw ownRefusal('sheet_server_problem');
    setResult(answer);
    if (answer.status === ok) {
      dispatch(notify({ tone: 'success', title: sheetDone, path }));
      return rows.map(() => undefined);
    }
    // The rows were sent one below the other, so the place of a row is that of its line.
    return rows.map((_, at) => {
      const errors = answer.errors.filter(({ row }) => row === at + 2);
      if (errors.length === 0) return intl.formatMessage(untouched);
      return errors.map(({ column, code }) => `${titleOf(column)}: ${wordsOf(code)}`).join('; ');
    });
  };
  const titleOf = (column: string): string => {
    const title = columns.find(({ id }) => id === column)?.title;
    return title ? intl.formatMessage(title) : column;
  };
  const wordsOf = (code: string): string => {
    const { message, values } = fieldErrorText(code);
    return intl.formatMessage(message, values);
  };
  return { send, result };
}
