import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

const useSkeletonStyles = makeStyles({
  root: {
    display: 'block',
    height: '12px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralStencil1Alpha,
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.5 }, to: { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  tall: { height: '20px' },
  short: { width: '40%' },
  long: { width: '75%' },
});

/** The place of a text that is on its way. */
export function Skeleton({ tall, width = 'long' }: { tall?: boolean; width?: 'short' | 'long' }) {
  const styles = useSkeletonStyles();
  return <span aria-hidden className={mergeClasses(styles.root, tall && styles.tall, styles[width])} />;
}

const loading = defineMessage({ id: 'kit.skeleton.loading', defaultMessage: 'Загрузка…' });

const useStyles = makeStyles({
  lines: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: tokens.spacingVerticalL },
  heading: { position: 'relative' },
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    padding: tokens.spacingVerticalXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

function Loading() {
  return (
    <VisuallyHidden live>
      <FormattedMessage {...loading} />
    </VisuallyHidden>
  );
}

/** The facts of a section on their way. */
export function SectionSkeleton() {
  const styles = useStyles();
  return (
    <div aria-busy className={styles.lines}>
      <Loading />
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
}

interface DetailProps {
  /** Read out where the name of the record will stand, so that the card is found by its heading before it is there. */
  title: string;
  /** The screen has a heading of its own, under which the card stands. */
  isPart?: boolean;
}

/** The card of a record on its way. */
export function DetailSkeleton({ title, isPart = false }: DetailProps) {
  const styles = useStyles();
  return (
    <div aria-busy className={styles.page}>
      <Loading />
      {/* No <h1>: the frame gives that the focus, which has to wait for the heading of the record itself. */}
      <div role="heading" aria-level={isPart ? 2 : 1} className={styles.heading}>
        <VisuallyHidden>{title}</VisuallyHidden>
        <Skeleton tall width="short" />
      </div>
      {[1, 2].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.lines}>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <Skeleton key={place} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
