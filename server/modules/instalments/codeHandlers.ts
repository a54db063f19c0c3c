/** Payments by card that its holder agrees to by a code. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { Sql } from '../../db/database';
import type { HandlerMap, PreparedHandler } from '../../http/contract';
import { momentOf, timestamp, timestampOf, type Clock } from '../../shared/clock';
import { grouped } from '../../shared/money';
import { conflict, notFound, Refusal } from '../../shared/problem';
import { sendSms, type SmsGateway } from '../sms/index';
import type { Caller } from './answers';
import type { ChargeGateway } from './gateway';
import { hold } from './moving';
import * as paying from './paying';
import * as payments from './paymentStore';
import { send } from './sending';

export interface CodeServices {
  gateway: ChargeGateway | undefined;
  sms: SmsGateway | undefined;
  /** By which the digest of a code is made: four digits without it are guessed in no time. */
  key: Buffer;
}

/** Seconds between two codes, and minutes that one is good for. */
const secondsBetween = 60;
const minutesGood = 5;

export const codeHandlers = ({ gateway, sms, key }: CodeServices) => {
  const digestOf = (name: string, code: string) => createHmac('sha256', key).update(`${name}:${code}`).digest('hex');
  const isRight = (name: string, code: string, digest: string) =>
    timingSafeEqual(Buffer.from(digestOf(name, code), 'hex'), Buffer.from(digest, 'hex'));

  return {
    beginCardPayment: {
      async prepare(call) {
        if (gateway === undefined || sms === undefined) throw paying.missing();
        const { installment_id: applicationId, card_id: cardId, amount } = call.body;
        const externalId = paying.nameOf(call);
        const sent: { code?: string; phone?: string } = {};
        const { payment, isNew } = await call.db.transaction((sql) =>
          paying.begin(sql, call, {
            ...{ gateway, applicationId, externalId, amount, action: 'begin', ifMatch: call.headers['If-Match'] },
            cardOf: paying.cardNamed(cardId, call),
            keep: async (inside, id, one, card) => {
              refuseSoon(await payments.lastCodeAt(inside, one.customer_id), call.clock);
              sent.phone = card.phone_number;
              sent.code = gateway.makeCode(card.phone_number);
              await payments.setCode(inside, id, {
                ...{ digest: digestOf(externalId, sent.code), phone: card.phone_number, sentAt: timestamp(call.clock) },
                expiresAt: timestampOf(addMinutes(call.clock.now(), minutesGood)),
              });
            },
          }),
        );
        if (isNew && sent.code !== undefined && sent.phone !== undefined) {
          const values = {
            amount: grouped(payment.amount),
            card: payment.masked_pan.slice(-4),
            code: sent.code,
          };
          try {
            await sendSms(call.db, call.clock, sms, { phone: sent.phone, template: 'payment_code', values });
          } catch (error) {
            await call.db.transaction((sql) => giveUp(sql, call, payment));
            throw error;
          }
        }
        return (inside) => paying.answer(inside.db, payment.id);
      },
    } satisfies PreparedHandler<'beginCardPayment'>,

    verifyCardPayment: {
      async prepare(call) {
        if (gateway === undefined) throw paying.missing();
        const { id, code } = call.body;
        // A wrong try is counted, so the transaction ends before it is refused.
        const outcome = await call.db.transaction(async (sql): Promise<paying.Begun | Refusal> => {
          const named = await payments.findCardPayment(sql, { id });
          if (named === undefined) throw notFound();
          await hold(sql, call, named.application_id);
          const payment = (await payments.holdCardPayment(sql, { id }))!; // payments are never removed
          if (payment.code_digest === null) {
            if (payment.status === 'cancelled') return conflict('code_ended', 'The code has ended');
            return { payment, isNew: false };
          }
          if (payment.code_expires_at !== null && call.clock.now() >= momentOf(payment.code_expires_at)) {
            await payments.cancelPayment(sql, id, timestamp(call.clock));
            return conflict('code_expired', 'The code is good no more');
          }
          if (!isRight(payment.external_id, code, payment.code_digest)) {
            await payments.countWrongTry(sql, id);
            const left = paying.mostTries - payment.wrong_tries - 1;
            if (left > 0) return wrongCode(left);
            await payments.cancelPayment(sql, id, timestamp(call.clock));
            return conflict('code_ended', 'Three wrong tries ended the code');
          }
          await payments.useCode(sql, id);
          await payments.sendTo(sql, payment, payment.acquirer, timestamp(call.clock));
          return { payment: { ...payment, code_digest: null }, isNew: true };
        });
        if (outcome instanceof Refusal) throw outcome;
        const { payment, isNew } = outcome;
        const said = isNew ? await send(call.db, call, gateway, payment) : await paying.became(gateway, payment, call);
        return (inside) => inside.db.transaction((sql) => paying.settle(sql, inside, { id }, said));
      },
    } satisfies PreparedHandler<'verifyCardPayment'>,
  } satisfies Partial<HandlerMap>;
};

/**
 * Whoever asks again at once is neither told to wait for a message that never left nor given this payment, which is over. A message that is
 * not known to have left may have come all the same: where its code was typed meanwhile, the gateway decides.
 */
async function giveUp(
  sql: Sql,
  call: Caller,
  { id, application_id: applicationId }: payments.HeldPayment,
): Promise<void> {
  await hold(sql, call, applicationId);
  const payment = await payments.holdCardPayment(sql, { id });
  if (payment?.status === 'new' && payment.code_digest !== null)
    await payments.cancelUnsent(sql, id, timestamp(call.clock));
}

const wrongCode = (left: number) =>
  new Refusal(422, 'wrong_code', 'The code is wrong', {
    fields: { code: 'wrong_code' },
    current: { tries_left: left },
  });

function refuseSoon(lastAt: string | undefined, clock: Clock) {
  if (lastAt === undefined) return;
  const wait = Math.ceil(secondsBetween - (clock.now().getTime() - momentOf(lastAt).getTime()) / 1000);
  if (wait > 0) throw new Refusal(429, 'too_soon', 'A code was sent a moment ago', { retryAfter: wait });
}
