import { Button, Field, Input } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Dialog } from '../overlay/Dialog';
import { FailureBar } from '../feedback/FailureBar';
import type { NoticeAbout } from '../state/useNoticeAbout';
import { useAsyncAction } from './useAsyncAction';
import { useDone } from './useDone';
import { progressIcons } from './progressIcons';
import { t } from '../../i18n/terms';

const type = defineMessage<{ text: string }>({
  id: 'kit.confirm.type',
  defaultMessage: 'Чтобы подтвердить, введите: {text}',
});

interface Props {
  title: MessageDescriptor;
  /** What will be gone, and for whom. */
  children: ReactNode;
  /** What has to be typed: the number of the record, the month; undefined where that is too much for so little. */
  text: string | undefined;
  /** What the question shows has not been seen yet. */
  isHeld?: boolean;
  /** The verb of the action. */
  yes: MessageDescriptor;
  run: () => Promise<unknown>;
  /** What is said when it is done. */
  done: MessageDescriptor;
  /** Which record it was done to, where that is more than the page on the screen says. */
  about?: NoticeAbout;
  onClose: () => void;
}

/** The question before what cannot be undone: the action is there only for who has seen, and typed, what it concerns. */
export function ConfirmIrreversible({ title, children, text, isHeld = false, yes, run, done, about, onClose }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const action = useAsyncAction(run, useDone(done, about), onClose);
  const isMeant = !isHeld && (text === undefined || typed.trim() === text);
  return (
    <Dialog
      title={title}
      onSubmit={() => isMeant && action.start()}
      onClose={action.isBusy ? undefined : onClose}
      buttons={
        <>
          <Button disabledFocusable={action.isBusy} onClick={onClose}>
            <FormattedMessage {...t.cancel} />
          </Button>
          <Button
            type="submit"
            appearance="primary"
            disabled={!isMeant}
            disabledFocusable={action.isBusy}
            icon={progressIcons[action.progress]}
          >
            <FormattedMessage {...yes} />
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {action.failure && <FailureBar failure={action.failure} />}
      {text !== undefined && (
        <Field label={intl.formatMessage(type, { text })}>
          <Input
            autoComplete="off"
            spellCheck={false}
            value={typed}
            readOnly={action.isBusy}
            onChange={(_, { value }) => setTyped(value)}
          />
        </Field>
      )}
    </Dialog>
  );
}
