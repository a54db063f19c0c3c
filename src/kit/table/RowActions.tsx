import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { defineMessage, useIntl } from 'react-intl';

export const actionsTitle = defineMessage({ id: 'kit.table.actions', defaultMessage: 'Действия' });

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    justifyContent: 'flex-end',
    verticalAlign: 'middle',
    // The row shows them while it is pointed at or has the focus.
    '& button': { opacity: 0 },
    '& button[aria-expanded="true"]': { opacity: 1 },
    // The forms and questions that they open stand in the row as well, and have nothing else of a cell.
    '& dialog': { textAlign: 'start', whiteSpace: 'normal', cursor: 'auto' },
    '& dialog button': { opacity: 1 },
    '@media (hover: none)': { '& button': { opacity: 1 } },
  },
  cold: {
    width: '32px',
    height: '28px',
    padding: '0 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    verticalAlign: 'middle',
    // Where there is a pointer it warms the row before it sees this button; three dots without a picture of their own,
    // for there is one in every row.
    '@media (hover: none)': {
      backgroundImage: 'radial-gradient(circle, currentColor 1.25px, transparent 1.75px)',
      backgroundOrigin: 'content-box',
      backgroundClip: 'content-box',
      backgroundSize: '5.33px 100%',
    },
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
  // The press itself brings the focus and warms the row; a browser clicks nothing that goes away under the press.
  const [isHeld, setHeld] = useState(false);
  const isDrawn = isWarm && !isHeld;

  // Pressed before the actions were there, as by a finger, which comes near and presses at once.
  useLayoutEffect(() => {
    if (!isDrawn || !isWanted.current) return;
    isWanted.current = false;
    place.current?.querySelector('button')?.click();
  }, [isDrawn]);

  if (isDrawn) {
    return (
      <div ref={place} data-actions className={styles.root}>
        {children()}
      </div>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.cold}
      aria-label={intl.formatMessage(actionsTitle)}
      onMouseDown={({ button }) => setHeld(button === 0)}
      onMouseLeave={() => setHeld(false)}
      onClick={() => {
        isWanted.current = true;
        setHeld(false);
        onWarm();
      }}
    />
  );
}
