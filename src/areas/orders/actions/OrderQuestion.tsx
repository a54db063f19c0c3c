import { Suspense } from 'react';
import type { Order } from '../../../api/payment/orders';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useOffered, type Offered } from '../../../kit/url/useOffered';

const TakeOver = lazyComponent(async () => (await import('./TakeOver')).TakeOver, 'kit.form');
const Approve = lazyComponent(async () => (await import('./decisions')).Approve, 'kit.form');
const Decline = lazyComponent(async () => (await import('./decisions')).Decline, 'kit.form');
const ApproveQabz = lazyComponent(async () => (await import('./decisions')).ApproveQabz, 'kit.form');
const DeclineQabz = lazyComponent(async () => (await import('./decisions')).DeclineQabz, 'kit.form');
const Complete = lazyComponent(async () => (await import('./endings')).Complete, 'kit.form');
const Cancel = lazyComponent(async () => (await import('./endings')).Cancel, 'kit.form');

/** What is asked before something becomes of an order, as the address names it. */
export const questions = [
  ...(['takeOver', 'approve', 'decline', 'qabzApprove', 'qabzDecline', 'complete', 'cancel'] as const),
] as const;
export type QuestionName = (typeof questions)[number];

const forms = {
  takeOver: TakeOver,
  approve: Approve,
  decline: Decline,
  qabzApprove: ApproveQabz,
  qabzDecline: DeclineQabz,
  complete: Complete,
  cancel: Cancel,
} as const;

const isInModeration = ({ status }: Order): boolean => status === 'moderation_in_process';
/** Somebody of the staff has it, and that is the one who looks. */
export const isMine = (one: Order): boolean => isInModeration(one) && one.is_mine;
export const isOfOther = (one: Order): boolean => isInModeration(one) && !one.is_mine;
const awaitsQabz = ({ status }: Order): boolean => status === 'waiting_for_qabz';

const offered: Offered<QuestionName, Order> = {
  takeOver: ['orders_moderate.update', isOfOther],
  approve: ['orders_moderate.enable', isMine],
  decline: ['orders_moderate.enable', isMine],
  qabzApprove: ['orders.enable', awaitsQabz],
  qabzDecline: ['orders.enable', awaitsQabz],
  complete: ['orders.enable', ({ status }) => status === 'approved_by_delivery'],
  cancel: ['orders.update', ({ cancelling }) => cancelling.call !== null],
};

interface Props {
  name: QuestionName;
  order: Order;
  /** What an approval is decided by has not been seen yet. */
  isHeld: boolean;
  onClose: () => void;
  /** The service took a decision of moderation. */
  onDecided?: () => void;
}

/** The question or the form that is open over an order; it stays while what it asked about is being done. */
export function OrderQuestion({ name, order, ...ends }: Props) {
  const isOffered = useOffered(offered, name, order);
  if (!isOffered) return null;
  const Form = forms[name];
  return (
    <Suspense>
      <Form order={order} {...ends} />
    </Suspense>
  );
}
