import { waitFor } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { utils } from 'xlsx';
import { readBack } from './sheetFiles';

/** The workbook that was saved, once it is; the test has mocked `file-saver`. */
export async function savedFile({ timeout = 20_000 } = {}) {
  await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(1), { timeout });
  const [blob, name = ''] = jest.mocked(saveAs).mock.calls[0] ?? [];
  const bytes = new Uint8Array(await (blob as Blob).arrayBuffer());
  const file = readBack(bytes);
  /** The texts of a sheet, row by row, the names of its columns first. */
  const rowsOf = (at: number) => utils.sheet_to_json<string[]>(file.sheet(at), { header: 1 });
  return { ...file, name, rowsOf };
}
