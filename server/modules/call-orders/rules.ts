import type { Call, Reply } from '../../http/contract';

export type CallbackStatus = Reply<'changeCallback'>['status'];
type Change = Call<'changeCallback'>['body'];

/** One that nobody has is taken; whoever took it called, or nobody answered, and then it is taken again. */
const moves: Record<CallbackStatus, readonly Change['status'][]> = {
  new: ['in_progress'],
  in_progress: ['done', 'rejected', 'no_answer'],
  no_answer: ['in_progress'],
  done: [],
  rejected: [],
};

export type CallbackRefusal = 'call_order_taken' | 'transition_not_allowed' | 'reason_required';

/** Why a step is refused; nothing when it may be taken. */
export function refusalOfCallback(from: CallbackStatus, { status, comment }: Change): CallbackRefusal | undefined {
  if (from === 'in_progress' && status === 'in_progress') return 'call_order_taken';
  if (!moves[from].includes(status)) return 'transition_not_allowed';
  return status === 'rejected' && (comment ?? '').trim() === '' ? 'reason_required' : undefined;
}
