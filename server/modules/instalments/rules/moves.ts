/** How an application and its order move, together: the one place that knows both. */
import type { Reply } from '../../../http/contract';

export type ApplicationStatus = Reply<'getApplication'>['Status'];
export type OrderStatus = NonNullable<Reply<'getApplication'>['order_status']>;

/** The customer, the staff, or the platform by itself. Only what the staff do has a call. */
type Mover = 'customer' | 'staff' | 'platform';
export interface Pair {
  application: ApplicationStatus;
  /** None before the customer has agreed. */
  order: OrderStatus | null;
}

/** In the order in which an application goes through them. */
export const applicationStatuses: readonly ApplicationStatus[] = [
  ...([
    'request_sent',
    'confirmed',
    'check_payment_pending',
    'scoring_passed',
    'scoring_failed',
    'not_enough_limit',
  ] as const),
  ...([
    'waiting_for_approval',
    'approved',
    'rejected',
    'accept_by_customer',
    'reject_by_customer',
    'signature_pending',
  ] as const),
  ...([
    'agreement_accepted',
    'agreement_rejected',
    'waiting_for_down_payment',
    'installment_created',
    'not_fully_paid',
  ] as const),
  ...(['fully_paid', 'closed', 'processing_expired', 'cancelled'] as const),
];

interface Step {
  by: Mover;
  /** From which status to which; who is not named cannot make the move. */
  application: Partial<Record<ApplicationStatus, ApplicationStatus>>;
  /** The same of the order; left out where it may be as it is. `new` makes it, or lets it begin anew. */
  order?: Partial<Record<OrderStatus, OrderStatus>> | 'new';
}

/** Before the goods are the platform's: until here everything can be given up. */
const early = [
  ...['request_sent', 'confirmed', 'check_payment_pending', 'scoring_passed', 'scoring_failed', 'not_enough_limit'],
  ...['waiting_for_approval', 'approved', 'accept_by_customer', 'signature_pending', 'agreement_accepted'],
  'waiting_for_down_payment',
] as const satisfies readonly ApplicationStatus[];
const beforeQabz = [
  ...['waiting_for_moderator', 'moderation_in_process', 'approved_by_moderator', 'waiting_for_marketplace'],
  ...['approved_by_marketplace', 'waiting_for_down_payment', 'waiting_for_qabz'],
] as const satisfies readonly OrderStatus[];
const allTo = <From extends string, To extends string>(from: readonly From[], to: To) =>
  Object.fromEntries(from.map((status) => [status, to])) as Record<From, To>;

const agreed = { agreement_accepted: 'agreement_accepted' } as const;
const givenUp = { agreement_accepted: 'cancelled', waiting_for_down_payment: 'cancelled' } as const;
const unwanted = { waiting_for_moderator: 'cancelled' } as const;

