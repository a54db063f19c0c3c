import { mapped, page } from '../../db/list';
import type { Sql } from '../../db/database';
import { shownName } from '../../files/names';
import { readSheet } from '../../files/sheet';
import type { FileStore } from '../../files/store';
import type { Call, HandlerMap, OperationId, Reply } from '../../http/contract';
import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { conflict, notFound, Refusal } from '../../shared/problem';
import { holdMerchant } from '../merchants/index';
import { nameOfSource, type Sources } from './fetchGoods';
import { methodHandlers } from './method';
import { largestSheet, mostRows, sheetRowsOf, type SheetRow } from './rules';
import type { importRunner } from './runner';
import { templateOf } from './sheets';
import * as store from './store';

type Runner = Pick<ReturnType<typeof importRunner>, 'wake'>;

/** The calls of imports; the runner is told when there is something to do. */
export const importHandlers = (runner: Runner, sources: Sources) =>
  ({
    ...methodHandlers(sources),

    async getProductTemplate({ db, params, language }) {
      if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
      return { name: `goods_${params.id}.xlsx`, content: await templateOf(language) };
    },

    importProductSheet: {
      async prepare(call) {
        if (!(await holdMerchant(call.db, call.params.id, 'read'))) throw notFound();
        const rows = await readRows(call);
        const fileName = shownName(call.body.name, 'xlsx');
        return async (inside) => {
          const answer = await inside.db.transaction(async (sql) => {
            const id = await begin(sql, inside, { source: 'sheet', fileName });
            await store.addRows(sql, id, rows);
            return answerOf(sql, inside, id);
          });
          // After the transaction: the work looks for what is kept.
          runner.wake();
          return answer;
        };
      },
    },

    async importFromFtp(call) {
      const answer = await call.db.transaction(async (sql) => {
        if (!(await holdMerchant(sql, call.params.id, 'change'))) throw notFound();
        const method = await store.findMethod(sql, call.params.id);
        if (method?.type !== 'ftp') throw conflict('import_method_missing', 'The merchant has no FTP server');
        const id = await begin(sql, call, { source: 'ftp', fileName: nameOfSource(method) });
        return answerOf(sql, call, id);
      });
      runner.wake();
      return answer;
    },

    async listMerchantImports({ db, params, query, files }) {
      if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
      const found = await store.importsOf.list(db, query, params.id);
      return page(
        'imports',
        mapped(found, (row) => importAnswer(row, files)),
      );
    },
  }) satisfies Partial<HandlerMap>;

/** The rows of the sheet, read while nothing is held: that may take seconds. */
async function readRows({ body }: Call<'importProductSheet'>): Promise<SheetRow[]> {
  const limits = { mostBytes: largestSheet, mostRows, refusesFormulas: true };
  try {
    return sheetRowsOf(await readSheet(() => body.content, limits));
  } catch (error) {
    // What is wrong with the file is told beside the field that it came in.
    if (error instanceof Refusal && error.status < 500)
      throw new Refusal(error.status, error.code, error.message, { fields: { file: error.code } });
    throw error;
  }
}

type Beginning = Pick<Call<OperationId>, 'user' | 'clock' | 'language'> & { params: { id: number } };

async function begin(
  sql: Sql,
  { params, user, clock, language }: Beginning,
  what: { source: store.ImportSource; fileName: string },
): Promise<number> {
  if (!(await holdMerchant(sql, params.id, 'change'))) throw notFound();
  const made = { ...what, merchantId: params.id, language, userId: user.id, at: timestamp(clock) };
  const id = await store.addImport(sql, made);
  if (id === undefined) throw conflict('still_running', 'An import of this merchant runs already');
  const changes = [{ field: 'import', new: what.fileName }];
  await audit(sql, { user, clock, action: 'begin_import', entity: 'merchant', entityId: params.id, changes });
  return id;
}

async function answerOf(sql: Sql, { params, files }: { params: { id: number }; files: FileStore }, id: number) {
  const row = await store.importsOf.find(sql, id, params.id);
  return importAnswer(row!, files); // it was begun above
}

function importAnswer(row: store.ImportRow, files: FileStore): Reply<'listMerchantImports'>['imports'][number] {
  const { id, source, file_name: file, status, total, ok, failed, error, errors_key: key, user } = row;
  return {
    ...{ id, source, file, status, total, ok, failed, error, user },
    errors_file: key === null ? null : files.signedUrl(key, `errors_${id}.xlsx`),
    created_at: row.created_at,
    finished_at: row.finished_at,
  };
}
