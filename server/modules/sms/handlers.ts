import { mapped, page, pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, Language, Reply } from '../../http/contract';
import { audit, changesBetween, historyOf, type Change } from '../../shared/auditTrail';
import { momentOf, timestamp, timestampOf } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { plainText } from '../../shared/plainText';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import type { SmsGateway } from './gateway';
import { faultOfText, mostTests, placed, sizeOfTemplate } from './rules';
import { beginSms, carrySms, sealPassword } from './sending';
import * as store from './store';

const [provider, template] = ['sms_provider', 'sms_template'] as const;

export const smsHandlers = (gateway: SmsGateway | undefined, key: Buffer) =>
  ({
    async listSmsProviders({ db, clock }) {
      const providers = await store.listProviders(db, timestamp(clock));
      return { providers, count: providers.length };
    },

    getSmsProvider: ({ db, clock, params }) => providerCard(db, params.x, timestamp(clock)),

    updateSmsProvider: (call) =>
      call.db.transaction(async (sql) => {
        const at = timestamp(call.clock);
        const all = await store.holdProviders(sql);
        const before = all.find(({ code }) => code === call.params.x);
        if (before === undefined) throw notFound();
        await refuseStale(before.version, call.headers['If-Match'], () => providerCard(sql, before.code, at));
        const next = changed(before, call.body, key);
        if (before.is_active && !next.is_active && all.filter((one) => one.is_active).length === 1)
          throw conflict('last_provider', 'The last provider that is on stays on');
        for (const row of placed(all, next, before)) {
          const was = all.find(({ id }) => id === row.id);
          const changes = was === undefined ? [] : providerChanges(was, row);
          if (changes.length === 0) continue;
          await store.saveProvider(sql, row, at);
          await audit(sql, { ...call, action: 'update', entity: provider, entityId: row.id, changes });
        }
        return providerCard(sql, before.code, at);
      }),

    listSmsTemplates: async ({ query, db, language }) =>
      page('templates', mapped(await store.templates.list(db, query, language), withSizes)),

    getSmsTemplate: ({ params, db, language }) => templateCard(db, params.id, language),

    updateSmsTemplate: (call) =>
      call.db.transaction(async (sql) => {
        const { id, version, ...sent } = call.body;
        const before = await store.holdTemplate(sql, id, call.language);
        if (before === undefined) throw notFound();
        await refuseStale(before.version, version, () => templateCard(sql, id, call.language));
        const next = { ...before, ...textsIn(sent, before) };
        const changes = changesBetween(before, next);
        if (changes.length === 0) return templateCard(sql, id, call.language);
        await store.saveTexts(sql, id, next, timestamp(call.clock));
        await audit(sql, { ...call, action: 'update', entity: template, entityId: id, changes });
        return templateCard(sql, id, call.language);
      }),

    listSmsMessages: async ({ query, db, language }) =>
      pageWithTotals('messages', await store.messages.list(db, query, language)),

    async sendTestSms({ db, clock, user, body }) {
      if (gateway === undefined) throw conflict('service_missing', 'The installation names no carrier of messages');
      const text = plainText(body.text);
      if (text === '') throw wrongFields({ text: 'required' });
      const sms = { phone: body.phone, template: 'test', text, userId: user.id };
      const begun = await db.transaction(async (sql) => {
        const minuteAgo = timestampOf(new Date(clock.now().getTime() - 60_000));
        const [oldest, ...others] = await store.testsSince(sql, user.id, minuteAgo);
        if (oldest !== undefined && others.length + 1 >= mostTests) {
          const passed = Math.floor((clock.now().getTime() - momentOf(oldest).getTime()) / 1000);
          const retryAfter = Math.max(1, 60 - passed);
          throw new Refusal(429, 'too_many_attempts', 'Five test messages a minute', { retryAfter });
        }
        return beginSms(sql, clock, sms);
      });
      const state = await carrySms(db, clock, gateway, begun, sms);
      return { state, provider: begun.carrier?.code ?? null, parts: begun.parts, cost: begun.cost };
    },
  }) satisfies Partial<HandlerMap>;

/** A provider as it is to be; the password is sealed before it is kept. */
function changed(before: store.HeldProvider, sent: Call<'updateSmsProvider'>['body'], key: Buffer): store.HeldProvider {
  const { password, name, sender, ...rest } = sent;
  const next = {
    ...before,
    ...rest,
    ...(name !== undefined && { name: plainText(name) }),
    ...(sender !== undefined && { sender: sender.trim() }),
    ...(password !== undefined && { password: sealPassword(key, before.code, password) }),
  };
  const empty: Record<string, RefusalCode> = {
    ...(next.name === '' && { name: 'required' }),
    ...(next.sender === '' && { sender: 'required' }),
  };
  if (Object.keys(empty).length > 0) throw wrongFields(empty);
  return next;
}

/** That a password was written stands in the journal, and nothing of it. */
function providerChanges({ password: old, ...before }: store.HeldProvider, next: store.HeldProvider): Change[] {
  const { password, ...rest } = next;
  return [...changesBetween(before, rest), ...(password === old ? [] : [{ field: 'password' }])];
}

/** The texts that were sent, each held against what the template knows. */
function textsIn(sent: Partial<Record<'text_ru' | 'text_en' | 'text_uz', string>>, { variables }: store.TemplateRow) {
  const texts = Object.entries(sent).map(([field, text]) => [field, plainText(text)] as const);
  const faults = texts.flatMap(([field, text]): [string, RefusalCode][] => {
    const fault = text === '' ? 'required' : faultOfText(text, variables);
    return fault === undefined ? [] : [[field, fault]];
  });
  if (faults.length > 0) throw wrongFields(Object.fromEntries(faults));
  return Object.fromEntries(texts);
}

const withSizes = (row: store.TemplateRow) => ({
  ...row,
  size_ru: sizeOfTemplate(row.text_ru, row.variables),
  size_en: sizeOfTemplate(row.text_en, row.variables),
  size_uz: sizeOfTemplate(row.text_uz, row.variables),
});

async function providerCard(sql: Sql, code: string, now: string): Promise<Reply<'getSmsProvider'>> {
  const row = await store.findProvider(sql, code, now);
  if (row === undefined) throw notFound();
  return { ...row, history: await historyOf(sql, provider, row.id) };
}

async function templateCard(sql: Sql, id: number, language: Language): Promise<Reply<'getSmsTemplate'>> {
  const row = await store.templates.find(sql, id, language);
  if (row === undefined) throw notFound();
  return { ...withSizes(row), history: await historyOf(sql, template, id) };
}
