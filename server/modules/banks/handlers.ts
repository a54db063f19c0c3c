import type { Database, Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Actor, Call, HandlerMap } from '../../http/contract';
import { audit, changesBetween, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { OuterFault } from '../../shared/outerService';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import type { BankDirectory } from './directory';
import { compare, listedFields } from './rules';
import * as store from './store';

const entity = 'bank';

export const bankHandlers = (directory: BankDirectory | undefined) =>
  ({
    listBanks: async ({ query, db }) => page('banks', await store.banks.list(db, query)),

    getBank: ({ params, db }) => cardOf(db, params.id),

    updateBank: (call) =>
      call.db.transaction(async (sql) => {
        const before = await store.banks.lock(sql, call.params.id);
        if (before === undefined) throw notFound();
        await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, before.id));
        const next = { ...before, ...cleaned(call.body) };
        const changes = changesBetween(before, next);
        if (changes.length === 0) return cardOf(sql, before.id);
        const written = listedFields.filter((field) => before[field] !== next[field] || before.edited.includes(field));
        await store.saveBank(sql, before.id, { ...next, edited: written }, timestamp(call.clock));
        await note(sql, call, 'update', before.id, changes);
        return cardOf(sql, before.id);
      }),

    async syncBanks({ db, clock, user }) {
      if (directory === undefined) throw conflict('service_missing', 'The installation names no directory of banks');
      const begun = await store.beginSync(db, user.id, timestamp(clock));
      if (begun === undefined) throw conflict('still_running', 'The banks are being laid beside the directory');
      try {
        const listed = await asked(directory);
        return await db.transaction((sql) => sync(sql, { clock, user }, begun, listed));
      } catch (error) {
        await store.endSync(db, begun, timestamp(clock));
        throw error;
      }
    },
  }) satisfies Partial<HandlerMap>;

async function asked(directory: BankDirectory) {
  try {
    return await directory.list();
  } catch (error) {
    if (!(error instanceof OuterFault)) throw error;
    throw new Refusal(503, 'service_unreachable', 'The directory of banks does not answer', { retryAfter: 5 });
  }
}

async function sync(sql: Sql, actor: Actor, begun: number, listed: Awaited<ReturnType<BankDirectory['list']>>) {
  const at = timestamp(actor.clock);
  const { added, changed, came } = compare(await store.holdAll(sql), listed, at);
  for (const { id, name } of await store.addBanks(sql, added, at))
    await note(sql, actor, 'sync', id, [{ field: 'name', new: name }]);
  for (const one of changed) {
    await store.writeCompared(sql, one, at);
    await note(sql, actor, 'sync', one.id, changesBetween(one.before, one.next));
  }
  await store.endSync(sql, begun, at, came);
  return came;
}

/** What a person has typed, without characters that are not seen. */
function cleaned({ name, region, ...rest }: Call<'updateBank'>['body']) {
  const clean = { ...rest, ...(name !== undefined && { name: plainText(name) }) };
  if (clean.name === '') throw wrongFields({ name: 'required' });
  return { ...clean, ...(region !== undefined && { region: (region === null ? '' : plainText(region)) || null }) };
}

const note = (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

const cardOf = async (db: Database | Sql, id: number) => withHistory(db, entity, await store.banks.find(db, id));
