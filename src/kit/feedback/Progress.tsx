import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    height: '4px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  done: { height: '100%', backgroundColor: tokens.colorCompoundBrandBackground },
});

/** How much of something is done, from 0 to 1. */
export function Progress({ done, label }: { done: number; label: string }) {
  const styles = useStyles();
  const percent = Math.round(Math.min(Math.max(done, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.root}
    >
      <div className={styles.done} style={{ width: `${percent}%` }} />
    </div>
  );
}
