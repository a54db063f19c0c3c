import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFormat } from '../i18n/format';

const narrow = '@media (max-width: 480px)';

const useStyles = makeStyles({
  mark: {
    position: 'absolute',
    left: 0,
    right: 0,
    height: '1px',
    backgroundColor: tokens.colorNeutralStroke3,
  },
  ground: { backgroundColor: tokens.colorNeutralStroke1 },
  markText: {
    position: 'absolute',
    right: '100%',
    transform: 'translateY(-50%)',
    paddingRight: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    [narrow]: { right: 'auto', left: 0, transform: 'translateY(-100%)' },
  },
});

/** The quiet lines across a plot, from zero to the last mark; beside it, or over it where there is no room beside. */
export function PlotMarks({ marks }: { marks: readonly number[] }) {
  const styles = useStyles();
  const format = useFormat();
  const top = marks.at(-1) ?? 1;
  return marks.map((mark) => (
    <div
      key={mark}
      aria-hidden
      className={mergeClasses(styles.mark, mark === 0 && styles.ground)}
      style={{ bottom: `${(mark / top) * 100}%` }}
    >
      <span className={styles.markText}>{format.compact(mark)}</span>
    </div>
  ));
}
