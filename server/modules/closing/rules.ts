import type { Call, Reply } from '../../http/contract';

export type ClosingRow = Reply<'changeClosingMonth'>;
export type ClosingStatus = ClosingRow['status'];
export type ClosingStage = NonNullable<ClosingRow['stage']>;
export type ClosingStep = Call<'changeClosingMonth'>['body']['status'];
export type ChecklistLine = Reply<'getChecklistLine'>;
/** What a line says by itself, without when it was asked and what people wrote beside it. */
export type CheckedLine = Omit<ChecklistLine, 'checked_at' | 'note'>;

type StepRefusal = NonNullable<ClosingRow['step_refusal']>;

interface Standing {
  status: ClosingStatus;
  stage: ClosingStage | null;
  requested_by: { id: number } | null;
  reopen_requested_by: { id: number } | null;
  /** Whoever asked for it to be opened again and whoever looks have one and the same role that may. */
  is_same_role: boolean;
  /** A later month is closed or being closed. */
  has_later: boolean;
}

/** Why this person cannot take the next step of a month, as the panel says it beforehand. */
export function stepRefusal(month: Standing, userId: number): StepRefusal | null {
  if (month.status === 'calculating') {
    if (month.stage !== 'waiting') return 'still_reckoned';
    return month.requested_by?.id === userId ? 'same_person' : null;
  }
  if (month.status !== 'closed') return null;
  if (month.has_later) return 'later_month_closed';
  if (month.reopen_requested_by === null) return null;
  if (month.reopen_requested_by.id === userId) return 'same_person';
  return month.is_same_role ? 'same_role' : null;
}

/** Whether a status leads to another at all; who may take the step is asked after it. */
export function refusalOfStep(month: Standing, to: ClosingStep, userId: number) {
  const isLed = to === 'reopened' ? month.status === 'closed' : month.status === 'calculating';
  if (!isLed) return month.status === 'closed' && to === 'closed' ? 'month_closed' : 'transition_not_allowed';
  // Who has begun may also think better of it.
  return to === 'open' ? undefined : (stepRefusal(month, userId) ?? undefined);
}

/** A red line. */
export const isInTheWay = ({ blocks, count }: CheckedLine): boolean => blocks && count > 0;

export const isReady = (checklist: readonly CheckedLine[]): boolean => !checklist.some(isInTheWay);
