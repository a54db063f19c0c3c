import { inside, type Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import type { FileStore } from '../../files/store';
import type { Actor, Call, HandlerMap, Reply } from '../../http/contract';
import { audit, changesBetween, historyOf, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { countNumberSearch, mostNumbers } from '../../shared/secretReads';
import { refuseStale } from '../../shared/versionCheck';
import { countAudience, findByIds, findByPhones, findOwn, type AppUser, type Segment } from '../app-users/index';
import { imageAfter, removeUnnamed, sentImage } from '../uploads/index';
import type { PushGateway } from './gateway';
import { actionTypes, afterQuiet, faultsOf, hasGrown, isTooSoon, phoneOf, spoken, summedUp, type Terms } from './rules';
import * as store from './store';
import { refuseGoneTarget, refuseUnknownTarget, targetsOf, type Target } from './targets';

const entity = 'push_message';
type Message = Reply<'listPushMessages'>['messages'][number];
type Asked = Pick<Call<'getPushMessage'>, 'files' | 'clock' | 'language'>;

export const pushHandlers = (gateway: PushGateway | undefined) =>
  ({
    async listPushMessages({ query, db, files, ...asked }) {
      const found = await store.messages.list(db, query);
      const targets = await targetsOf(db, found.rows, asked);
      const rows = found.rows.map((row, at) => ({ ...answerOf(row, files), ...targets[at]! })); // one for each
      return page('messages', { ...found, rows });
    },

    getPushMessage: ({ params, db, ...asked }) => cardOf(db, asked, params.id),

    createPushMessage: (call) =>
      call.db.transaction(async (sql) => {
        const at = timestamp(call.clock);
        const { image_key: imageKey, ...sent } = call.body;
        const terms = { ...empty, ...cleaned(sent) };
        refuseFaults(terms, at);
        await refuseUnknownTarget(sql, terms, call);
        const image = typeof imageKey === 'string' ? await sentImage(sql, call.user.id, imageKey) : undefined;
        const id = await store.insert(sql, { ...terms, image_key: image?.key ?? null }, at);
        await note(sql, call, 'create', id, [{ field: 'title_ru', new: terms.title_ru }]);
        return cardOf(sql, call, id);
      }),

    async updatePushMessage(call) {
      const gone: string[] = [];
      const answer = await call.db.transaction(async (sql) => {
        gone.length = 0;
        const at = timestamp(call.clock);
        const before = await draftOf(sql, call);
        const { image_key: imageKey, ...sent } = call.body;
        const was = termsOf(before);
        const next = { ...was, ...cleaned(sent) };
        if (next.action_type !== was.action_type && sent.action_value === undefined) next.action_value = null;
        refuseFaults(next, at);
        await refuseUnknownTarget(sql, next, call, was);
        const image = await imageAfter(sql, call.user.id, before, imageKey);
        const changes: Change[] = [
          ...changesBetween(was, next),
          ...(image.key === before.image_key ? [] : [{ field: 'image', old: before.image_name, new: image.name }]),
        ];
        if (changes.length === 0) return cardOf(sql, call, before.id);
        await store.save(sql, before.id, { ...next, image_key: image.key }, at);
        if (image.key !== before.image_key && before.image_key !== null)
          gone.push(...(await removeUnnamed(sql, [before.image_key])));
        await note(sql, call, 'update', before.id, changes);
        return cardOf(sql, call, before.id);
      });
      // Only once it is certain that no row names them.
      for (const key of gone) await call.files.remove(key);
      return answer;
    },

    async deletePushMessage(call) {
      const gone = await call.db.transaction(async (sql) => {
        const before = await draftOf(sql, call);
        if (peopleIn(before) > 0) throw conflict('already_sent', 'Somebody was sent this draft');
        await store.remove(sql, before.id);
        await note(sql, call, 'delete', before.id, [{ field: 'title_ru', old: before.title_ru }]);
        return before.image_key === null ? [] : removeUnnamed(sql, [before.image_key]);
      });
      for (const key of gone) await call.files.remove(key);
      return undefined;
    },

    publishPushMessage: (call) =>
      call.db.transaction(async (sql) => {
        const at = timestamp(call.clock);
        const before = await draftOf(sql, call);
        refuseWithout(gateway);
        if (isTooSoon(before.scheduled_at, at)) throw wrongFields({ scheduled_at: 'in_past' });
        await refuseGoneTarget(sql, before, call);
        const { people, reachable } = summedUp(await countAudience(sql, segmentOf(before)), spoken(before));
        if (reachable === 0) throw conflict('audience_empty', 'There is nobody to reach', { audience: people });
        if (hasGrown(call.body.audience, people))
          throw conflict('audience_changed', 'There are more people than were shown', { audience: people });
        const due = before.scheduled_at ?? at;
        await store.publish(sql, before.id, { userId: call.user.id, due, at });
        await note(sql, call, 'publish', before.id, [
          { field: 'status', old: 'draft', new: 'published' },
          { field: 'audience', new: people },
        ]);
        return cardOf(sql, call, before.id);
      }),

    withdrawPushMessage: (call) =>
      call.db.transaction(async (sql) => {
        const before = await held(sql, call.params.id);
        if (before.status === 'draft') throw conflict('transition_not_allowed', 'It is a draft');
        if (await store.isBegun(sql, before.id)) throw conflict('sending_begun', 'Sending has begun');
        await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, call, before.id));
        await store.withdraw(sql, before.id, timestamp(call.clock));
        await note(sql, call, 'withdraw', before.id, [{ field: 'status', old: 'published', new: 'draft' }]);
        return cardOf(sql, call, before.id);
      }),

    sendPushToUsers: (call) =>
      call.db.transaction(async (sql) => {
        const at = timestamp(call.clock);
        const { id } = call.params;
        const message = await held(sql, id);
        refuseWithout(gateway);
        const isTest = call.body.to === 'me';
        // Whoever writes it may see what such a press comes to; nobody else is led to nothing.
        if (!isTest) await refuseGoneTarget(sql, message, call);
        if (call.body.to === 'dead') {
          const { queued, left } = await store.queueDead(sql, { message: id, speaks: spoken(message), at });
          if (queued > 0) await note(sql, call, 'send', id, [{ field: 'recipients', new: queued }]);
          return { queued, wrong: [], unknown: [], skipped: { already_sent: 0, push_off: left } };
        }
        const { people, phones, wrong, unknown } = await namedIn(sql, call);
        const states = isTest ? new Map<number, string>() : await store.statesOf(sql, id, idsOf(people));
        const skipped = { already_sent: 0, push_off: 0 };
        const queued = people.filter((one) => {
          const code = leftOut(one, states.get(one.id));
          if (code !== undefined) skipped[code] += 1;
          return code === undefined;
        });
        if (queued.length > 0)
          await store.queue(sql, { message: id, people: idsOf(queued), speaks: spoken(message), isTest, at });
        // Nobody is sent to, and it is told which numbers are of clients: that is a search by them. A list is no question about one.
        else if (phones.length <= mostNumbers) await countNumberSearch(inside(sql), call, 'push_messages', phones);
        if (queued.length > 0 || phones.length > 0)
          await note(sql, call, isTest ? 'test' : 'send', id, [
            { field: 'recipients', new: queued.length },
            ...(phones.length > 0 ? [{ field: 'phones', new: phones.length }] : []),
          ]);
        return { queued: queued.length, wrong, unknown, skipped };
      }),

    async listPushRecipients({ params, query, db }) {
      if ((await store.messages.find(db, params.id)) === undefined) throw notFound();
      const found = await store.recipients.list(db, query, params.id);
      return page(
        'recipients',
        mapped(found, ({ phone, ...row }) => ({ ...row, phone_masked: maskPhone(phone) })),
      );
    },

    async getPushAudience({ query, db }) {
      const { segment, date_from = null, date_to = null, languages = [] } = query;
      return summedUp(await countAudience(db, { segment, date_from, date_to }), languages);
    },

    listPushActionTypes: async () => ({ action_types: [...actionTypes] }),
  }) satisfies Partial<HandlerMap>;

