import type { Database } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { OuterFault } from '../../shared/outerService';
import { Refusal } from '../../shared/problem';
import type { SmsGateway } from './gateway';
import { sizeOfSms } from './parts';

export { smsGatewayAt, smsStandIn, type SmsGateway } from './gateway';
export { sizeOfSms } from './parts';

export interface Sms {
  /** Digits only. */
  phone: string;
  /** What kind of message it is, `card_code`: the text itself is kept nowhere, for it may hold a code. */
  template: string;
  text: string;
}

/**
 * Sends a message, and keeps that it was sent. It is no part of a transaction: what it is about is committed before. Refuses with
 * 503 `sms_not_sent` where the gateway did not take it.
 */
export async function sendSms(db: Database, clock: Clock, gateway: SmsGateway, sms: Sms): Promise<void> {
  const { phone, template, text } = sms;
  const [made] = await db.query<{ id: number }>(
    `insert into sms_messages (phone_masked, template, parts, state, created_at) values ($1, $2, $3, 'queued', $4) returning id`,
    [maskPhone(phone), template, sizeOfSms(text).parts, timestamp(clock)],
  );
  const end = (state: string, error: string | null) =>
    db.query(
      `update sms_messages set state = $2, error = $3, sent_at = case when $2 = 'failed' then null else $4::timestamp end
       where id = $1`,
      [made!.id, state, error, timestamp(clock)], // an insert answers its row
    );
  try {
    await end(await gateway.send(phone, text), null);
  } catch (error) {
    if (!(error instanceof OuterFault)) throw error;
    await end('failed', error.kind);
    throw new Refusal(503, 'sms_not_sent', 'The message was not sent', { retryAfter: 5 });
  }
}
