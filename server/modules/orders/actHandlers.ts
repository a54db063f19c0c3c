/** The act by the code of the customer: sent to his phone, and typed by whoever gives him the goods. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { Sql } from '../../db/database';
import type { HandlerMap, Reply } from '../../http/contract';
import { momentOf, timestamp, timestampOf } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { conflict, Refusal } from '../../shared/problem';
import { handOver, tell } from '../instalments/index';
import { sendSms, type SmsGateway } from '../sms/index';
import { minutesGood, mostTries, resendAt, secondsBetween } from './act';
import { whereGoodsAre } from '../deliveries/index';
import { holdBoth, notAllowed } from './moving';
import { hasArrived } from './rules/next';
import * as store from './store';

interface ActServices {
  /** None where the installation has not been told of one. */
  sms: SmsGateway | undefined;
  /** By which the digest of a code is made: four digits without it are guessed in no time. */
  key: Buffer;
  /** In the demonstration the code is the end of the phone. */
  isDemo: boolean;
}

export const actHandlers = ({ sms, key, isDemo }: ActServices) => {
  const digestOf = (id: number, code: string) => createHmac('sha256', key).update(`${id}:${code}`).digest('hex');
  const isRight = (id: number, code: string, digest: string) =>
    timingSafeEqual(Buffer.from(digestOf(id, code), 'hex'), Buffer.from(digest, 'hex'));
  const makeCode = (phone: string) => (isDemo ? phone.slice(-4) : String(randomInt(1_000_000)).padStart(6, '0'));

  return {
    async resendActSms(call) {
      if (sms === undefined) throw conflict('service_missing', 'The installation names no such service');
      const { orderId: id } = call.params;
      const { act, code, contract } = await call.db.transaction(async (sql) => {
        const { order, one } = await holdBoth(sql, call, id, call.headers['If-Match']);
        if (order.status !== 'approved_by_qabz') throw await notAllowed(sql, call, order);
        const at = timestamp(call.clock);
        await store.addAct(sql, one.id, at);
        const found = (await store.findAct(sql, one.id))!; // it was added, where there was none
        if (found.status === 'signed') throw await notAllowed(sql, call, order);
        refuseSoon(found, call.clock.now());
        const made = makeCode(found.phone_number);
        await store.setActCode(sql, found.id, {
          ...{ code_digest: digestOf(found.id, made), sent_at: at, wrong_tries: 0 },
          expires_at: timestampOf(addMinutes(call.clock.now(), minutesGood)),
        });
        await store.touch(sql, id, at);
        await tell(sql, call, one.id, 'send_act_code', [{ field: 'act', new: maskPhone(found.phone_number) }]);
        return { act: found, code: made, contract: one.contract_number };
      });
      try {
        const values = { contract: contract ?? '', code };
        await sendSms(call.db, call.clock, sms, { phone: act.phone_number, template: 'act_code', values });
      } catch (error) {
        // Nobody waits for a message that never left, and the code before it is good again.
        await store.setActCode(call.db, act.id, act);
        throw error;
      }
      return answer(call.db, id);
    },

    async confirmAct(call) {
      const { order_id: id, code } = call.body;
      // A wrong try is counted, so the transaction ends before it is refused.
      const refused = await call.db.transaction(async (sql): Promise<Refusal | undefined> => {
        const { order, one } = await holdBoth(sql, call, id, call.headers['If-Match']);
        const act = await store.findAct(sql, one.id);
        if (order.status !== 'approved_by_qabz' || act?.status === 'signed') throw await notAllowed(sql, call, order);
        if (act === undefined || act.code_digest === null || act.expires_at === null)
          throw conflict('code_missing', 'No code was sent to the customer');
        if (act.wrong_tries >= mostTries) throw conflict('code_ended', 'Three wrong tries ended the code');
        if (call.clock.now() >= momentOf(act.expires_at)) throw conflict('code_expired', 'The code is good no more');
        if (!isRight(act.id, code, act.code_digest)) {
          await store.countWrongTry(sql, act.id);
          const left = mostTries - act.wrong_tries - 1;
          if (left === 0) return conflict('code_ended', 'Three wrong tries ended the code');
          return new Refusal(422, 'wrong_code', 'The code is wrong', {
            ...{ fields: { code: 'wrong_code' as const }, current: { tries_left: left } },
          });
        }
        const at = timestamp(call.clock);
        await store.signAct(sql, act.id, at);
        await store.touch(sql, id, at);
        await tell(sql, call, one.id, 'sign_act', [{ field: 'act', new: 'code' }]);
        await handOver(sql, call, one.id, hasArrived(await whereGoodsAre(sql, id)));
        return undefined;
      });
      if (refused !== undefined) throw refused;
      return answer(call.db, id);
    },
  } satisfies Partial<HandlerMap>;
};

function refuseSoon({ sent_at: sentAt }: store.ActRow, now: Date) {
  if (sentAt === null) return;
  const wait = Math.ceil(secondsBetween - (now.getTime() - momentOf(sentAt).getTime()) / 1000);
  if (wait > 0) throw new Refusal(429, 'too_soon', 'A code was sent a moment ago', { retryAfter: wait });
}

async function answer(sql: Sql, orderId: number): Promise<Reply<'confirmAct'>> {
  const order = (await store.findOrder(sql, orderId))!; // it was held just now
  const act = (await store.findAct(sql, order.application_id))!; // it was sent or signed just now
  return {
    order_id: orderId,
    order_version: order.version,
    order_status: order.status === 'approved_by_delivery' ? 'approved_by_delivery' : 'approved_by_qabz',
    status: act.status,
    sent_to: maskPhone(act.phone_number),
    sent_at: act.sent_at,
    expires_at: act.expires_at,
    tries_left: mostTries - act.wrong_tries,
    resend_at: act.status === 'pending' ? resendAt(act) : null,
    signed_at: act.signed_at,
  };
}
