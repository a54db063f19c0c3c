/**
 * What the platform does by itself: codes run out, what is paid off closes, outcomes that were lost are asked for, what is due is charged,
 * and money goes back.
 */
import { addDays } from 'date-fns/addDays';
import type { Database } from '../../db/database';
import { timestamp, timestampOf, today, type Clock } from '../../shared/clock';
import { decimal } from '../../shared/money';
import { conflict, Refusal } from '../../shared/problem';
import { readPaymentSettings } from '../payment-settings/index';
import { askUnknown } from './asking';
import * as contracts from './contractStore';
import type { ChargeGateway } from './gateway';
import * as paying from './paying';
import * as payments from './paymentStore';
import { makeMove } from './platformMoves';
import { endCodes } from './refundStore';
import { carryOutRefunds } from './refundHandlers';
import { carryOutReversals } from './reversalHandlers';
import { autopayOf, isHourOfAutopay, type AutopayHour } from './rules/autopay';
import { chargedAtOnce, limitsOf, type Limits } from './rules/limits';
import { standingOf } from './rules/schedule';
import { send } from './sending';
import * as store from './store';

/** Days after which a contract that is paid off is closed. */
const daysToClose = 14;

interface Parts {
  db: Database;
  clock: Clock;
  gateway: ChargeGateway | undefined;
}
/** One round of it; what a person has to look at is logged. */
export async function workInstalments({
  db,
  clock,
  gateway,
  log,
}: Parts & { log: (line: string) => void }): Promise<void> {
  const at = timestamp(clock);
  await db.transaction(async (sql) => void (await endCodes(sql, { before: at }, at)));
  const before = timestampOf(addDays(clock.now(), -daysToClose));
  await forEach(
    (after) => contracts.listClosable(db, before, after),
    (id) => close(db, clock, id),
  );
  if (gateway === undefined) return;
  // First, for what is not known yet keeps its contract from being charged.
  await askUnknown(db, clock, 'charge', (id) => learn({ db, clock, gateway }, id));
  await chargeDue({ db, clock, gateway });
  await carryOutRefunds(db, gateway, { user: undefined, clock });
  await carryOutReversals(db, gateway, { user: undefined, clock }, log);
}

const close = (db: Database, clock: Clock, id: number) =>
  db
    .transaction((sql) => makeMove(sql, clock, id, 'close'))
    .catch((error: unknown) => {
      // A payment under way keeps it where it is; the next round sees it again.
      if (!(error instanceof Refusal)) throw error;
    });

async function forEach(list: (after: number) => Promise<{ id: number }[]>, work: (id: number) => Promise<unknown>) {
  let last = 0;
  for (let found = await list(last); found.length > 0; found = await list(last))
    for (const { id } of found) {
      await work(id);
      last = id;
    }
}

type Charging = Parts & { gateway: ChargeGateway };

/** Asks the gateway what became of a charge, outside of any transaction, and writes what it says. */
async function learn({ db, clock, gateway }: Charging, id: number): Promise<void> {
  const caller = { user: undefined, clock };
  const payment = (await payments.findCardPayment(db, { id }))!; // payments are never removed
  const outcome = await paying.became(gateway, payment, caller);
  await db.transaction((sql) => paying.settle(sql, caller, { id }, outcome));
}

/** In each hour of the settings once, as often in a day as they say: what a card refuses then is tried again tomorrow. */
async function chargeDue({ db, clock, gateway }: Charging): Promise<void> {
  const settings = await readPaymentSettings(db);
  const hour = Number(timestamp(clock).slice('yyyy-mm-dd '.length, 'yyyy-mm-dd hh'.length));
  if (!isHourOfAutopay(settings, hour)) return;
  const now = { day: today(clock), hour, retryCount: settings.retry_count };
  const limits = limitsOf(settings);
  await forEach(
    (after) => contracts.listDue(db, now, after),
    (id) => autopay({ db, clock, gateway, now, limits }, id),
  );
}

interface Now {
  now: AutopayHour;
  limits: Limits;
}
async function autopay({ db, clock, gateway, now, limits }: Charging & Now, id: number): Promise<void> {
  const caller = { user: undefined, clock };
  const { day } = now;
  const externalId = autopayOf(id, now);
  try {
    const { payment, isNew } = await db.transaction((sql) =>
      paying.begin(sql, caller, {
        ...{ gateway, applicationId: id, externalId, action: 'autopay' },
        amount: async (inside, held) => {
          const { toPayNow } = standingOf((await store.listRows(inside, held.id)).map(store.inTiyin), day);
          const amount = chargedAtOnce(toPayNow, limits);
          if (amount === 0n) throw conflict('nothing_due', 'Nothing is to be paid today, or too little to be charged');
          return decimal(amount);
        },
        cardOf: paying.firstCard(caller),
      }),
    );
    if (!isNew) return;
    const outcome = await send(db, caller, gateway, payment);
    await db.transaction((sql) => paying.settle(sql, caller, { externalId }, outcome));
  } catch (error) {
    // It was paid meanwhile, or there is no card any more.
    if (!(error instanceof Refusal)) throw error;
  }
}
