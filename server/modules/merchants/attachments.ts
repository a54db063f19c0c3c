import type { Sql } from '../../db/database';
import { identityOf, typeOf } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Actor, HandlerMap } from '../../http/contract';
import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { attachable, removeUnnamed, takeUpload } from '../uploads/index';
import * as store from './attachmentStore';
import { attachmentKinds, mostAttachments } from './rules';
import { holdMerchant } from './store';

export const entity = 'merchant';

export const attachmentHandlers = {
  async uploadMerchantDocument(call) {
    const { key, name, kind, size } = await takeUpload(call, attachmentKinds);
    return { document_key: identityOf(key), name, kind: typeOf(kind), size };
  },

  async listMerchantAttachments({ params, db, files }) {
    if (!(await holdMerchant(db, params.id, 'read'))) throw notFound();
    const rows = await store.listAttachments(db, params.id);
    return { items: rows.map((row) => answer(row, files)) };
  },

  addMerchantAttachment: (call) =>
    call.db.transaction(async (sql) => {
      const { merchant_id: merchantId, document_key: id } = call.body;
      const title = plainText(call.body.title);
      if (title === '') throw wrongFields({ title: 'required' });
      // Held, so that two never add the last one at once.
      if (!(await holdMerchant(sql, merchantId, 'change'))) throw notFound();
      if ((await store.listAttachments(sql, merchantId)).length >= mostAttachments)
        throw conflict('too_many_attachments', `A merchant has ${mostAttachments} files at most`);
      const { key } = await attachable(sql, {
        ...{ id, userId: call.user.id, field: 'document_key' },
        kinds: attachmentKinds,
      });
      const added = { merchantId, title, fileKey: key, userId: call.user.id, at: timestamp(call.clock) };
      const made = await store.addAttachment(sql, added);
      await journal(sql, call, merchantId, 'attach', { field: 'attachment', new: title });
      return answer((await store.findAttachment(sql, made))!, call.files); // it was added just now
    }),

  async deleteMerchantAttachment(call) {
    const gone = await call.db.transaction(async (sql) => {
      const attachment = await store.findAttachment(sql, call.params.id);
      if (attachment === undefined || !(await store.removeAttachment(sql, attachment.id))) throw notFound();
      const { merchant_id: merchantId, title, file_key: key } = attachment;
      await journal(sql, call, merchantId, 'detach', { field: 'attachment', old: title });
      return removeUnnamed(sql, [key]);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },
} satisfies Partial<HandlerMap>;

type Changed = Parameters<typeof audit>[1]['changes'][number];
const journal = (sql: Sql, { user, clock }: Actor, merchantId: number, action: string, change: Changed) =>
  audit(sql, { user, clock, action, entity, entityId: merchantId, changes: [change] });

const answer = ({ file_key: key, kind, ...row }: store.AttachmentRow, files: Pick<FileStore, 'signedUrl'>) => ({
  ...row,
  kind: typeOf(kind),
  url: files.signedUrl(key),
});
