import { createHmac, timingSafeEqual } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { HandlerMap, Reply } from '../../http/contract';
import type { Database, Sql } from '../../db/database';
import { audit } from '../../shared/auditTrail';
import { momentOf, timestamp, timestampOf, today, type Clock } from '../../shared/clock';
import { maskCard, maskPhone } from '../../shared/mask';
import { OuterFault } from '../../shared/outerService';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { listCardTypes } from '../number-lists/index';
import { sendSms, type SmsGateway } from '../sms/index';
import type { CardGateway } from './gateway';
import * as rules from './rules';
import * as store from './store';

export interface CardServices {
  /** None where the installation has not been told of one. */
  gateway: CardGateway | undefined;
  sms: SmsGateway | undefined;
  /** By which the digest of a code is made: four digits without it are guessed in no time. */
  key: Buffer;
}

const entity = 'customer';

export const customerCardHandlers = ({ gateway, sms, key }: CardServices) => {
  const digestOf = (token: string, code: string) => createHmac('sha256', key).update(`${token}:${code}`).digest('hex');
  const isRight = ({ token, code_digest }: store.BindingRow, code: string) =>
    timingSafeEqual(Buffer.from(digestOf(token, code), 'hex'), Buffer.from(code_digest, 'hex'));

  return {
    async listCustomerCards({ query, db, clock }) {
      if (!(await store.hasCustomer(db, query.customer_id))) throw notFound();
      const { rows, count } = await store.cards.list(db, query);
      return { list: rows.map((row) => cardAnswer(row, clock)), count };
    },

    async bindCustomerCard({ body, db, user, clock }) {
      const { card_number: number, customer_id: customerId } = body;
      const expiry = rules.expiryOf(body.expiry);
      const types = await listCardTypes(db);
      const fault = rules.faultOfCard({ number, expiry }, types, today(clock));
      if (fault !== undefined) throw wrongFields({ [fault[0]]: fault[1] }, 'The card was typed wrongly');
      const holder = refuseHolder(await store.findHolder(db, customerId), clock);
      const phone = body.phone ?? holder.phone_number;
      if (!/^998\d{9}$/.test(phone))
        throw wrongFields({ phone: 'invalid_phone' }, 'The phone of the customer gets no codes');
      if (gateway === undefined || sms === undefined) throw missing();
      const known = await registered(gateway, { number, expiry, phone, customerId });
      const code = gateway.makeCode(known.phone);
      const binding = await db.transaction(async (sql) => {
        await store.holdCustomer(sql, customerId);
        // Once more, now that nobody else binds: the gateway took its time.
        refuseHolder(await store.findHolder(sql, customerId), clock);
        await refuseBound(sql, customerId, known.token);
        return store.insertBinding(sql, {
          customer_id: customerId,
          token: known.token,
          masked_pan: rules.maskNumber(number),
          kind: rules.kindOf(number, types)!, // looked at above
          expiry_month: expiry.month,
          expiry_year: expiry.year,
          holder: known.holder,
          bank: known.bank,
          phone_number: known.phone,
          code_digest: digestOf(known.token, code),
          ...timesOf(clock),
          user_id: user.id,
        });
      });
      try {
        await sendCode(db, clock, sms, binding, code);
      } catch (error) {
        // Whoever asks again at once is not told to wait for a message that never left.
        await store.removeBinding(db, binding.id);
        throw error;
      }
      return bindingAnswer(binding, clock);
    },

    async verifyCustomerCard({ body, db, user, clock }) {
      // A wrong try is counted, so the transaction ends before it is refused.
      const outcome = await db.transaction(async (sql): Promise<store.CardRow | Refusal> => {
        const binding = await heldBinding(sql, body.id);
        const right = isRight(binding, body.code);
        if (binding.card_id !== null && right) return boundCard(sql, binding.card_id);
        const isOver = binding.card_id !== null || clock.now() >= momentOf(binding.expires_at);
        const refused = rules.refusalOfCode({ wrongTries: binding.wrong_tries, isOver }, right);
        if (refused !== undefined) {
          if (!isOver && binding.wrong_tries < rules.mostTries) await store.countWrongTry(sql, binding.id);
          return refusals[refused](rules.mostTries - binding.wrong_tries - 1);
        }
        await refuseBound(sql, binding.customer_id, binding.token);
        const id = await store.keepCard(sql, binding, timestamp(clock));
        if (id === undefined) throw alreadyBound();
        const changes = [{ field: 'card', new: maskCard(binding.masked_pan) }];
        await audit(sql, { user, clock, action: 'bind_card', entity, entityId: binding.customer_id, changes });
        return boundCard(sql, id);
      });
      if (outcome instanceof Refusal) throw outcome;
      return cardAnswer(outcome, clock);
    },

    async resendCardCode({ body, db, clock }) {
      if (gateway === undefined || sms === undefined) throw missing();
      const { binding, before, code } = await db.transaction(async (sql) => {
        const held = await heldBinding(sql, body.id);
        if (held.card_id !== null) throw conflict('transition_not_allowed', 'The card is bound');
        if (held.wrong_tries >= rules.mostTries) throw refusals.code_ended(0);
        refuseHolder(await store.findHolder(sql, held.customer_id), clock);
        const made = gateway.makeCode(held.phone_number);
        const next = { ...held, ...timesOf(clock), code_digest: digestOf(held.token, made) };
        await store.setCode(sql, held.id, {
          digest: next.code_digest,
          sentAt: next.sent_at,
          expiresAt: next.expires_at,
        });
        return { binding: next, before: held, code: made };
      });
      try {
        await sendCode(db, clock, sms, binding, code);
      } catch (error) {
        await store.setCode(db, before.id, {
          digest: before.code_digest,
          sentAt: before.sent_at,
          expiresAt: before.expires_at,
        });
        throw error;
      }
      return bindingAnswer(binding, clock);
    },

    deleteCustomerCard: ({ params, db, user, clock }) =>
      db.transaction(async (sql) => {
        const owner = await store.findCard(sql, params.id);
        if (owner === undefined) throw notFound();
        await store.holdCustomer(sql, owner.customer_id);
        const card = await store.findCard(sql, params.id);
        if (card === undefined) throw notFound();
        const refused = rules.refusalOfRemoval(await store.findTies(sql, card.customer_id));
        if (refused !== undefined) throw conflict(refused, 'The card is needed');
        await store.removeCard(sql, params.id, timestamp(clock));
        const changes = [{ field: 'card', old: maskCard(card.masked_pan) }];
        await audit(sql, { user, clock, action: 'remove_card', entity, entityId: card.customer_id, changes });
        return undefined;
      }),
  } satisfies Partial<HandlerMap>;
};

