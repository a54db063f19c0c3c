import {
  ArrowUndo20Regular,
  Delete20Regular,
  Edit20Regular,
  PersonArrowRight20Regular,
  Phone20Regular,
  PhoneVibrate20Regular,
  Send20Regular,
  ArrowRepeatAll20Regular,
} from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  useDeletePushMessageMutation,
  useWithdrawPushMessageMutation,
  type PushMessageDetail,
  type PushToUsersResult,
} from '../../../api/payment/pushMessages';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';
import { PublishMessage } from './PublishMessage';
import { SendResult } from './SendResult';
import { SendToDead } from './SendToDead';
import { SendToSelf } from './SendToSelf';

const PushPreview = lazyComponent(async () => (await import('./PushPreview')).PushPreview, 'parts', 'preview');
const SendToUsers = lazyComponent(async () => (await import('./SendToUsers')).SendToUsers);
const dialogs = ['publish', 'withdraw', 'test', 'users', 'dead', 'remove', 'preview'] as const;

interface Props {
  message: PushMessageDetail;
  /** What stands at the side of a list goes when its message does. */
  onRemoved?: () => void;
}

/** What can be done with a message: sending it out, to oneself, to some, to those who did not get it, and taking it back. */
export function MessageActions({ message, onRemoved }: Props) {
  const navigate = useNavigate();
  const holds = useCan();
  const [remove] = useDeletePushMessageMutation();
  const [withdraw] = useWithdrawPushMessageMutation();
  const [result, setResult] = useState<PushToUsersResult>();
  const { id, version, status, delivery, dead } = message;
  const isDraft = status === 'draft';
  const { dialog, open, close, closeFor } = useDialogParam(dialogs, { publish: !isDraft, withdraw: isDraft });
  const maySend = holds('notifications.enable');
  return (
    <>
      <Can do="notifications.enable">
        {isDraft && message.segment !== 'custom' && (
          <Action label={m.publish} icon={Send20Regular} isPrimary onSelect={() => open('publish')} />
        )}
        {isDraft && message.segment === 'custom' && (
          <Action label={m.toUsers} icon={PersonArrowRight20Regular} isPrimary onSelect={() => open('users')} />
        )}
        {(delivery === 'planned' || delivery === 'stopped') && (
          <Action label={m.withdraw} icon={ArrowUndo20Regular} isPrimary onSelect={() => open('withdraw')} />
        )}
        {dead > 0 && <Action label={m.toDead} icon={ArrowRepeatAll20Regular} onSelect={() => open('dead')} />}
      </Can>
      {isDraft && (
        <Can do="notifications.update">
          <Action
            label={m.edit}
            verb="edit"
            icon={Edit20Regular}
            // The form takes the place of the card: Back from it would else be a step within one page, which asks nothing.
            onSelect={() => navigate(href('pushes.one', { id: String(id) }), { replace: !onRemoved })}
          />
        </Can>
      )}
      <ActionMenu>
        <Action label={m.preview} icon={Phone20Regular} onSelect={() => open('preview')} />
        <Can do="notifications.enable">
          <Action label={m.test} icon={PhoneVibrate20Regular} onSelect={() => open('test')} />
          {!(isDraft && message.segment === 'custom') && (
            <Action label={m.toUsers} icon={PersonArrowRight20Regular} onSelect={() => open('users')} />
          )}
        </Can>
        {isDraft && (
          <Can do="notifications.delete">
            <Action label={m.remove} icon={Delete20Regular} tone="danger" onSelect={() => open('remove')} />
          </Can>
        )}
      </ActionMenu>
      {dialog?.name === 'publish' && maySend && <PublishMessage message={message} onClose={close} />}
      {dialog?.name === 'withdraw' && maySend && (
        <ConfirmAction
          title={m.withdrawTitle}
          yes={m.withdraw}
          done={m.saved}
          run={() => withdraw({ id, 'If-Match': version }).unwrap()}
          onClose={close}
        >
          <FormattedMessage {...m.withdrawText} />
        </ConfirmAction>
      )}
      {dialog?.name === 'test' && maySend && <SendToSelf id={id} onClose={close} />}
      {dialog?.name === 'dead' && dead > 0 && maySend && (
        <SendToDead message={message} onSent={setResult} onClose={close} />
      )}
      {dialog?.name === 'remove' && isDraft && holds('notifications.delete') && (
        <ConfirmDelete
          done={m.removed}
          run={async () => {
            await remove({ id, 'If-Match': version }).unwrap();
            if (onRemoved) closeFor(onRemoved);
            else await navigate(href('pushes.list'), { replace: true });
          }}
          onClose={close}
        >
          {message.title_ru}
        </ConfirmDelete>
      )}
      <Suspense>
        {dialog?.name === 'preview' && (
          <PushPreview push={{ ...message, image: message.image?.url ?? null }} onClose={close} />
        )}
        {dialog?.name === 'users' && maySend && <SendToUsers message={message} onSent={setResult} onClose={close} />}
      </Suspense>
      {/* What was asked shows its tick first: two windows at once would take the focus from each other. */}
      {result && !dialog && <SendResult result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}
