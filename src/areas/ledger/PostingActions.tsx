import { ArrowUndo20Regular, Copy20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChangePostingMutation, type PostingDetail } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { useDecision } from '../../kit/list/recordWalk';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { ReasonForm } from '../../parts/ReasonForm';
import { useOwnId } from '../../parts/useOwnId';
import { Can, useCan } from '../../session/can';
import { postingStatus } from './ledgerTerms';
import { m } from './messages';

const EditPosting = lazyComponent(async () => (await import('./PostingForm')).EditPosting);
const CopyPosting = lazyComponent(async () => (await import('./PostingForm')).CopyPosting);

const dialogs = ['post', 'reject', 'reverse', 'edit', 'copy'] as const;
type Asked = (typeof dialogs)[number];

/** What can be done with a posting that a person made; one of the system is put right by its record. */
export function PostingActions({ posting }: { posting: PostingDetail }) {
  const { dialog, open, close } = useDialogParam(dialogs);
  const isOwn = useOwnId() === posting.created_by?.id;
  if (posting.source === 'auto') return null;
  const isDraft = posting.status === 'draft';
  return (
    <>
      {isDraft && (
        <Can do="gl.enable">
          <Action
            label={m.post}
            verb="approve"
            isPrimary={!isOwn}
            disabledReason={isOwn && m.ownDraft}
            onSelect={() => open('post')}
          />
          <Action
            label={t.reject}
            verb="reject"
            tone="danger"
            disabledReason={isOwn && m.ownDraft}
            onSelect={() => open('reject')}
          />
        </Can>
      )}
      {isDraft && (
        <Can do="gl.update">
          <Action
            label={t.edit}
            verb="edit"
            icon={Edit20Regular}
            disabledReason={posting.reverses ? m.fixedReversal : !isOwn && m.notOwn}
            onSelect={() => open('edit')}
          />
        </Can>
      )}
      {posting.status === 'posted' && (
        <Can do="gl.enable">
          <Action
            label={m.reverse}
            icon={ArrowUndo20Regular}
            disabledReason={posting.reversed_by !== null && m.wasReversed}
            onSelect={() => open('reverse')}
          />
        </Can>
      )}
      <Can do="gl.add">
        <Action label={m.copy} icon={Copy20Regular} onSelect={() => open('copy')} />
      </Can>
      {dialog && <PostingQuestion name={dialog.name} posting={posting} onClose={close} />}
    </>
  );
}

const rejectWords = { title: m.rejectTitle, verb: t.reject, done: m.isRejected, reason: t.reason };

interface QuestionProps {
  name: Asked;
  posting: PostingDetail;
  onClose: () => void;
}

/** What is asked before something becomes of a posting. */
function PostingQuestion({ name, posting, onClose }: QuestionProps) {
  const [change] = useChangePostingMutation();
  const key = useRef(crypto.randomUUID());
  const can = useCan();
  const { taken, leave } = useDecision(onClose);
  const { id, version } = posting;
  if (name === 'edit')
    return <Suspense>{can('gl.update') && <EditPosting posting={posting} onClose={onClose} />}</Suspense>;
  if (name === 'copy')
    return <Suspense>{can('gl.add') && <CopyPosting posting={posting} onClose={onClose} />}</Suspense>;
  if (!can('gl.enable')) return null;
  if (name === 'reject')
    return (
      <ReasonForm
        id={`rejectPosting:${id}`}
        version={version}
        statusWords={postingStatus.labelOf}
        words={rejectWords}
        send={(reason, sent) =>
          taken(
            change({
              ...{ id, 'If-Match': sent.version, 'Idempotency-Key': sent.key, body: { action: 'reject', reason } },
            }).unwrap(),
          )
        }
        onClose={() => leave()}
      />
    );
  const isPost = name === 'post';
  return (
    <ConfirmAction
      title={isPost ? m.postTitle : m.reverseTitle}
      yes={isPost ? m.post : m.reverse}
      isDecision={isPost}
      statusWords={postingStatus.labelOf}
      run={() =>
        taken(change({ id, 'If-Match': version, 'Idempotency-Key': key.current, body: { action: name } }).unwrap())
      }
      done={isPost ? m.isPosted : m.isReversed}
      onClose={() => (isPost ? leave() : onClose())}
    >
      {!isPost && <FormattedMessage {...m.reverseText} />}
    </ConfirmAction>
  );
}
