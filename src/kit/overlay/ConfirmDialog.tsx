import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { heading, questionButtons, questionSurface, questionText } from '../foundation/styles';
import { focusFirst, useModal } from './useModal';
import { t } from '../../i18n/terms';

const useStyles = makeStyles({
  root: { ...questionSurface, width: '440px' },
  said: questionText,
  title: heading,
  text: { marginTop: tokens.spacingVerticalS, color: tokens.colorNeutralForeground2 },
  buttons: { ...questionButtons, display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});

interface Props {
  title: MessageDescriptor;
  /** What will happen, where the title does not say it. */
  children?: ReactNode;
  /** The verb of the action; "yes" and "no" unless told otherwise. */
  yes?: MessageDescriptor;
  no?: MessageDescriptor;
  /**
   * `held`: what the question shows has to be seen first, and until then it can only be left. `busy`: it is being done,
   * and nothing can be pressed. `done`: the check is seen for a moment.
   */
  state?: 'held' | 'busy' | 'done';
  /** One of many decisions a day: the focus begins on the yes, so that Enter gives it. */
  isDecision?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/**
 * Asks before an action. Draw it to open it; the browser keeps the focus inside and gives it back afterwards.
 *
 *     {isAsking && <ConfirmDialog title={m.signOut} onYes={leave} onNo={() => setAsking(false)} />}
 */
export function ConfirmDialog({ title, children, yes = t.yes, no = t.no, state, isDecision, onYes, onNo }: Props) {
  const styles = useStyles();
  const id = useId();
  const isBusy = state === 'busy' || state === 'done';
  const modal = useModal(isBusy ? undefined : onNo);

  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      className={styles.root}
    >
      <div className={styles.said}>
        <h2 id={`${id}-title`} className={styles.title}>
          <FormattedMessage {...title} />
        </h2>
        {children && (
          <div id={`${id}-text`} className={styles.text}>
            {children}
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        {/* Disabled for good, the button that was pressed would lose the focus, and with it the key that answers again. */}
        <Button disabledFocusable={isBusy} onClick={onNo}>
          <FormattedMessage {...no} />
        </Button>
        <Button
          {...(isDecision && focusFirst)}
          appearance="primary"
          disabled={state === 'held'}
          disabledFocusable={isBusy}
          icon={state === 'done' ? <Checkmark20Regular aria-hidden /> : undefined}
          onClick={onYes}
        >
          <FormattedMessage {...yes} />
        </Button>
      </div>
    </dialog>
  );
}
