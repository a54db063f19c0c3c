import type { ReturnClaim } from '../../api/payment/returnClaims';
import { useOffered, type Offered } from '../../kit/url/useOffered';
import { useOwnId } from '../../parts/useOwnId';
import { Agree, Announce, AskOutcome, Confirm, Decline, Pay, Repeat, Start } from './questions';

/** What is asked before something becomes of a return, as the address names it. */
export const questions = [
  'start',
  'agree',
  'decline',
  'announce',
  'pay',
  'refuse',
  'ask',
  'card',
  'bank',
  'confirm',
] as const;
type QuestionName = (typeof questions)[number];

export const isToPay = ({ status }: ReturnClaim): boolean =>
  status === 'approved_by_moderator' || status === 'waiting_invoice';
export const lacksInvoice = ({ status, preview }: ReturnClaim): boolean =>
  status === 'approved_by_moderator' && preview.needs_invoice;
export const isByCard = ({ refunds }: ReturnClaim): boolean => refunds[0]?.method === 'card';
export const mayBeDeclined = ({ status }: ReturnClaim): boolean =>
  status === 'new' || status === 'in_process' || status === 'waiting_invoice';

interface Asked {
  claim: ReturnClaim;
  me: number | undefined;
}
/** By an accountant who did not approve it. */
const isPaidBy = ({ claim, me }: Asked): boolean => isToPay(claim) && claim.barred_accountant !== me;
const isUnsettled = ({ claim }: Asked): boolean => claim.refund_status === 'new';
const hasFailed = ({ claim }: Asked): boolean => claim.refund_status === 'failed';

const offered: Offered<QuestionName, Asked> = {
  start: ['refund_claims.update', ({ claim }) => claim.status === 'new'],
  agree: ['refund_claims.enable', ({ claim }) => claim.status === 'in_process'],
  decline: ['refund_claims.enable', ({ claim }) => mayBeDeclined(claim)],
  announce: ['refund_claims.add', ({ claim }) => claim.status === 'approved_by_moderator'],
  pay: ['refund_accounting.enable', (asked) => isPaidBy(asked) && !lacksInvoice(asked.claim)],
  refuse: ['refund_accounting.enable', isPaidBy],
  ask: ['refund_accounting.enable', (asked) => isUnsettled(asked) && isByCard(asked.claim)],
  confirm: ['refund_accounting.enable', (asked) => isUnsettled(asked) && !isByCard(asked.claim)],
  card: ['refund_accounting.enable', hasFailed],
  bank: ['refund_accounting.enable', hasFailed],
};

interface Props {
  name: QuestionName;
  claim: ReturnClaim;
  onClose: () => void;
}

/** The question or the form that is open over a return; it stays while what it asked about is being done. */
export function ReturnQuestion({ name, ...props }: Props) {
  const me = useOwnId();
  const isOffered = useOffered(offered, name, { claim: props.claim, me });
  if (!isOffered) return null;
  if (name === 'start') return <Start {...props} />;
  if (name === 'agree') return <Agree {...props} />;
  if (name === 'announce') return <Announce {...props} />;
  if (name === 'pay') return <Pay {...props} />;
  if (name === 'ask') return <AskOutcome {...props} />;
  if (name === 'confirm') return <Confirm {...props} />;
  if (name === 'decline' || name === 'refuse') return <Decline {...props} isOfMoney={name === 'refuse'} />;
  return <Repeat {...props} method={name} />;
}
