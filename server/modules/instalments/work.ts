/**
 * What the platform does by itself: codes run out, what is paid off closes, outcomes that were lost are asked for, what is due is charged,
 * and money goes back.
 */
import { addDays } from 'date-fns/addDays';
import type { Database, Sql } from '../../db/database';
import { timestamp, timestampOf, today, type Clock } from '../../shared/clock';
import { decimal } from '../../shared/money';
import { conflict, Refusal } from '../../shared/problem';
import { readPaymentSettings } from '../payment-settings/index';
import { askUnknown, mostInStep } from './asking';
import type { Caller } from './answers';
import * as contracts from './contractStore';
import type { ChargeGateway } from './gateway';
import * as paying from './paying';
import * as payments from './paymentStore';
import { makeMove } from './platformMoves';
import { endCodes } from './refundStore';
import { carryOutRefund } from './refundHandlers';
import { carryOutReversal } from './reversalHandlers';
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
  /** Of the process that is told to stop: what is under way is ended, and nothing else is begun. */
  signal?: AbortSignal;
}
/**
 * One step of it, in which a gateway is asked a bounded number of times, so that no kind of work keeps the others waiting; says whether
 * there may be more. What a person has to look at is logged.
 */
export async function workInstalments({
  log,
  gateway,
  ...parts
}: Parts & { log: (line: string) => void }): Promise<boolean> {
  const { db, clock, signal } = parts;
  const at = timestamp(clock);
  await db.transaction(async (sql) => void (await endCodes(sql, { before: at }, at)));
  await closePaidOff(parts);
  if (gateway === undefined) return false;
  const caller = { user: undefined, clock };
  const asking = { db, clock, signal };
  // First, for what is not known yet keeps its contract from being charged.
  const hasMore = [
    await askUnknown(asking, 'charge', (id) => learn({ ...parts, gateway }, id)),
    await askUnknown(asking, 'refund', (id) => carryOutRefund(db, gateway, caller, id)),
    await askUnknown(asking, 'reversal', (id) => carryOutReversal(db, gateway, caller, log, id)),
    await chargeDue({ ...parts, gateway }),
  ];
  return hasMore.includes(true);
}

async function closePaidOff({ db, clock, signal }: Omit<Parts, 'gateway'>): Promise<void> {
  const before = timestampOf(addDays(clock.now(), -daysToClose));
  let last = 0;
  for (let found = await contracts.listClosable(db, before, last); found.length > 0;) {
    for (const { id } of found) {
      if (signal?.aborted) return;
      await close(db, clock, id);
      last = id;
    }
    found = await contracts.listClosable(db, before, last);
  }
}

const close = (db: Database, clock: Clock, id: number) =>
  db
    .transaction((sql) => makeMove(sql, clock, id, 'close'))
    .catch((error: unknown) => {
      // A payment under way keeps it where it is; the next round sees it again.
      if (!(error instanceof Refusal)) throw error;
    });

type Charging = Parts & { gateway: ChargeGateway };

/** Asks the gateway what became of a charge, outside of any transaction, and writes what it says. */
async function learn({ db, clock, gateway }: Charging, id: number): Promise<void> {
  const caller = { user: undefined, clock };
  const payment = (await payments.findCardPayment(db, { id }))!; // payments are never removed
  const outcome = await paying.became(gateway, payment, caller);
  await db.transaction((sql) => paying.settle(sql, caller, { id }, outcome));
}

interface Now extends AutopayHour {
  limits: Limits;
}
/** The hour, where it is one of autopay. */
async function hourOfAutopay(sql: Sql, clock: Clock): Promise<Now | undefined> {
  const settings = await readPaymentSettings(sql);
  const hour = Number(timestamp(clock).slice('yyyy-mm-dd '.length, 'yyyy-mm-dd hh'.length));
  if (!isHourOfAutopay(settings, hour)) return undefined;
  return {
    ...{ day: today(clock), hour, retryCount: settings.retry_count, settingsVersion: settings.version },
    limits: limitsOf(settings),
  };
}

/** In each hour of the settings once, as often in a day as they say: what a card refuses then is tried again tomorrow. */
async function chargeDue(charging: Charging): Promise<boolean> {
  const now = await hourOfAutopay(charging.db, charging.clock);
  if (now === undefined) return false;
  const due = await contracts.listDue(charging.db, now, mostInStep);
  for (const { id } of due) if (charging.signal?.aborted || (await autopay(charging, id)) === 'over') return false;
  return due.length === mostInStep;
}

async function autopay({ db, clock, gateway }: Charging, id: number): Promise<'over' | undefined> {
  const caller = { user: undefined, clock };
  const begun = await db.transaction((sql) => beginAutopay(sql, caller, gateway, id));
  if (begun === 'over') return 'over';
  if (!begun?.isNew) return undefined;
  const outcome = await send(db, caller, gateway, begun.payment);
  await db.transaction((sql) => paying.settle(sql, caller, { id: begun.payment.id }, outcome));
  return undefined;
}

/** Nothing where this contract cannot be charged, which is kept; `over` where none is charged any more. */
async function beginAutopay(
  sql: Sql,
  caller: Caller,
  gateway: ChargeGateway,
  id: number,
): Promise<paying.Begun | 'over' | undefined> {
  // Before each charge: the hour ends, and somebody turns it off, while those before it are charged.
  const now = await hourOfAutopay(sql, caller.clock);
  if (now === undefined) return 'over';
  try {
    return await paying.begin(sql, caller, {
      ...{ gateway, applicationId: id, externalId: autopayOf(id, now), action: 'autopay' },
      amount: async (inside, held) => {
        const { toPayNow } = standingOf((await store.listRows(inside, held.id)).map(store.inTiyin), now.day);
        const amount = chargedAtOnce(toPayNow, now.limits);
        if (amount === 0n)
          throw conflict('1_installment_has_not_debt', 'Nothing is to be paid today, or too little to be charged');
        return decimal(amount);
      },
      cardOf: paying.firstCard(caller),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // No acquirer is there for anybody.
    if (error.code === 'service_missing') return 'over';
    // It was paid meanwhile, or there is no card any more.
    await contracts.keepRefusal(sql, id, timestamp(caller.clock), now.settingsVersion);
    return undefined;
  }
}
