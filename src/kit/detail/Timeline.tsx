import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { DateTime } from '../values/values';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  event: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: `0 0 ${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    // The line that joins the events, and the dot of each.
    '::before': {
      content: '""',
      position: 'absolute',
      top: '10px',
      bottom: '-10px',
      left: '7px',
      width: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    ':last-child::before': { display: 'none' },
    '::after': {
      content: '""',
      position: 'absolute',
      top: '6px',
      left: '3px',
      width: '9px',
      height: '9px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorNeutralStrokeAccessible,
    },
  },
  by: { '::before': { content: '" · "', whiteSpace: 'pre' } },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

export interface TimelineEvent {
  id: number | string;
  /** A timestamp of the service. */
  at: string;
  title: ReactNode;
  /** Who did it. */
  by?: ReactNode;
  text?: ReactNode;
}

/** What happened to a record, in the order given. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <div>{event.title}</div>
          {event.text && <div>{event.text}</div>}
          <div className={styles.quiet}>
            <DateTime value={event.at} />
            {event.by && <span className={styles.by}>{event.by}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
