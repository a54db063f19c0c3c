import { seal, unseal } from '../../auth/seal';
import type { Database, Sql } from '../../db/database';
import type { ModuleParts } from '../../http/module';
import { timestamp, type Clock } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { OuterFault } from '../../shared/outerService';
import { Refusal } from '../../shared/problem';
import { findByPhones } from '../app-users/index';
import { smsGatewayAt, smsStandIn, type Carrier, type SmsGateway } from './gateway';
import { sizeOfSms } from './parts';
import * as store from './store';

const about = (code: string) => `sms provider ${code}`;

export const sealPassword = (key: Buffer, code: string, password: string): string => seal(key, password, about(code));

/** The gateway of this installation: the one at its address, something of our own in the demonstration, or none. */
export function smsGatewayOf({ secrets, outer }: Pick<ModuleParts, 'secrets' | 'outer'>): SmsGateway | undefined {
  const { smsUrl, isDemo = false, patience } = outer;
  if (smsUrl === undefined) return isDemo ? smsStandIn : undefined;
  const open = ({ code, password }: Carrier) =>
    password === null ? undefined : unseal(secrets.key('sms-provider'), password, about(code));
  return smsGatewayAt(smsUrl, patience, open);
}

export interface Sms {
  /** Digits only. */
  phone: string;
  /** What kind of message it is, `card_code`: the text itself is kept nowhere, for it may hold a code. */
  template: string;
  text: string;
  /** Who sends it by hand. */
  userId?: number;
}

export interface Begun {
  id: number;
  carrier: Carrier | undefined;
  parts: number;
  cost: string;
}

/** Keeps that a message is to go, and by whom: the provider that is on and stands first. */
export async function beginSms(sql: Sql, clock: Clock, { phone, template, text, userId }: Sms): Promise<Begun> {
  const { parts } = sizeOfSms(text);
  const message = { phone: maskPhone(phone), template, parts, userId: userId ?? null };
  return { parts, ...(await store.addMessage(sql, message, timestamp(clock))) };
}

/** Hands a message over that was kept before, and keeps what came of it. No part of a transaction. */
export async function carrySms(db: Database, clock: Clock, gateway: SmsGateway, begun: Begun, sms: Sms) {
  try {
    const { state, balance } = await gateway.send(begun.id, sms.phone, sms.text, begun.carrier);
    await store.endMessage(db, begun.id, { state, error: null }, timestamp(clock));
    if (begun.carrier) await store.spend(db, begun.carrier.code, begun.cost, balance);
    return state;
  } catch (error) {
    if (!(error instanceof OuterFault)) throw error;
    await store.endMessage(db, begun.id, { state: 'failed', error: error.kind }, timestamp(clock));
    throw new Refusal(503, 'sms_not_sent', 'The message was not sent', { retryAfter: 5 });
  }
}

export interface TemplateSms {
  /** Digits only. */
  phone: string;
  template: string;
  /** What stands in place of its variables. */
  values: Readonly<Record<string, string>>;
}

/**
 * Sends what a template says as the settings have it now, in the language of whoever has the phone, and keeps that it was sent. It is no
 * part of a transaction: what it is about is committed before. Refuses with 503 `sms_not_sent` where the gateway did not take it.
 */
export async function sendSms(db: Database, clock: Clock, gateway: SmsGateway, sms: TemplateSms): Promise<void> {
  const { phone, template } = sms;
  const message = { phone, template, text: await textOf(db, sms) };
  await carrySms(db, clock, gateway, await beginSms(db, clock, message), message);
}

/** Who does not have the program on his phone has chosen no language, and is told in Russian. */
async function textOf(sql: Sql, { phone, template, values }: TemplateSms): Promise<string> {
  const texts = await store.textsOf(sql, template);
  if (texts === undefined) throw new Error(`There is no template ${template}`);
  const [owner] = await findByPhones(sql, [phone]);
  return texts[owner?.language ?? 'ru'].replace(/\{([a-z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
