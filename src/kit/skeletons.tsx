import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import { Bone } from './Bone';
import { VisuallyHidden } from './VisuallyHidden';

const loading = defineMessage({ id: 'kit.skeleton.loading', defaultMessage: 'Загрузка…' });

const useStyles = makeStyles({
  lines: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: tokens.spacingVerticalL },
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
        <Bone key={place} />
      ))}
    </div>
  );
}

/** The card of a record on its way. */
export function DetailSkeleton() {
  const styles = useStyles();
  return (
    <div aria-busy className={styles.page}>
      <Loading />
      <Bone tall width="short" />
      {[1, 2].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.lines}>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <Bone key={place} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** A screen whose code is still on its way. */
export function ScreenSkeleton() {
  const styles = useStyles();
  return (
    <div aria-busy className={styles.page}>
      <Loading />
      <Bone tall width="short" />
      <Bone width="short" />
      <div className={styles.card}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <Bone key={place} />
        ))}
      </div>
    </div>
  );
}
