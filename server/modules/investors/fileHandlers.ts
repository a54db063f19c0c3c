import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import { identityOf, keysOf, typeOf, type FileKind } from '../../files/kinds';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { attachmentAnswer } from './serialize';
import * as store from './attachmentStore';
import { lockInvestors } from './changeStore';
import { auditInvestor } from '../../shared/auditTrail';
import { takeUpload } from './takeUpload';

export const investorFileHandlers = {
  async uploadInvestorFile(call) {
    const { key, name, kind, size } = await takeUpload(call);
    return { id: identityOf(key), name, kind: typeOf(kind), size };
  },

  addInvestorAttachment: (call) =>
    call.db.transaction(async (sql) => {
      const { investor_id: investorId } = call.params;
      const fileId = call.body.file_id.toLowerCase();
      const [investor] = await lockInvestors(sql, [investorId]);
      if (investor === undefined) throw notFound();
      const file = await store.lockUpload(sql, keysOf(fileId), call.user.id);
      // What somebody else uploaded is his to attach, and as unknown as what was never sent.
      if (file === undefined) throw wrongFields({ file_id: 'file_missing' }, 'There is no such upload');
      if (file.attached) throw conflict('file_already_attached', 'The file is attached already');
      const { key, name, kind, size } = file;
      const at = timestamp(call.clock);
      await store.addAttachment(sql, { investorId, fileId, name, key, userId: call.user.id, at });
      await auditInvestor(sql, call, investorId, 'attach', [{ field: 'attachment', new: name }]);
      return attachmentAnswer(
        { file_id: fileId, name, kind: kind as FileKind, size, file_key: key, created_at: at },
        call.files,
      );
    }),

  async deleteInvestorAttachment(call) {
    const gone = await call.db.transaction(async (sql) => {
      const attachment = await store.removeAttachment(sql, call.params.fileId);
      if (attachment === undefined) throw notFound();
      const { investor_id: investorId, name, file_key: key } = attachment;
      await auditInvestor(sql, call, investorId, 'detach', [{ field: 'attachment', old: name }]);
      return store.removeUnnamed(sql, [key]);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },
} satisfies Partial<HandlerMap>;
