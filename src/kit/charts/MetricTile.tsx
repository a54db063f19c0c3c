import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format';
import type { Loaded } from '../../lib/rows';
import { Skeleton } from '../feedback/skeletons';
import { focusRing } from '../foundation/styles';
import { useDimStyles } from '../foundation/dimStyles';
import { useFigureStyles } from '../foundation/figureStyles';
import { FailureNote } from '../feedback/FailureNote';
import { MetricChange } from './MetricChange';
import { Sparkline } from './Sparkline';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    minHeight: '128px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  link: {
    textDecorationLine: 'none',
    transitionProperty: 'background-color, border-color',
    transitionDuration: tokens.durationFast,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      borderTopColor: tokens.colorNeutralStroke1Hover,
      borderRightColor: tokens.colorNeutralStroke1Hover,
      borderBottomColor: tokens.colorNeutralStroke1Hover,
      borderLeftColor: tokens.colorNeutralStroke1Hover,
    },
    ...focusRing,
  },
  title: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  middle: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    marginTop: 'auto',
  },
  figure: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  failed: { padding: 0, justifyContent: 'center' },
});

export interface Figure {
  value: number;
  /** What it was when yesterday ended; missing where no service remembers. */
  yesterday?: number;
  /** The way to the value, a figure for each day. */
  days?: readonly number[];
}

interface Props {
  title: MessageDescriptor;
  /** Tells this tile from its neighbour. */
  detail?: MessageDescriptor;
  /** The list that the figure counts. */
  to: string;
  result: Loaded<Figure>;
}

/** A figure that is a link to what it counts: how many, what changed since yesterday, and the way there. */
export function MetricTile({ title, detail, to, result }: Props) {
  const styles = useStyles();
  const dim = useDimStyles();
  const digits = useFigureStyles();
  const format = useFormat();
  const { item, failure, refreshing, retry } = result;
  if (item === undefined)
    return failure ? (
      <div className={mergeClasses(styles.root, styles.failed)}>
        <FailureNote failure={failure} retry={retry} />
      </div>
    ) : (
      <FigureSkeleton />
    );
  return (
    <Link to={to} className={mergeClasses(styles.root, styles.link, refreshing && dim.dimmed)}>
      <span className={styles.title}>
        <FormattedMessage {...title} />
      </span>
      {detail && (
        <span className={styles.detail}>
          <FormattedMessage {...detail} />
        </span>
      )}
      <span className={styles.middle}>
        <span className={mergeClasses(styles.figure, digits.root)}>{format.number(item.value)}</span>
        {item.days && <Sparkline values={item.days} />}
      </span>
      {item.yesterday !== undefined && <MetricChange by={item.value - item.yesterday} />}
    </Link>
  );
}

/** A tile on its way. */
export function FigureSkeleton() {
  const styles = useStyles();
  return (
    <div aria-busy className={styles.root}>
      <Skeleton />
      <div className={styles.middle}>
        <Skeleton tall width="short" />
      </div>
      <Skeleton width="short" />
    </div>
  );
}
