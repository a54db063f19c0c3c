/** What customers pay: in cash and through a bank, noted by the accountant, or by a card of theirs. */
import type { Call, HandlerMap, PreparedHandler } from '../../http/contract';
import { timestamp, today } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, notFound } from '../../shared/problem';
import { refuseBeforeShut } from '../ledger/index';
import { refuseDocumentDay } from './documentDay';
import type { ChargeGateway } from './gateway';
import { hold, notAllowed } from './moving';
import * as paying from './paying';
import * as payments from './paymentStore';
import { learnReversal } from './reversalHandlers';
import { isInForce } from './rules/moves';
import { standingOf } from './rules/schedule';
import { send } from './sending';
import * as store from './store';

/** Without a gateway nothing is charged: an installation that names none has no card payments. */
export const paymentHandlers = (gateway: ChargeGateway | undefined) =>
  ({
    getInstalmentPayment: ({ db, params }) => paying.answer(db, params.id),

    createInstalmentTransaction: (call) =>
      call.db.transaction(async (sql) => {
        const { installment_id: applicationId, kind, amount, gateway: way, document_date: date } = call.body;
        const number = call.body.document_number;
        const one = await hold(sql, call, applicationId, call.headers['If-Match']);
        paying.refuseAmount(amount);
        refuseDocumentDay(date, one, call.clock);
        if (await payments.isDocumentKnown(sql, way, number)) throw paying.exists();
        const owed = await paying.payingOf(sql, call, one, { kind, amount: tiyinOf(amount) });
        const at = timestamp(call.clock);
        const id = await paying.unlessExists(() =>
          payments.addPayment(sql, {
            ...{ applicationId, kind, amount, status: 'success', gateway: way, externalId: number, date },
            ...{ transactionId: null, userId: call.user.id, at },
          }),
        );
        await paying.journal(sql, call, id, 'create', [
          { field: 'amount', new: amount },
          { field: 'gateway', new: way },
          { field: 'document_number', new: number },
          { field: 'status', new: 'success' },
        ]);
        await paying.take(sql, call, one, {
          id,
          kind,
          amount,
          date,
          begunOn: date,
          account: way === 'cash' ? 5010 : 5110,
          owed,
        });
        // Once it is posted, as the numbers of the year are held then: whoever closes a later month has done so, or waits.
        await refuseBeforeShut(sql, date);
        return paying.answer(sql, id);
      }),

    // The gateway is asked outside of any transaction: what it has done stays done. First the attempt is kept under a name that
    // follows from the key, so that whoever comes again with it finds it, and the gateway carries it out once.
    chargeInstalment: {
      async prepare(call) {
        const { installment_id: applicationId, card_id: cardId, amount } = call.body;
        return charge(gateway, call, {
          ...{ applicationId, action: 'charge', amount, cardOf: paying.cardNamed(cardId, call) },
        });
      },
    } satisfies PreparedHandler<'chargeInstalment'>,

    withdrawDue: {
      async prepare(call) {
        const { installment_id: applicationId } = call.body;
        return charge(gateway, call, {
          ...{ applicationId, action: 'withdraw' },
          amount: async (sql, one) => {
            if (!isInForce(one.Status)) throw await notAllowed(sql, call, one);
            const rows = (await store.listRows(sql, one.id)).map(store.inTiyin);
            const { toPayNow } = standingOf(rows, today(call.clock));
            if (toPayNow === 0n) throw conflict('1_installment_has_not_debt', 'Nothing is to be paid today');
            return decimal(toPayNow);
          },
          cardOf: paying.firstCard(call),
        });
      },
    } satisfies PreparedHandler<'withdrawDue'>,

    async syncInstalmentPayment(call) {
      const { id } = call.query;
      const known = await payments.findCardPayment(call.db, { id });
      if (known === undefined) throw notFound();
      if (gateway === undefined) throw paying.missing();
      if (known.reversing_since !== null) return learnReversal(call.db, gateway, call, id);
      const outcome = await paying.became(gateway, known, call);
      return call.db.transaction((sql) => paying.settle(sql, call, { id }, outcome));
    },
  }) satisfies Partial<HandlerMap>;

type Charging = Pick<Parameters<typeof paying.begin>[2], 'applicationId' | 'action' | 'amount' | 'cardOf'>;
/** Keeps the attempt, asks the gateway outside of any transaction, and then writes what came of it. */
async function charge(
  gateway: ChargeGateway | undefined,
  call: Pick<Call<'chargeInstalment'>, 'db' | 'user' | 'clock' | 'headers'>,
  charging: Charging,
) {
  if (gateway === undefined) throw paying.missing();
  const externalId = paying.nameOf(call);
  const ifMatch = call.headers['If-Match'];
  const { payment, isNew } = await call.db.transaction((sql) =>
    paying.begin(sql, call, { ...charging, gateway, externalId, ifMatch }),
  );
  // One that was begun before is asked for, and not sent once more.
  const outcome = isNew ? await send(call.db, call, gateway, payment) : await paying.became(gateway, payment, call);
  return (inside: Pick<Call<'chargeInstalment'>, 'db' | 'user' | 'clock'>) =>
    inside.db.transaction((sql) => paying.settle(sql, inside, { externalId }, outcome));
}
