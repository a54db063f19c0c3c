/** How a claim moves, and who may move it. */
import type { Reply } from '../../http/contract';

export type ReturnStatus = Reply<'getReturnClaim'>['status'];

/** A step of a claim: from which statuses, and where to. */
export const steps = {
  start: { from: ['new'], to: 'in_process' },
  approve_moderator: { from: ['in_process'], to: 'approved_by_moderator' },
  cancel_moderator: { from: ['new', 'in_process', 'waiting_invoice'], to: 'cancelled_by_moderator' },
  await_invoice: { from: ['approved_by_moderator'], to: 'waiting_invoice' },
  approve_accountant: { from: ['approved_by_moderator', 'waiting_invoice'], to: 'approved_by_accountant' },
  cancel_accountant: { from: ['approved_by_moderator', 'waiting_invoice'], to: 'cancelled_by_accountant' },
} as const satisfies Record<string, { from: readonly ReturnStatus[]; to: ReturnStatus }>;
export type StepName = keyof typeof steps;

/** Where a step leads from there; nothing where it cannot be made. */
export const moved = (status: ReturnStatus, name: StepName): ReturnStatus | undefined =>
  (steps[name].from as readonly ReturnStatus[]).includes(status) ? steps[name].to : undefined;

export const isOpen = (status: ReturnStatus): boolean =>
  status === 'new' || status === 'in_process' || status === 'approved_by_moderator' || status === 'waiting_invoice';

/** A merchant that pays value-added tax announces an invoice before the money is paid. */
export const lacksInvoice = (status: ReturnStatus, paysVat: boolean): boolean =>
  paysVat && status === 'approved_by_moderator';
