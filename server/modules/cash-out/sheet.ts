import { holds } from '../../auth/currentUser';
import type { Call, PreparedHandler, Reply } from '../../http/contract';
import { readSheet } from '../../files/sheet';
import { forbidden, Refusal } from '../../shared/problem';
import { approve, changeTerms } from './service';
import { plan } from './sheetPlan';
import { rowsOf, type RowError, type SheetRow } from './sheetRows';

type Upload = Call<'uploadCashOutSheet'>;
const limits = { mostBytes: 10 * 1024 * 1024, mostRows: 5000 };

export const uploadSheet: PreparedHandler<'uploadCashOutSheet'> = {
  async prepare(call) {
    if (!holds(call.user, 'cash_out.enable')) throw forbidden('Permission cash_out.enable is missing');
    const rows = rowsOf(await readRows(call));
    return (inside) => takeRows(inside, rows);
  },
};

/** All rows or none: whoever repairs a sheet sends it again as a whole, and nothing in it was done yet. */
function takeRows(call: Upload, rows: readonly SheetRow[]): Promise<Reply<'uploadCashOutSheet'>> {
  return call.db.transaction(async (sql) => {
    const { planned, errors } = await plan(sql, call, rows);
    const failed = new Set(errors.map(({ row }) => row)).size;
    const counted = { total: rows.length, success: 0, failed, approved: 0, changed: 0 };
    if (errors.length > 0) return { status: 400, ...counted, errors: errors.map(answerOf) };
    const approvals = planned
      .filter(({ isSame }) => isSame)
      .map(({ claim, asked }) => ({ claim, comment: asked.comment ?? null }));
    const changes = planned
      .filter(({ isSame }) => !isSame)
      .map(({ claim, asked, payee }) => {
        const comment = asked.comment === undefined ? {} : { comment: asked.comment };
        return { claim, change: { amount: asked.amount, ...payee, ...comment } };
      });
    if (approvals.length > 0) await approve(sql, call, approvals, 'bulk');
    if (changes.length > 0) await changeTerms(sql, call, changes, 'bulk');
    const counts = { approved: approvals.length, changed: changes.length };
    return { status: 200, ...counted, success: rows.length, ...counts, errors: [] };
  });
}

/** What is wrong with the file is told beside the field that it came in. */
async function readRows({ body }: Upload): Promise<string[][]> {
  try {
    return await readSheet(() => body.content, limits);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500)
      throw new Refusal(error.status, error.code, error.message, { fields: { excel_file: error.code } });
    throw error;
  }
}

const answerOf = (error: RowError) => ({ ...error, message: `${error.column}: ${error.code}` });
