import { Suspense } from 'react';
import { useCheckOutcome } from '../../api/cache/writeOutcome';
import { useChangePostingMutation, type Posting, type PostingDetail } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { useDecision } from '../../kit/list/recordWalk';
import { ConfirmMoney } from '../../kit/money/ConfirmMoney';
import type { NoticeAbout } from '../../kit/state/useNoticeAbout';
import type { DialogAddress } from '../../kit/url/useDialogParam';
import { isRecord } from '../../lib/guards';
import { ReasonForm } from '../../parts/ReasonForm';
import { useCan } from '../../session/can';
import { postingStatus } from './ledgerTerms';
import { m, postVerb } from './messages';
import { postingHref } from './postingHref';
import { ReversePosting } from './ReversePosting';
import { WhatIsPosted } from './WhatIsPosted';

const EditPosting = lazyComponent(async () => (await import('./PostingForm')).EditPosting);
const CopyPosting = lazyComponent(async () => (await import('./PostingForm')).CopyPosting);

export const dialogs = ['post', 'reject', 'reverse', 'edit', 'copy'] as const;
type PostingDialog = (typeof dialogs)[number];

interface Props {
  posting: PostingDetail;
  onClose: () => void;
}
interface Deciding {
  posting: PostingDetail;
  /** After a decision the next one is opened. */
  closeFor: DialogAddress<PostingDialog>['closeFor'];
}

/** What is asked before something becomes of a posting. */
export function PostingQuestion({ name, closeFor, ...props }: Props & Deciding & { name: PostingDialog }) {
  const can = useCan();
  const { status, reverses } = props.posting;
  // The sides of a reversal are not those of its kind: it stays as it is, and what is copied is the posting that it reverses.
  const mayEdit = can('gl.update') && status === 'draft' && reverses === null;
  if (name === 'edit') return <Suspense>{mayEdit && <EditPosting {...props} />}</Suspense>;
  if (name === 'copy') return <Suspense>{can('gl.add') && reverses === null && <CopyPosting {...props} />}</Suspense>;
  if (!can('gl.enable')) return null;
  if (name === 'post') return <PostDraft posting={props.posting} closeFor={closeFor} />;
  if (name === 'reject') return <RejectDraft posting={props.posting} closeFor={closeFor} />;
  return <ReversePosting {...props} />;
}

/** A draft has no number before it is posted: the answer names it. */
const aboutPosted = (answer: unknown, { id, counterparty, operation }: Posting): NoticeAbout => ({
  record: isRecord(answer) && typeof answer['number'] === 'string' ? answer['number'] : operation.name,
  person: counterparty ?? undefined,
  path: postingHref(id, 'ledger.postings'),
});

function PostDraft({ posting, closeFor }: Deciding) {
  const [change] = useChangePostingMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const { taken, leave } = useDecision(closeFor);
  const { id, version, amount } = posting;
  return (
    <ConfirmMoney
      title={m.postTitle}
      verb={postVerb}
      amount={amount}
      about={(answer) => aboutPosted(answer, posting)}
      run={(key) =>
        taken(change({ id, 'If-Match': version, 'Idempotency-Key': key, body: { action: 'post' } }).unwrap())
      }
      checkOutcome={checkOutcome}
      statusWords={postingStatus.labelOf}
      done={m.isPosted}
      onClose={(answer) => leave(answer !== undefined)}
    >
      <WhatIsPosted posting={posting} />
    </ConfirmMoney>
  );
}

const rejectWords = { title: m.rejectTitle, verb: t.reject, done: m.isRejected, reason: t.reason };

function RejectDraft({ posting: { id, version, amount, operation, counterparty }, closeFor }: Deciding) {
  const [change] = useChangePostingMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const { taken, leave } = useDecision(closeFor);
  return (
    <ReasonForm
      id={`rejectPosting:${id}`}
      version={version}
      about={{
        ...{ record: operation.name, amount, person: counterparty ?? undefined },
        path: postingHref(id, 'ledger.postings'),
      }}
      statusWords={postingStatus.labelOf}
      words={rejectWords}
      send={(reason, { version: seen, key }) =>
        taken(change({ id, 'If-Match': seen, 'Idempotency-Key': key, body: { action: 'reject', reason } }).unwrap())
      }
      checkOutcome={checkOutcome}
      onClose={leave}
    />
  );
}
