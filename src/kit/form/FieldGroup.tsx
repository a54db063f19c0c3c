import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    padding: tokens.spacingHorizontalXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 480px)': { padding: tokens.spacingHorizontalM },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
  },
});

interface Props {
  /** What its fields are about; left out where the form is one group. */
  title?: MessageDescriptor;
  children: ReactNode;
}

/** Fields of a form page that belong together, on a card of their own as the sections of a record are. */
export function FieldGroup({ title, children }: Props) {
  const styles = useStyles();
  const id = useId();
  if (!title) return <div className={styles.group}>{children}</div>;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        <FormattedMessage {...title} />
      </h2>
      {children}
    </section>
  );
}

/** Short fields beside each other, as many as there is room for. */
export function FieldColumns({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.columns}>{children}</div>;
}