export const steps = {
  confirm: { by: 'customer', application: { request_sent: 'confirmed' } },
  ask_fee: { by: 'platform', application: { confirmed: 'check_payment_pending' } },
  // What is paid for is still to be done: the applicant is scored as any other.
  pay_fee: { by: 'customer', application: { check_payment_pending: 'confirmed' } },
  pass_scoring: {
    by: 'platform',
    application: { ...allTo(['confirmed', 'check_payment_pending', 'scoring_failed'], 'scoring_passed') },
  },
  fail_scoring: {
    by: 'platform',
    application: { ...allTo(['confirmed', 'check_payment_pending', 'scoring_failed'], 'scoring_failed') },
  },
  lack_limit: {
    by: 'platform',
    application: { ...allTo(['confirmed', 'check_payment_pending', 'scoring_failed'], 'not_enough_limit') },
  },
  // A score that a person has to look at goes to him as it is.
  score_by_hand: {
    by: 'platform',
    application: { ...allTo(['confirmed', 'check_payment_pending', 'scoring_failed'], 'waiting_for_approval') },
  },
  submit: { by: 'platform', application: { scoring_passed: 'waiting_for_approval' } },
  change_terms: { by: 'customer', application: { not_enough_limit: 'confirmed' } },
  accept: { by: 'staff', application: { waiting_for_approval: 'approved' } },
  reject: { by: 'staff', application: { waiting_for_approval: 'rejected' } },
  agree: { by: 'customer', application: { approved: 'accept_by_customer' } },
  // After other terms there is an order: whoever wants them not wants nothing.
  decline: { by: 'customer', application: { approved: 'reject_by_customer' }, order: unwanted },
  ask_signature: { by: 'platform', application: { accept_by_customer: 'signature_pending' } },
  sign: { by: 'customer', application: { signature_pending: 'agreement_accepted' }, order: 'new' },
  refuse_signature: { by: 'customer', application: { signature_pending: 'agreement_rejected' }, order: unwanted },
  // Other terms need the customer's word again, and the order another look.
  recalculate: {
    by: 'staff',
    application: {
      waiting_for_approval: 'waiting_for_approval',
      ...allTo(
        ['approved', 'accept_by_customer', 'signature_pending', 'agreement_accepted', 'waiting_for_down_payment'],
        'approved',
      ),
    },
    order: allTo(beforeQabz, 'waiting_for_moderator'),
  },
  expire: { by: 'platform', application: allTo(early, 'processing_expired'), order: allTo(beforeQabz, 'cancelled') },
  cancel: { by: 'staff', application: allTo(early, 'cancelled'), order: allTo(beforeQabz, 'cancelled') },

  take: { by: 'staff', application: agreed, order: { waiting_for_moderator: 'moderation_in_process' } },
  cancel_new_order: {
    by: 'staff',
    // Also while the customer thinks about other terms.
    application: allTo(['approved', 'accept_by_customer', 'signature_pending', 'agreement_accepted'], 'cancelled'),
    order: unwanted,
  },
  approve_moderation: { by: 'staff', application: agreed, order: { moderation_in_process: 'approved_by_moderator' } },
  decline_moderation: { by: 'staff', application: givenUp, order: { moderation_in_process: 'cancelled_by_moderator' } },
  ask_marketplace: { by: 'platform', application: agreed, order: { approved_by_moderator: 'waiting_for_marketplace' } },
  approve_marketplace: {
    by: 'platform',
    application: agreed,
    order: { waiting_for_marketplace: 'approved_by_marketplace' },
  },
  decline_marketplace: {
    by: 'platform',
    application: givenUp,
    order: { waiting_for_marketplace: 'cancelled_by_marketplace' },
  },
  decline_merchant: {
    by: 'platform',
    application: givenUp,
    order: allTo(['approved_by_moderator', 'waiting_for_marketplace'], 'cancelled_by_merchant'),
  },
  // The down payment is one fact in both.
  await_down_payment: {
    by: 'platform',
    application: { agreement_accepted: 'waiting_for_down_payment' },
    order: allTo(['approved_by_moderator', 'approved_by_marketplace'], 'waiting_for_down_payment'),
  },
  await_qabz: {
    by: 'platform',
    application: agreed,
    order: allTo(['approved_by_moderator', 'approved_by_marketplace'], 'waiting_for_qabz'),
  },
  pay_down: {
    by: 'platform',
    application: { waiting_for_down_payment: 'waiting_for_down_payment' },
    order: { waiting_for_down_payment: 'waiting_for_qabz' },
  },
  // Possession before sale: only now the schedule is in force.
  approve_qabz: {
    by: 'staff',
    application: allTo(['agreement_accepted', 'waiting_for_down_payment'], 'installment_created'),
    order: { waiting_for_qabz: 'approved_by_qabz' },
  },
  decline_qabz: { by: 'staff', application: givenUp, order: { waiting_for_qabz: 'cancelled_by_qabz' } },
  cancel_order: {
    by: 'staff',
    application: { ...givenUp, installment_created: 'cancelled' },
    order: allTo(
      [
        ...([
          'approved_by_moderator',
          'waiting_for_marketplace',
          'approved_by_marketplace',
          'waiting_for_down_payment',
        ] as const),
        ...(['waiting_for_qabz', 'approved_by_qabz'] as const),
      ],
      'cancelled',
    ),
  },
  deliver: {
    by: 'staff',
    application: { installment_created: 'installment_created' },
    order: { approved_by_qabz: 'approved_by_delivery' },
  },
  complete: {
    by: 'staff',
    application: { installment_created: 'not_fully_paid' },
    order: { approved_by_delivery: 'completed' },
  },
  pay_off: { by: 'platform', application: { not_fully_paid: 'fully_paid' }, order: { completed: 'completed' } },
  // A payment that is taken back is owed again.
  owe_again: { by: 'platform', application: { fully_paid: 'not_fully_paid' }, order: { completed: 'completed' } },
  take_back_down: {
    by: 'platform',
    application: { waiting_for_down_payment: 'waiting_for_down_payment' },
    order: { waiting_for_qabz: 'waiting_for_down_payment' },
  },
  close: { by: 'platform', application: { fully_paid: 'closed' }, order: { completed: 'completed' } },
} as const satisfies Record<string, Step>;
export type StepName = keyof typeof steps;

