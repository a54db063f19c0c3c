import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import { identityOf, imageKinds } from '../../files/kinds';
import type { FileStore } from '../../files/store';
import type { Actor, HandlerMap, Reply } from '../../http/contract';
import { audit, changesBetween, historyOf, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, unlessTaken, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { attachable, removeUnnamed } from '../uploads/index';
import * as store from './store';

const entity = 'brand';

export const brandHandlers = {
  async listBrands({ query, db, files }) {
    return page(
      'brands',
      mapped(await store.brands.list(db, query), (row) => rowAnswer(row, files)),
    );
  },

  getBrand: ({ params, db, files }) => cardOf(db, files, params.id),

  createBrand: (call) =>
    call.db.transaction(async (sql) => {
      const { logo_key: logoKey, is_active = true } = call.body;
      const name = nameOf(call.body.name);
      const logo = logoKey === undefined ? undefined : await logoOf(sql, call.user.id, logoKey);
      const terms = { name, logo_key: logo?.key ?? null, is_active };
      const id = await store.insertBrand(sql, terms, timestamp(call.clock));
      if (id === undefined) throw taken();
      await note(sql, call, 'create', id, [
        { field: 'name', new: name },
        ...(logo === undefined ? [] : [{ field: 'logo', new: logo.name }]),
        ...(is_active ? [] : [{ field: 'is_active', new: is_active }]),
      ]);
      return cardOf(sql, call.files, id);
    }),

  async updateBrand(call) {
    const gone: string[] = [];
    const answer = await call.db.transaction(async (sql) => {
      gone.length = 0;
      const before = await locked(sql, call);
      const { name, logo_key: logoKey, is_active } = call.body;
      const next = {
        name: name === undefined ? before.name : nameOf(name),
        is_active: is_active ?? before.is_active,
      };
      if (await store.isNameTaken(sql, before.id, next.name)) throw taken();
      const logo = await logoAfter(sql, call.user.id, before, logoKey);
      const changes: Change[] = [
        ...changesBetween(before, next),
        // Another picture may have the same name.
        ...(logo.key === before.logo_key ? [] : [{ field: 'logo', old: before.logo_name, new: logo.name }]),
      ];
      if (changes.length === 0) return cardOf(sql, call.files, before.id);
      await unlessTaken('name', () =>
        store.saveBrand(sql, before.id, { ...next, logo_key: logo.key }, timestamp(call.clock)),
      );
      if (logo.key !== before.logo_key && before.logo_key !== null)
        gone.push(...(await removeUnnamed(sql, [before.logo_key])));
      await note(sql, call, 'update', before.id, changes);
      return cardOf(sql, call.files, before.id);
    });
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return answer;
  },

  async deleteBrand(call) {
    const gone = await call.db.transaction(async (sql) => {
      const before = await locked(sql, call);
      if (!(await store.removeBrand(sql, before.id))) throw conflict('in_use', 'There are models of the brand');
      await note(sql, call, 'delete', before.id, [{ field: 'name', old: before.name }]);
      return before.logo_key === null ? [] : removeUnnamed(sql, [before.logo_key]);
    });
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },
} satisfies Partial<HandlerMap>;

/** The brand, held, as the person saw it. */
async function locked(
  sql: Sql,
  { params, headers, files }: { params: { id: number }; headers: { 'If-Match': number }; files: FileStore },
): Promise<store.BrandRow> {
  const row = await store.brands.lock(sql, params.id);
  if (row === undefined) throw notFound();
  await refuseStale(row.version, headers['If-Match'], () => cardOf(sql, files, params.id));
  return row;
}

const taken = () => wrongFields({ name: 'taken' }, 'Another brand has this name');

function nameOf(sent: string): string {
  const name = plainText(sent);
  if (name === '') throw wrongFields({ name: 'required' });
  return name;
}

const logoOf = (sql: Sql, userId: number, key: string) =>
  attachable(sql, { id: identityOf(key), userId, field: 'logo_key', kinds: imageKinds });

async function logoAfter(sql: Sql, userId: number, before: store.BrandRow, sent: string | null | undefined) {
  const { logo_key: key, logo_name: name } = before;
  if (sent === undefined || sent === key) return { key, name };
  return sent === null ? { key: null, name: null } : logoOf(sql, userId, sent);
}

const note = (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

const rowAnswer = ({ logo_key: key, logo_name: _, ...row }: store.BrandRow, files: FileStore) => ({
  ...row,
  logo_url: key === null ? null : files.dailyUrl(key),
});

async function cardOf(sql: Sql, files: FileStore, id: number): Promise<Reply<'getBrand'>> {
  const row = await store.brands.find(sql, id);
  if (row === undefined) throw notFound();
  const { logo_key: key, logo_name: name } = row;
  const answer = rowAnswer(row, files);
  const { logo_url: url } = answer;
  const logo = key === null || name === null || url === null ? null : { key, name, url };
  return { ...answer, logo, history: await historyOf(sql, entity, id) };
}
