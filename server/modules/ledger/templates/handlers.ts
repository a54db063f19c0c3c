/** Templates of postings: each person keeps his own, and nobody sees another's. */
import type { Sql } from '../../../db/database';
import { page } from '../../../db/list';
import type { Call, HandlerMap } from '../../../http/contract';
import { audit } from '../../../shared/auditTrail';
import { timestamp } from '../../../shared/clock';
import { plainText } from '../../../shared/plainText';
import { conflict, notFound, unlessTaken, wrongFields } from '../../../shared/problem';
import { refuseStale } from '../../../shared/versionCheck';
import { findOperation, findPostedAccounts } from '../postingStore';
import { faultsOfTemplate } from '../rules';
import * as store from './store';

const entity = 'posting_template';

export const templateHandlers = {
  listPostingTemplates: async ({ query, db, user }) =>
    page('templates', await store.templatesOf.list(db, query, user.id)),

  createPostingTemplate: ({ body, db, user, clock }) =>
    db.transaction(async (sql) => {
      const terms = await checked(sql, body);
      if ((await store.lockCount(sql, user.id)) >= store.mostOfOne)
        throw conflict('too_many_templates', `A person keeps ${store.mostOfOne} templates at most`);
      const id = await unlessTaken('name', () =>
        store.insertTemplate(sql, terms, { userId: user.id, at: timestamp(clock) }),
      );
      const changes = [{ field: 'name', new: terms.name }];
      await audit(sql, { user, clock, action: 'create', entity, entityId: id, changes });
      return found(sql, id, user.id);
    }),

  changePostingTemplate: (call) =>
    call.db.transaction(async (sql) => {
      const { body, user, clock } = call;
      const before = await lockFresh(sql, call);
      const terms = await checked(sql, body);
      await unlessTaken('name', () => store.setTemplate(sql, before.id, terms, timestamp(clock)));
      const changes = [{ field: 'name', old: before.name, new: terms.name }];
      await audit(sql, { user, clock, action: 'update', entity, entityId: before.id, changes });
      return found(sql, before.id, user.id);
    }),

  deletePostingTemplate: (call) =>
    call.db.transaction(async (sql) => {
      const { user, clock } = call;
      const { id, name } = await lockFresh(sql, call);
      await store.deleteTemplate(sql, id);
      const changes = [{ field: 'name', old: name }];
      await audit(sql, { user, clock, action: 'delete', entity, entityId: id, changes });
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

/** What is kept, as it was typed but for blanks; refuses what no posting could be made of. */
async function checked(sql: Sql, body: store.TemplateTerms): Promise<store.TemplateTerms> {
  const name = plainText(body.name);
  const named = [body.account_id, ...body.lines.map(({ account_id: account }) => account)];
  const faults = faultsOfTemplate(body, await findPostedAccounts(sql, named));
  if (name === '') faults.name = 'required';
  if ((await findOperation(sql, body.operation_id, body.kind)) === undefined) faults.operation_id = 'unknown_value';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  return { ...body, name, description: textOr(body.description), counterparty: textOr(body.counterparty) };
}
const textOr = (text: string | null) => (text === null ? null : plainText(text) || null);

type Changing = Call<'changePostingTemplate' | 'deletePostingTemplate'>;

/** The person's own template, held, as he saw it. */
async function lockFresh(sql: Sql, { params, headers, user }: Changing): Promise<store.TemplateRow> {
  const row = await store.lockTemplate(sql, params.id, user.id);
  if (row === undefined) throw notFound();
  await refuseStale(row.version, headers['If-Match'], async () => row);
  return row;
}

async function found(sql: Sql, id: number, userId: number): Promise<store.TemplateRow> {
  const row = await store.templatesOf.find(sql, id, userId);
  if (row === undefined) throw notFound();
  return row;
}
