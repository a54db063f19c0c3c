import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
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
export function Bone({ tall, width = 'long' }: { tall?: boolean; width?: 'short' | 'long' }) {
  const styles = useStyles();
  return <span aria-hidden className={mergeClasses(styles.root, tall && styles.tall, styles[width])} />;
}
