import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, type FocusEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { Job } from './jobs';

const m = defineMessages({
  label: { id: 'kit.work.label', defaultMessage: 'Идёт в фоне' },
});

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    maxHeight: '30vh',
    overflowY: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
});

/** What goes on under the page, whatever screen is open; each job draws its own line. */
export function JobsPanel({ jobs }: { jobs: readonly Job[] }) {
  const styles = useStyles();
  const intl = useIntl();
  const before = useRef<HTMLElement>(undefined);

  // A line goes away under the focus; it then belongs where it came from.
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const onGone = (): void => before.current?.focus();

  return (
    <section className={styles.root} aria-label={intl.formatMessage(m.label)} onFocus={onFocus}>
      {jobs.map((job) => (
        <job.Row key={job.id} job={job} onGone={onGone} />
      ))}
    </section>
  );
}
