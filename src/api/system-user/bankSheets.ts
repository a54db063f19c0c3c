import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import { bankSheetsGenerated, type BankSheetMatch } from '../generated/system-user/bank-sheets';

export type { BankColumn, BankPosting, BankRow, BankSheetMatch, BankSide } from '../generated/system-user/bank-sheets';

const bankSheetsApi = bankSheetsGenerated.enhanceEndpoints({
  endpoints: {
    // It changes nothing.
    matchBankSheet: handlesOwnErrors,
  } satisfies Tagged<typeof bankSheetsGenerated>,
});

const matchCall = requestOf(bankSheetsApi, 'matchBankSheet');

/** Sends a statement of the bank; rejects with a Failure. */
export function useMatchBankSheet(): (file: File, options: UploadOptions) => Promise<BankSheetMatch> {
  const dispatch = useApiDispatch();
  return useCallback(
    (file, options) => dispatch(upload<BankSheetMatch>(matchCall({ body: { bank_file: file } }), options)),
    [dispatch],
  );
}