const empty = {
  ...{ title_en: null, title_uz: null, body_en: null, body_uz: null, action_type: 'none', action_value: null },
  ...{ date_from: null, date_to: null, scheduled_at: null, urgent: false },
};

const texts = ['title_ru', 'title_en', 'title_uz', 'body_ru', 'body_en', 'body_uz', 'action_value'] as const;

/** Texts without what cannot be seen in them; one of which nothing is left is none. */
function cleaned<Of extends Partial<Terms>>(sent: Of): Of {
  const clean = { ...sent };
  for (const field of texts) {
    const text = sent[field];
    if (typeof text === 'string') clean[field] = (plainText(text) || (field.endsWith('_ru') ? '' : null)) as never;
  }
  return clean;
}

function refuseFaults(terms: Terms, at: string): void {
  const faults = faultsOf(terms, at);
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
}

function refuseWithout(gateway: PushGateway | undefined): void {
  if (gateway === undefined) throw conflict('service_missing', 'The installation names no push service');
}

async function held(sql: Sql, id: number): Promise<store.MessageRow> {
  const row = await store.messages.lock(sql, id);
  if (row === undefined) throw notFound();
  return row;
}

/** The message, held, as the person saw it; one that was published is told so before its version is asked. */
async function draftOf(
  sql: Sql,
  { params, headers, ...asked }: Asked & { params: { id: number }; headers: { 'If-Match': number } },
): Promise<store.MessageRow> {
  const row = await held(sql, params.id);
  if (row.status !== 'draft') throw conflict('already_published', 'It was published');
  await refuseStale(row.version, headers['If-Match'], () => cardOf(sql, asked, row.id));
  return row;
}

