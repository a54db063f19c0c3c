import type { Call, Reply } from '../../http/contract';

export type DocumentStatus = Reply<'getApplicationDocument'>['status'];
type Decision = Call<'decideApplicationDocument'>['body'];

/** A new paper is looked through first; what was checked is accepted or rejected, and that is final. */
const moves: Record<DocumentStatus, readonly Decision['status'][]> = {
  new: ['checked'],
  checked: ['accepted', 'rejected'],
  accepted: [],
  rejected: [],
};

export type DocumentRefusal = 'transition_not_allowed' | 'reason_required';

/** Why a decision about a document is refused; nothing when it may be made. */
export function refusalOfDocument(from: DocumentStatus, { status, comment }: Decision): DocumentRefusal | undefined {
  if (!moves[from].includes(status)) return 'transition_not_allowed';
  return status === 'rejected' && (comment ?? '').trim() === '' ? 'reason_required' : undefined;
}