/** Steps that an application without an order may make as well. */
const withoutOrder: readonly StepName[] = ['decline', 'refuse_signature', 'recalculate', 'expire', 'cancel'];

/** Where a step leads from there; nothing where it cannot be made. */
export function moved({ application, order }: Pair, name: StepName): Pair | undefined {
  const step: Step = steps[name];
  const to = step.application[application];
  if (to === undefined) return undefined;
  if (step.order === undefined) return { application: to, order };
  if (step.order === 'new')
    return order === null || order === 'waiting_for_moderator'
      ? { application: to, order: 'waiting_for_moderator' }
      : undefined;
  if (order === null) return withoutOrder.includes(name) ? { application: to, order } : undefined;
  const then = step.order[order];
  return then === undefined ? undefined : { application: to, order: then };
}

/** Statuses in which it waits for somebody, and ends by itself when nobody comes. */
export const waits = (status: ApplicationStatus): boolean => (early as readonly ApplicationStatus[]).includes(status);
export const hoursToExpire = 72;

/** From the decision until the contract is closed its papers are gathered; its terms are written until it is in force. */
const papers: readonly ApplicationStatus[] = [
  ...([
    'approved',
    'accept_by_customer',
    'signature_pending',
    'agreement_accepted',
    'waiting_for_down_payment',
  ] as const),
  'installment_created',
];
export const mayWritePapers = (status: ApplicationStatus): boolean => papers.includes(status);
const isSold = (status: ApplicationStatus): boolean => status === 'not_fully_paid' || status === 'fully_paid';
/** What was paid and is owed is reconciled while the contract lives. */
export const mayReconcile = (status: ApplicationStatus): boolean => papers.includes(status) || isSold(status);
export const mayAddSigned = (status: ApplicationStatus): boolean => mayReconcile(status);
export const mayBeDeleted = (status: ApplicationStatus): boolean =>
  status === 'cancelled' || status === 'rejected' || status === 'processing_expired';
export const mayBeScored = (status: ApplicationStatus): boolean =>
  status === 'confirmed' || status === 'scoring_failed';
/** Contracts of which something is owed. */
export const isInForce = (status: ApplicationStatus): boolean =>
  status === 'installment_created' || status === 'not_fully_paid';

/** It is over without a contract: what was agreed upon is void, and what was paid goes back. */
export const isGivenUp = (status: ApplicationStatus): boolean =>
  status === 'cancelled' || status === 'processing_expired';

/** From its approval until it is over an order keeps goods of the catalogue for its customer. */
const keeping: readonly OrderStatus[] = [
  ...(['approved_by_moderator', 'waiting_for_marketplace', 'approved_by_marketplace'] as const),
  ...(['waiting_for_down_payment', 'waiting_for_qabz', 'approved_by_qabz', 'approved_by_delivery'] as const),
];
export type StockStep = 'reserve' | 'release' | 'sell';
/** What the move of an order does to the stock. */
export function stockStepOf(from: OrderStatus | null, to: OrderStatus | null): StockStep | undefined {
  const kept = from !== null && keeping.includes(from);
  const keeps = to !== null && keeping.includes(to);
  if (!kept) return keeps ? 'reserve' : undefined;
  if (keeps) return undefined;
  return to === 'completed' ? 'sell' : 'release';
}
