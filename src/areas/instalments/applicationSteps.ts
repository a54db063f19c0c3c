/** What the panel offers of an application in which status, as the service allows it. */
import type { Application, ApplicationStatus } from '../../api/payment/instalments';
import type { Failure } from '../../lib/failure';
import { conflict } from '../../lib/httpStatus';

const before: readonly ApplicationStatus[] = [
  ...(['request_sent', 'confirmed', 'check_payment_pending', 'scoring_passed', 'scoring_failed'] as const),
  ...(['not_enough_limit', 'waiting_for_approval'] as const),
];
const agreed: readonly ApplicationStatus[] = [
  ...(['approved', 'accept_by_customer', 'signature_pending', 'agreement_accepted'] as const),
  'waiting_for_down_payment',
];
const inForce: readonly ApplicationStatus[] = ['installment_created', 'not_fully_paid'];
const ended: readonly ApplicationStatus[] = ['cancelled', 'rejected', 'processing_expired'];

/** What the service would refuse with: somebody was quicker while a form was filled in. */
export const wentOn: Failure = { kind: 'status', status: conflict, codes: ['transition_not_allowed'] };

/** The down payment came, and the order goes on. */
export const isDownPaid = ({ Status: status, order_status: order }: Application): boolean =>
  status === 'waiting_for_down_payment' && order === 'waiting_for_qabz';
export const awaitsDown = ({ Status: status, order_status: order }: Application): boolean =>
  status === 'waiting_for_down_payment' && order === 'waiting_for_down_payment';

export const isContract = ({ Status: status }: Application): boolean =>
  inForce.includes(status) || status === 'fully_paid' || status === 'closed';
export const isInForce = ({ Status: status }: Application): boolean => inForce.includes(status);
export const awaitsDecision = ({ Status: status }: Application): boolean => status === 'waiting_for_approval';
export const mayBeScored = ({ Status: status }: Application): boolean =>
  status === 'confirmed' || status === 'scoring_failed';
export const mayBeCancelled = ({ Status: status }: Application): boolean =>
  before.includes(status) || agreed.includes(status);
export const mayBeRecalculated = (one: Application): boolean => awaitsDecision(one) || agreed.includes(one.Status);
export const mayHavePapers = ({ Status: status }: Application): boolean =>
  agreed.includes(status) || status === 'installment_created';
/** What was paid and is owed is reconciled after the sale, too. */
export const mayBeReconciled = (one: Application): boolean =>
  mayHavePapers(one) || one.Status === 'not_fully_paid' || one.Status === 'fully_paid';
export const mayHaveSigned = (one: Application): boolean => mayBeReconciled(one);
/** It is over before the goods were sold: what was paid goes back, whoever or whatever ended it. */
export const isGivenUp = ({ Status: status }: Application): boolean =>
  status === 'cancelled' || status === 'processing_expired';
/** A down payment is made before there is a contract, and stays to be seen where it was given up. */
export const mayHavePaid = (one: Application): boolean =>
  isContract(one) || isGivenUp(one) || one.Status === 'waiting_for_down_payment';
export const mayBeDeleted = ({ Status: status }: Application): boolean => ended.includes(status);
/** Whether it is decided about yet: its checks are looked at until then. */
export const isUndecided = ({ Status: status }: Application): boolean => before.includes(status);
