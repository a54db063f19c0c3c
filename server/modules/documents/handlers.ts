import { audit, auditInvestor, historyOf } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/connect';
import { typeOf, type FileKind } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { checkPeriod } from '../../shared/period';
import { refusalOfDocument, type DocumentRefusal } from './rules';
import {
  countDocuments,
  findDocument,
  listDocuments,
  lockDocument,
  setDocumentStatus,
  type DocumentRow,
} from './store';

type Files = Pick<FileStore, 'signedUrl'>;

const entity = 'application_document';

export const documentHandlers = {
  async listApplicationDocuments({ query, db, files }) {
    checkPeriod(query);
    const { offset = 0, limit = 10, order_by: order = '-created_at', ...filter } = query;
    const count = await countDocuments(db, filter);
    const rows = offset < count ? await listDocuments(db, filter, { order, offset, limit }) : [];
    return { documents: rows.map((row) => documentAnswer(row, files)), count };
  },

  getApplicationDocument: ({ params, db, files }) => documentOf(db, files, params.id),

  decideApplicationDocument: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock, files } = call;
      const document = await lockDocument(sql, params.id);
      if (document === undefined) throw notFound();
      await refuseStale(document.version, headers['If-Match'], () => documentOf(sql, files, params.id));
      const refused = refusalOfDocument(document.status, body);
      if (refused !== undefined) throw refusals[refused]();
      const { id, number, status: old, investor_id: investorId } = document;
      const comment = body.comment?.trim() || null;
      await setDocumentStatus(sql, { id, status: body.status, comment, userId: user.id, at: timestamp(clock) });
      const changes = [
        { field: 'status', old, new: body.status },
        ...(comment === null ? [] : [{ field: 'comment', old: document.comment, new: comment }]),
      ];
      await audit(sql, { user, clock, action: 'decide', entity, entityId: id, changes });
      await auditInvestor(sql, call, investorId, 'decide_document', [{ field: number, old, new: body.status }]);
      return documentOf(sql, files, id);
    }),
} satisfies Partial<HandlerMap>;

const refusals: Record<DocumentRefusal, () => Error> = {
  transition_not_allowed: () => conflict('transition_not_allowed', 'The status of the document does not allow this'),
  reason_required: () => wrongFields({ comment: 'reason_required' }, 'A rejection needs a reason'),
};

async function documentOf(sql: Sql, files: Files, id: number) {
  const row = await findDocument(sql, id);
  if (row === undefined) throw notFound();
  return { ...documentAnswer(row, files), history: await historyOf(sql, entity, id) };
}

function documentAnswer({ investor_id, file_key, file_name, file_kind, ...row }: DocumentRow, files: Files) {
  const file =
    file_key === null
      ? null
      : { name: file_name ?? file_key, kind: typeOf(file_kind as FileKind), url: files.signedUrl(file_key) };
  return { ...row, file };
}