const alreadyBound = () => conflict('card_bound', 'The card is bound already');
const missing = () => conflict('service_missing', 'The installation names no such service');

const refusals: Record<rules.CodeRefusal, (triesLeft: number) => Refusal> = {
  code_ended: () => conflict('code_ended', 'Three wrong tries ended the code'),
  code_expired: () => conflict('code_expired', 'The code is good no more'),
  wrong_code: (triesLeft) =>
    new Refusal(422, 'wrong_code', 'The code is wrong', {
      fields: { code: 'wrong_code' },
      current: { tries_left: triesLeft },
    }),
};

/** The customer, when a code may be sent to him now. */
function refuseHolder(holder: store.Holder | undefined, clock: Clock): store.Holder {
  if (holder === undefined) throw notFound();
  if (holder.status === 'inactive') throw conflict('customer_inactive', 'The customer is not active');
  const wait = rules.secondsToWait(holder.sent_at === null ? undefined : momentOf(holder.sent_at), clock.now());
  if (wait > 0) throw new Refusal(429, 'too_soon', 'A code was sent a moment ago', { retryAfter: wait });
  return holder;
}

async function refuseBound(sql: Sql, customerId: number, token: string): Promise<void> {
  const bound = await store.findByToken(sql, token);
  if (bound === undefined || (bound.customer_id === customerId && bound.status === 'removed')) return;
  throw alreadyBound();
}

async function registered(gateway: CardGateway, card: Parameters<CardGateway['register']>[0]) {
  try {
    return await gateway.register(card);
  } catch (error) {
    if (!(error instanceof OuterFault)) throw error;
    if (error.kind === 'refused') throw conflict('card_refused', 'The gateway does not take the card');
    throw new Refusal(503, 'service_unreachable', 'The card gateway does not answer', { retryAfter: 5 });
  }
}

const sendCode = (
  db: Database,
  clock: Clock,
  sms: SmsGateway,
  { phone_number: phone, masked_pan: mask }: store.BindingRow,
  code: string,
): Promise<void> => sendSms(db, clock, sms, { phone, template: 'card_code', values: { card: mask.slice(-4), code } });

const timesOf = (clock: Clock) => ({
  sent_at: timestamp(clock),
  expires_at: timestampOf(addMinutes(clock.now(), rules.minutesGood)),
});

/** A binding whose customer is held. */
async function heldBinding(sql: Sql, id: number): Promise<store.BindingRow> {
  const found = await store.findBinding(sql, id);
  if (found === undefined) throw notFound();
  await store.holdCustomer(sql, found.customer_id);
  const binding = await store.findBinding(sql, id);
  if (binding === undefined) throw notFound();
  return binding;
}

async function boundCard(sql: Sql, id: number): Promise<store.CardRow> {
  const card = await store.cards.find(sql, id);
  if (card === undefined) throw notFound();
  return card;
}

function cardAnswer(row: store.CardRow, clock: Clock): Reply<'verifyCustomerCard'> {
  const { expiry_month: month, expiry_year: year, phone_number, masked_pan, ...card } = row;
  return {
    ...card,
    masked_pan: maskCard(masked_pan),
    expiry: `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`,
    is_expired: rules.isExpired({ month, year }, today(clock)),
    phone_masked: maskPhone(phone_number),
  };
}

const bindingAnswer = (binding: store.BindingRow, clock: Clock): Reply<'bindCustomerCard'> => ({
  id: binding.id,
  masked_pan: maskCard(binding.masked_pan),
  type: binding.kind,
  phone_masked: maskPhone(binding.phone_number),
  tries_left: rules.mostTries - binding.wrong_tries,
  sent_at: binding.sent_at,
  expires_at: binding.expires_at,
  resend_in: rules.secondsToWait(momentOf(binding.sent_at), clock.now()),
});
