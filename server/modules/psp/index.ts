import { everything } from '../../auth/permissions';
import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Call, HandlerMap } from '../../http/contract';
import type { Module } from '../../http/module';
import { audit, changesBetween, withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { tiyinOf } from '../../shared/money';
import { plainText } from '../../shared/plainText';
import { badRequest, conflict, notFound, wrongFields } from '../../shared/problem';
import { movedPlaces, type Place } from '../../shared/treeMoves';
import { seedPsp } from './seed';
import * as store from './store';

const [category, service] = ['psp_category', 'psp_service'] as const;

interface Named {
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  provider?: string;
}

/** Names without characters that are not seen; the Russian one and that of the provider are never empty, the others are none when they are. */
function cleaned<Sent extends Named>(sent: Sent): Sent {
  const clean = { ...sent };
  for (const field of ['name_ru', 'name_en', 'name_uz', 'provider'] as const) {
    const text = sent[field];
    if (typeof text === 'string') clean[field] = (plainText(text) || null) as never;
  }
  for (const field of ['name_ru', 'provider'] as const)
    if ((clean[field] as string | null | undefined) === null) throw wrongFields({ [field]: 'required' });
  return clean;
}

/** The rows that a call names, as the person saw them; each once. */
function paired<Row extends { id: number; version: number }, Sent extends { id: number; version: number }>(
  rows: readonly Row[],
  sent: readonly Sent[],
): [Row, Sent][] {
  if (new Set(sent.map(({ id }) => id)).size < sent.length) throw badRequest('A record is named twice');
  return sent.map((one) => {
    const row = rows.find(({ id }) => id === one.id);
    if (row === undefined) throw notFound();
    if (row.version !== one.version) throw conflict('changed_meanwhile', 'Somebody else has changed it', { ...row });
    return [row, one];
  });
}

const pspHandlers = {
  listPspCategories: async ({ query, db }) => page('categories', await store.categories.list(db, query)),

  getPspCategory: async ({ params, db }) => withHistory(db, category, await store.categories.find(db, params.id)),

  updatePspCategories: (call) =>
    call.db.transaction(async (sql) => {
      const ids = call.body.categories.map(({ id }) => id);
      const tree = await store.holdCategories(sql);
      const pairs = paired(await store.categories.findAll(sql, ids), call.body.categories);
      const places = placesAfter(tree, call.body.categories);
      await store.placeCategories(sql, places);
      for (const [before, { id, version: _, ...sent }] of pairs) {
        const was = { ...before, sequence_number: placeBefore(before, sent, places) };
        const next = { ...was, ...cleaned(sent), sequence_number: positionOf(places, id) };
        const changes = changesBetween(was, next);
        if (changes.length === 0) continue;
        await store.saveCategory(sql, next, timestamp(call.clock));
        await audit(sql, { ...call, action: 'update', entity: category, entityId: id, changes });
      }
      const rows = inOrder(ids, await store.categories.findAll(sql, ids));
      return page('categories', { rows, count: rows.length });
    }),

  listPspServices: async ({ query, db, language }) => page('services', await store.services.list(db, query, language)),

  getPspService: async ({ params, db, language }) =>
    withHistory(db, service, await store.services.find(db, params.id, language)),

  updatePspServices: (call) => call.db.transaction((sql) => changeServices(sql, call)),
} satisfies Partial<HandlerMap>;

async function changeServices(sql: Sql, call: Call<'updatePspServices'>) {
  const ids = call.body.services.map(({ id }) => id);
  const tree = await store.holdServices(sql, ids);
  const pairs = paired(await store.services.findAll(sql, ids, call.language), call.body.services);
  const places = placesAfter(tree, call.body.services);
  await store.placeServices(sql, places);
  for (const [before, { id, version: _, ...sent }] of pairs) {
    const was = { ...before, sequence_number: placeBefore(before, sent, places) };
    const next = { ...was, ...sameScale(cleaned(sent)), sequence_number: positionOf(places, id) };
    refuseFaults(next);
    const { category: _category, fields: _fields, ...shown } = next;
    const changes = changesBetween<Partial<store.ServiceRow>>(was, shown);
    if (changes.length === 0) continue;
    await store.saveService(sql, next, timestamp(call.clock));
    await audit(sql, { ...call, action: 'update', entity: service, entityId: id, changes });
  }
  const rows = inOrder(ids, await store.services.findAll(sql, ids, call.language));
  return page('services', { rows, count: rows.length });
}

/** Where all stand once each of a call that names a place has come to it. */
function placesAfter(
  tree: readonly Place<number>[],
  sent: readonly { id: number; sequence_number?: number }[],
): Place<number>[] {
  let places = [...tree];
  const wanted = sent.flatMap(({ id, sequence_number: position }) =>
    position === undefined ? [] : [{ id, position }],
  );
  // All step out behind the last first, and come back by their places, so that none pushes another off its own.
  const out = wanted.map(({ id }) => ({ id, position: tree.length }));
  for (const { id, position } of [...out, ...wanted.toSorted((one, other) => one.position - other.position)]) {
    const parent = places.find((one) => one.id === id)?.parent ?? null;
    const moved = new Map(movedPlaces(places, { id, parent, position }).map((one) => [one.id, one]));
    places = places.map((one) => moved.get(one.id) ?? one);
  }
  return places;
}

/** Of one that is held. */
const positionOf = (places: readonly Place<number>[], id: number): number =>
  places.find((one) => one.id === id)!.position; // whoever is named is held

/** Where one stood as the journal has it: that another one pushed it is no change of its own. */
const placeBefore = (
  { id, sequence_number: position }: { id: number; sequence_number: number },
  sent: { sequence_number?: number },
  places: readonly Place<number>[],
): number => (sent.sequence_number === undefined ? positionOf(places, id) : position);

/** 1.25 is 1.2500, as it is kept, and no change. */
function sameScale<Sent extends { commission_percent?: string; cashback_percent?: string }>(sent: Sent): Sent {
  const scaled = { ...sent };
  for (const field of ['commission_percent', 'cashback_percent'] as const) {
    const [whole = '', part = ''] = sent[field]?.split('.') ?? [];
    if (sent[field] !== undefined) scaled[field] = `${Number(whole)}.${part.padEnd(4, '0')}` as never;
  }
  return scaled;
}

function refuseFaults({ min_amount: least, max_amount: most, ...row }: store.ServiceRow): void {
  if (tiyinOf(least) <= 0n) throw wrongFields({ min_amount: 'out_of_range' });
  if (tiyinOf(least) > tiyinOf(most)) throw wrongFields({ max_amount: 'min_above_max' });
  for (const field of ['commission_percent', 'cashback_percent'] as const)
    if (Number(row[field]) > 100) throw wrongFields({ [field]: 'out_of_range' });
}

const inOrder = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** What people pay for through the payment service. */
export const pspModule: Module = {
  handlers: pspHandlers,
  seed: seedPsp,
  permissions: {
    psp: {
      names: ['Платёжный сервис', 'Payment service', 'Toʻlov xizmati'],
      roles: { moderator: 'qg', accountant: 'qgux', administrator: everything, director: everything },
    },
  },
};
