import { ArrowUndo20Regular, Copy20Regular, Edit20Regular } from '@fluentui/react-icons';
import type { PostingDetail } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { useOwnId } from '../../parts/useOwnId';
import { Can } from '../../session/can';
import { m } from './messages';
import { dialogs, PostingQuestion } from './PostingQuestion';

/** What can be done with a posting that a person made; one of the system is put right by its record. */
export function PostingActions({ posting }: { posting: PostingDetail }) {
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const isOwn = useOwnId() === posting.created_by?.id;
  if (posting.source === 'auto') return null;
  const isDraft = posting.status === 'draft';
  const isReversal = posting.reverses !== null;
  return (
    <>
      {isDraft && (
        <Can do="gl.enable">
          <Action
            label={m.post}
            verb="approve"
            isPrimary
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
            disabledReason={isReversal ? m.fixedReversal : !isOwn && m.notOwn}
            onSelect={() => open('edit')}
          />
        </Can>
      )}
      {posting.status === 'posted' && (
        <Can do="gl.enable">
          <Action
            label={m.reverse}
            icon={ArrowUndo20Regular}
            disabledReason={isReversal ? m.isReversal : posting.reversed_by !== null && m.wasReversed}
            onSelect={() => open('reverse')}
          />
        </Can>
      )}
      <Can do="gl.add">
        <Action
          label={m.copy}
          icon={Copy20Regular}
          disabledReason={isReversal && m.isReversal}
          onSelect={() => open('copy')}
        />
      </Can>
      {dialog && <PostingQuestion name={dialog.name} posting={posting} onClose={close} closeFor={closeFor} />}
    </>
  );
}
