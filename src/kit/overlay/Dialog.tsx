import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { heading, questionButtons, questionSurface, questionText, useButtonRow } from '../foundation/styles';
import { useModal } from './useModal';

const useStyles = makeStyles({
  root: { ...questionSurface, width: '480px' },
  form: { display: 'flex', flexDirection: 'column', minHeight: 0 },
  text: { ...questionText, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  buttons: questionButtons,
  title: { ...heading, overflowWrap: 'anywhere' },
});

interface Props {
  title: MessageDescriptor | string;
  children: ReactNode;
  /** The buttons; the one that does the action is of type submit and stands last. */
  buttons: ReactNode;
  onSubmit: () => void;
  /** Escape; not heard while missing. */
  onClose?: () => void;
}

/** A question with more to it than yes and no. Draw it to open it. */
export function Dialog({ title, children, buttons, onSubmit, onClose }: Props) {
  const styles = useStyles();
  const row = useButtonRow();
  const intl = useIntl();
  const id = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className={styles.root} aria-labelledby={id}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        <div className={styles.text}>
          <h2 id={id} className={styles.title}>
            {typeof title === 'string' ? title : intl.formatMessage(title)}
          </h2>
          {children}
        </div>
        <div className={mergeClasses(row.root, styles.buttons)}>{buttons}</div>
      </form>
    </dialog>
  );
}
