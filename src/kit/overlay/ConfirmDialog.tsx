import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons';
import { useId, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useModal } from './useModal';

const m = defineMessages({
  yes: { id: 'kit.confirm.yes', defaultMessage: 'Да' },
  no: { id: 'kit.confirm.no', defaultMessage: 'Нет' },
});

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '440px',
    maxWidth: 'calc(100vw - 32px)',
    padding: tokens.spacingVerticalXXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralCardBackground,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    // As in Dialog: it may be opened from where lines are kept whole.
    whiteSpace: 'normal',
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { marginTop: tokens.spacingVerticalS, color: tokens.colorNeutralForeground2 },
  buttons: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalXXL,
  },
});

interface Props {
  title: MessageDescriptor;
  /** What will happen, where the title does not say it. */
  children?: ReactNode;
  /** The verb of the deed; "yes" and "no" unless told otherwise. */
  yes?: MessageDescriptor;
  no?: MessageDescriptor;
  /** What the question shows has to be seen before it is answered; until then it can only be left. */
  isHeld?: boolean;
  /** The deed is under way: nothing can be pressed. */
  isBusy?: boolean;
  /** It is done, and the tick is seen for a moment. */
  isDone?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/**
 * Asks before a deed. Draw it to open it; the browser keeps the focus inside and gives it back afterwards.
 *
 *     {isAsking && <ConfirmDialog title={m.signOut} onYes={leave} onNo={() => setAsking(false)} />}
 */
export function ConfirmDialog({
  title,
  children,
  yes = m.yes,
  no = m.no,
  isHeld = false,
  isBusy: isWorking = false,
  isDone = false,
  onYes,
  onNo,
}: Props) {
  const styles = useStyles();
  const id = useId();
  const isBusy = isWorking || isDone;
  const modal = useModal(isBusy ? undefined : onNo);

  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      className={styles.root}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        <FormattedMessage {...title} />
      </h2>
      {children && (
        <div id={`${id}-text`} className={styles.text}>
          {children}
        </div>
      )}
      <div className={styles.buttons}>
        <Button disabled={isBusy} onClick={onNo}>
          <FormattedMessage {...no} />
        </Button>
        <Button
          appearance="primary"
          disabled={isBusy || isHeld}
          icon={isDone ? <Checkmark20Regular aria-hidden /> : undefined}
          onClick={onYes}
        >
          <FormattedMessage {...yes} />
        </Button>
      </div>
    </dialog>
  );
}
