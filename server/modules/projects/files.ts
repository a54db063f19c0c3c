import { randomUUID } from 'node:crypto';
import type { Sql } from '../../db/database';
import { typeOf, type FileKind } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Actor, HandlerMap } from '../../http/contract';
import { audit } from '../../shared/auditTrail';
import { daysAgo, timestamp, timestampOf } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { removeUnnamed, takeUpload } from '../uploads/index';
import * as store from './fileStore';
import { kindsOfType, mostAttachments, offerKinds } from './rules';
import { changeProject, wholeProjects } from './store';

export const entity = 'project';

/** Days for which a key is good. */
const life = 1;
const allKinds: readonly FileKind[] = [...new Set(Object.values(kindsOfType).flat())];

export const projectFileHandlers = {
  async uploadTemporaryFile(call) {
    const documentKey = randomUUID();
    const { name, kind, size } = await takeUpload(call, allKinds, (sql, { key }) =>
      store.addTempFile(sql, { documentKey, fileKey: key, userId: call.user.id, at: timestamp(call.clock) }),
    );
    return { document_key: documentKey, name, kind: typeOf(kind), size };
  },

  addProjectAttachment: (call) =>
    call.db.transaction(async (sql) => {
      const { project_id: projectId, type, document_key: key, order } = call.body;
      if ((await wholeProjects.lock(sql, projectId)) === undefined) throw notFound();
      const others = await store.listAttachments(sql, projectId);
      if (others.length >= mostAttachments)
        throw conflict('too_many_attachments', `A project has ${mostAttachments} attachments at most`);
      const [file] = await useKeys(sql, call, { keys: [key], field: 'document_key', kinds: kindsOfType[type] });
      const title = call.body.title.trim();
      const at = timestamp(call.clock);
      const added = { projectId, type, title, fileKey: file!.file_key, userId: call.user.id, at }; // one key, one file
      const id = await store.addAttachment(sql, { ...added, position: others.length + 1 });
      if (order !== undefined) await store.setOrder(sql, placed([...others.map((one) => one.id)], id, order), at);
      await journal(sql, call, projectId, 'attach', [{ field: 'attachment', new: title }]);
      return attachmentAnswer((await store.findAttachment(sql, id))!, call.files); // it was added just now
    }),

  updateProjectAttachment: (call) =>
    call.db.transaction(async (sql) => {
      const attachment = await lockAttachment(sql, call.params.id);
      await refuseStale(attachment.version, call.headers['If-Match'], async () =>
        attachmentAnswer(attachment, call.files),
      );
      const { id, project_id: projectId } = attachment;
      const title = call.body.title?.trim() ?? attachment.title;
      const at = timestamp(call.clock);
      if (title !== attachment.title) {
        await store.setAttachmentTitle(sql, id, title, at);
        const change = { field: 'attachment', old: attachment.title, new: title };
        await journal(sql, call, projectId, 'update_attachment', [change]);
      }
      const ids = (await store.listAttachments(sql, projectId)).map((one) => one.id);
      if (call.body.order !== undefined) {
        await store.setOrder(sql, placed(ids, id, call.body.order), at);
        const now = await store.findAttachment(sql, id);
        const moved = { field: 'order', old: attachment.order, new: now?.order };
        if (moved.old !== moved.new)
          await journal(sql, call, projectId, 'update_attachment', [{ field: 'attachment', new: title }, moved]);
      }
      return attachmentAnswer((await store.findAttachment(sql, id))!, call.files); // it is held
    }),

  async deleteProjectAttachment(call) {
    const gone = await call.db.transaction(async (sql) => {
      const { id, project_id: projectId, title, file_key: key } = await lockAttachment(sql, call.params.id);
      await store.removeAttachment(sql, id);
      const left = (await store.listAttachments(sql, projectId)).map((one) => one.id);
      await store.setOrder(sql, left, timestamp(call.clock));
      await journal(sql, call, projectId, 'detach', [{ field: 'attachment', old: title }]);
      return removeUnnamed(sql, [key]);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },

  getProjectOffer: ({ params, db, files }) => offerOf(db, files, params.id),

  async saveProjectOffer(call) {
    const gone: string[] = [];
    const saved = await call.db.transaction(async (sql) => {
      const { id } = call.params;
      const project = await wholeProjects.lock(sql, id);
      if (project === undefined) throw notFound();
      await refuseStale(project.version, call.headers['If-Match'], () => offerOf(sql, call.files, id));
      const old = await store.listOffer(sql, id);
      const wanted = call.body.document_ids.map((key) => key.toLowerCase());
      const keys = wanted.filter((key) => !old.some((one) => one.id === key));
      const fresh = await useKeys(sql, call, { keys, field: 'document_ids', kinds: offerKinds });
      const known = new Map<string, store.OfferRow>([
        ...old.map((one) => [one.id, one] as const),
        ...fresh.map((one) => [one.document_key, { ...one, id: one.document_key }] as const),
      ]);
      const documents = wanted.flatMap((key) => known.get(key) ?? []);
      const at = timestamp(call.clock);
      await store.setOffer(sql, { projectId: id, documents, userId: call.user.id, at });
      const dropped = old.filter((one) => !wanted.includes(one.id));
      await journal(sql, call, id, 'change_offer', [
        ...dropped.map(({ name }) => ({ field: 'document', old: name })),
        ...fresh.map(({ name }) => ({ field: 'document', new: name })),
      ]);
      await changeProject(sql, id, { fields: {}, at });
      // A transaction may be begun again.
      gone.splice(
        0,
        gone.length,
        ...(await removeUnnamed(
          sql,
          dropped.map((one) => one.file_key),
        )),
      );
      return offerOf(sql, call.files, id);
    });
    for (const key of gone) await call.files.remove(key);
    return saved;
  },
} satisfies Partial<HandlerMap>;

interface Wanted {
  keys: readonly string[];
  /** The field of the body that names them. */
  field: string;
  kinds: readonly FileKind[];
}
/** Takes uploads of the caller's own for good. What is another's is as unknown as what was never sent. */
async function useKeys(sql: Sql, { user, clock }: Actor, { keys, field, kinds }: Wanted): Promise<store.TempFile[]> {
  if (keys.length === 0) return [];
  const found = await store.lockTempFiles(sql, keys, user.id, timestampOf(daysAgo(clock, life)));
  if (found.length < keys.length) throw wrongFields({ [field]: 'file_missing' }, 'There is no such upload');
  if (found.some((file) => file.is_used))
    throw wrongFields({ [field]: 'file_already_attached' }, 'The file is attached already');
  if (found.some((file) => !kinds.includes(file.kind)))
    throw wrongFields({ [field]: 'file_kind_not_allowed' }, 'A file of this kind does not belong here');
  await store.setUsed(sql, keys, timestamp(clock));
  return found;
}

/** The attachment with its project held, so that two never order the same ones at once. */
async function lockAttachment(sql: Sql, id: number): Promise<store.AttachmentRow> {
  const seen = await store.findAttachment(sql, id);
  if (seen === undefined || (await wholeProjects.lock(sql, seen.project_id)) === undefined) throw notFound();
  // Asked anew: a colleague may have changed it, or taken it away, while we waited.
  const attachment = await store.findAttachment(sql, id);
  if (attachment === undefined) throw notFound();
  return attachment;
}

/** The numbers with one of them at a place counted from 1. */
function placed(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}

async function journal(sql: Sql, actor: Actor, projectId: number, action: string, changes: AuditChanges) {
  const { user, clock } = actor;
  await audit(sql, { user, clock, action, entity, entityId: projectId, changes });
}
type AuditChanges = Parameters<typeof audit>[1]['changes'];

type Links = Pick<FileStore, 'signedUrl'>;

export function attachmentAnswer({ file_key: key, kind, ...row }: store.AttachmentRow, files: Links) {
  return { ...row, kind: typeOf(kind), url: files.signedUrl(key) };
}

async function offerOf(sql: Sql, files: Links, projectId: number) {
  const project = await wholeProjects.find(sql, projectId);
  if (project === undefined) throw notFound();
  const documents = (await store.listOffer(sql, projectId)).map(({ id, name, file_key: key }) => ({
    id,
    name,
    url: files.signedUrl(key),
  }));
  return { version: project.version, document_urls: documents.map(({ url }) => url), documents };
}
