import { makeStyles, tokens } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { defineMessage, useIntl } from 'react-intl';

export const actionsTitle = defineMessage({ id: 'kit.table.actions', defaultMessage: 'Действия' });

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    justifyContent: 'flex-end',
    verticalAlign: 'middle',
    // The row shows them while it is pointed at or has the focus.
    opacity: 0,
    '@media (hover: none)': { opacity: 1 },
    ':has([aria-expanded="true"])': { opacity: 1 },
  },
  cold: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '28px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
  },
});

interface Props {
  /** The row has been pointed at or has had the focus. */
  isWarm: boolean;
  onWarm: () => void;
  children: () => ReactNode;
}

/** The actions of a row. Until somebody comes near, a mere button stands for them: most rows are only read. */
export function RowActions({ isWarm, onWarm, children }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);

  // Pressed before the actions were there, as by a finger, which comes near and presses at once.
  useLayoutEffect(() => {
    if (!isWarm || !isWanted.current) return;
    isWanted.current = false;
    place.current?.querySelector('button')?.click();
  }, [isWarm]);

  return (
    <div ref={place} data-actions className={styles.root}>
      {isWarm ? (
        children()
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={styles.cold}
          aria-label={intl.formatMessage(actionsTitle)}
          onClick={() => {
            isWanted.current = true;
            onWarm();
          }}
        >
          <MoreHorizontal20Regular aria-hidden />
        </button>
      )}
    </div>
  );
}