/** Whom a call names: people, the phones by which it does, what is no phone, and phones that nobody has; each once. */
async function namedIn(sql: Sql, { body, user }: Call<'sendPushToUsers'>) {
  if (body.to === 'me') {
    const own = await findOwn(sql, user.id);
    if (own === undefined) throw wrongFields({ to: 'own_app_missing' }, 'Nobody has the program on this phone');
    return { people: [own], phones: [], wrong: [], unknown: [] };
  }
  if (body.user_ids !== undefined) {
    const people = await findByIds(sql, body.user_ids);
    const found = new Set(people.map(({ id }) => id));
    return {
      people,
      phones: [],
      wrong: [],
      unknown: [...new Set(body.user_ids)].filter((id) => !found.has(id)).map(String),
    };
  }
  const typed = (body.phones ?? []).map((text) => ({ text: text.trim(), phone: phoneOf(text) }));
  const phones = [...new Set(typed.flatMap(({ phone }) => phone ?? []))];
  const people = await findByPhones(sql, phones);
  const found = new Set(people.map(({ phone }) => phone));
  return {
    people,
    phones,
    wrong: [...new Set(typed.filter(({ phone }) => phone === undefined).map(({ text }) => text))],
    unknown: phones.filter((phone) => !found.has(phone)),
  };
}

const idsOf = (people: readonly AppUser[]): number[] => people.map(({ id }) => id);

/** Why somebody who was named is not sent to; `state` is how the message stands with him. */
function leftOut({ push }: AppUser, state: string | undefined): 'already_sent' | 'push_off' | undefined {
  if (state !== undefined && state !== 'dead' && state !== 'skipped') return 'already_sent';
  return push === 'on' ? undefined : 'push_off';
}

const termsOf = (row: store.MessageRow): Terms => ({
  ...{ title_ru: row.title_ru, title_en: row.title_en, title_uz: row.title_uz },
  ...{ body_ru: row.body_ru, body_en: row.body_en, body_uz: row.body_uz },
  ...{ action_type: row.action_type, action_value: row.action_value, ...segmentOf(row) },
  ...{ scheduled_at: row.scheduled_at, urgent: row.urgent },
});

const segmentOf = ({ segment, date_from, date_to }: Segment): Segment => ({ segment, date_from, date_to });

const peopleIn = (row: store.MessageRow) =>
  row.queued + row.sent + row.delivered + row.opened + row.failed + row.dead + row.skipped;

const note = (sql: Sql, { user, clock }: Actor, action: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

/** A message as it is told: what was delivered was sent, too, and what was opened was delivered. */
function answerOf(row: store.MessageRow, files: FileStore): Omit<Message, keyof Target> {
  const { image_key: key, image_name: name, frozen_at: _, queued, ...rest } = row;
  const delivered = row.delivered + row.opened;
  return {
    ...rest,
    image: key === null || name === null ? null : { key, name, url: files.dailyUrl(key) },
    due_at: row.due_at === null ? null : afterQuiet(row.due_at, row.urgent),
    audience: peopleIn(row),
    waiting: queued + row.failed,
    sent: row.sent + delivered,
    delivered,
  };
}

async function cardOf(sql: Sql, asked: Asked, id: number): Promise<Reply<'getPushMessage'>> {
  const row = await store.messages.find(sql, id);
  if (row === undefined) throw notFound();
  const [target] = await targetsOf(sql, [row], asked);
  return { ...answerOf(row, asked.files), ...target!, history: await historyOf(sql, entity, id) }; // one for each
}
