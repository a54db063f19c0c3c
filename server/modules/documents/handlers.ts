import { audit, auditInvestor, withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import { mapped, page } from '../../db/list';
import type { Sql } from '../../db/database';
import { typeOf, type FileKind } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { refusalOfDocument, type DocumentRefusal } from './rules';
import { documents, setDocumentStatus, type DocumentRow } from './store';

type Files = Pick<FileStore, 'signedUrl'>;

const entity = 'application_document';

export const documentHandlers = {
  async listApplicationDocuments({ query, db, files }) {
    const found = await documents.list(db, query);
    return page(
      'documents',
      mapped(found, (row) => documentAnswer(row, files)),
    );
  },

  getApplicationDocument: ({ params, db, files }) => documentOf(db, files, params.id),

  decideApplicationDocument: (call) =>
    call.db.transaction(async (sql) => {
      const { params, headers, body, user, clock, files } = call;
      const document = await documents.lock(sql, params.id);
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
      await auditInvestor(sql, call, investorId, 'decide_document', [
        { field: `document ${number}`, old, new: body.status },
      ]);
      return documentOf(sql, files, id);
    }),
} satisfies Partial<HandlerMap>;

const refusals: Record<DocumentRefusal, () => Error> = {
  transition_not_allowed: () => conflict('transition_not_allowed', 'The status of the document does not allow this'),
  reason_required: () => wrongFields({ comment: 'reason_required' }, 'A rejection needs a reason'),
};

const documentOf = async (sql: Sql, files: Files, id: number) =>
  withHistory(sql, entity, await documents.find(sql, id), (row) => documentAnswer(row, files));

function documentAnswer({ investor_id, file_key, file_name, file_kind, ...row }: DocumentRow, files: Files) {
  const file =
    file_key === null
      ? null
      : { name: file_name ?? file_key, kind: typeOf(file_kind as FileKind), url: files.signedUrl(file_key) };
  return { ...row, file };
}
