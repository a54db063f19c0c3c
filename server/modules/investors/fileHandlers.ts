import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import type { FileKind } from '../../files/kinds';
import { notFound } from '../../shared/problem';
import { attachable, removeUnnamed } from '../uploads/index';
import { attachmentAnswer } from './serialize';
import * as store from './attachmentStore';
import { isBeingVerified, lockInvestors, touch } from './changeStore';
import { auditInvestor } from '../../shared/auditTrail';

export const investorFileHandlers = {
  addInvestorAttachment: (call) =>
    call.db.transaction(async (sql) => {
      const { investor_id: investorId } = call.params;
      const [investor] = await lockInvestors(sql, [investorId]);
      if (investor === undefined) throw notFound();
      const asked = { id: call.body.file_id, userId: call.user.id, field: 'file_id' };
      const { key, name, kind, size, fileId } = await attachable(sql, asked);
      const at = timestamp(call.clock);
      await store.addAttachment(sql, { investorId, fileId, name, key, userId: call.user.id, at });
      if (isBeingVerified(investor)) await touch(sql, investorId, at);
      await auditInvestor(sql, call, investorId, 'attach', [{ field: 'attachment', new: name }]);
      return attachmentAnswer(
        { file_id: fileId, name, kind: kind as FileKind, size, file_key: key, created_at: at },
        call.files,
      );
    }),

  async deleteInvestorAttachment(call) {
    const gone = await call.db.transaction(async (sql) => {
      const { fileId } = call.params;
      const investorId = await store.findAttachmentHolder(sql, fileId);
      if (investorId === undefined) throw notFound();
      const [investor] = await lockInvestors(sql, [investorId]);
      // Once more, for it may have gone before the lock was given.
      const attachment = await store.removeAttachment(sql, fileId);
      if (investor === undefined || attachment === undefined) throw notFound();
      const { name, file_key: key } = attachment;
      if (isBeingVerified(investor)) await touch(sql, investorId, timestamp(call.clock));
      await auditInvestor(sql, call, investorId, 'detach', [{ field: 'attachment', old: name }]);
      return removeUnnamed(sql, [key]);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },
} satisfies Partial<HandlerMap>;
