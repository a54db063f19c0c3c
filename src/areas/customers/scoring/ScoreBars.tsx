import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Scoring, ScoringFactor } from '../../../api/payment/scoring';
import { useFormat, type Format } from '../../../i18n/format';
import { useFigureStyles } from '../../../kit/foundation/figureStyles';
import { employment } from '../customerTerms';
import { days, m, passLine, years } from './messages';
import { factorNames } from './scoringTerms';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr) 56px',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    '@media (max-width: 480px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 56px',
      rowGap: tokens.spacingVerticalXXS,
      paddingBottom: tokens.spacingVerticalS,
    },
  },
  name: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  value: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  track: {
    position: 'relative',
    height: '14px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 480px)': { gridColumn: '1 / -1', gridRow: '2' },
  },
  bar: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    minWidth: '2px',
    borderRadius: tokens.borderRadiusSmall,
    // Its length says something, also where the system chooses the colours.
    forcedColorAdjust: 'none',
    backgroundColor: tokens.colorNeutralForeground4,
  },
  given: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  taken: { backgroundColor: tokens.colorStatusDangerBackground3 },
  total: { backgroundColor: tokens.colorCompoundBrandBackground },
  pass: {
    position: 'absolute',
    top: '-3px',
    bottom: '-3px',
    width: '2px',
    backgroundColor: tokens.colorNeutralForeground1,
    forcedColorAdjust: 'none',
  },
  points: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold },
  sum: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, fontWeight: tokens.fontWeightSemibold },
  line: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

const signed = (points: number, format: Format) => (points > 0 ? '+' : '') + format.number(points);

/** What a factor was reckoned from, in words. */
function valueText({ code, value }: ScoringFactor, intl: IntlShape, format: Format): string {
  if (value === 'unknown') return intl.formatMessage(m.unknown);
  if (code === 'employment') return employment.textIn(intl, value);
  if (code === 'burden') return format.percent(Number(value));
  if (code === 'age') return intl.formatMessage(years, { count: Number(value) });
  if (code === 'closed_contracts') return format.number(Number(value));
  return intl.formatMessage(days, { count: Number(value) });
}

/**
 * A score as bars that add up: each begins where the one before ended, so that the last ends at the score. The line is where
 * a scoring passes.
 */
export function ScoreBars({ scoring }: { scoring: Scoring & { score: number } }) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const intl = useIntl();
  const format = useFormat();
  const { base_score: base, passing_score: passing, factors, score } = scoring;
  const steps = factors.map((factor, at) => {
    const from = factors.slice(0, at).reduce((sum, { points }) => sum + points, base);
    return { factor, from, to: from + factor.points };
  });
  const most = Math.max(passing, base, ...steps.flatMap(({ from, to }) => [from, to])) * 1.05;
  const share = (points: number) => `${(points / most) * 100}%`;
  const track = (from: number, to: number, look?: string) => (
    <span className={styles.track} aria-hidden>
      {from !== to && (
        <span
          className={mergeClasses(styles.bar, look)}
          style={{ left: share(Math.min(from, to)), width: share(Math.abs(to - from)) }}
        />
      )}
      <span className={styles.pass} style={{ left: share(passing) }} />
    </span>
  );
  return (
    <>
      <ol className={styles.root} aria-label={intl.formatMessage(m.explained)}>
        <li className={styles.row}>
          <span className={styles.name}>
            <FormattedMessage {...m.base} />
          </span>
          {track(0, base)}
          <span className={mergeClasses(styles.points, figure.root)}>{format.number(base)}</span>
        </li>
        {steps.map(({ factor, from, to }) => (
          <li key={factor.code} className={styles.row}>
            <span className={styles.name}>
              <FormattedMessage {...factorNames[factor.code]} />
              <span className={styles.value}>{valueText(factor, intl, format)}</span>
            </span>
            {track(from, to, factor.points < 0 ? styles.taken : styles.given)}
            <span className={mergeClasses(styles.points, figure.root)}>{signed(factor.points, format)}</span>
          </li>
        ))}
        <li className={mergeClasses(styles.row, styles.sum)}>
          <span className={styles.name}>
            <FormattedMessage {...m.total} />
          </span>
          {track(0, score, styles.total)}
          <span className={mergeClasses(styles.points, figure.root)}>{format.number(score)}</span>
        </li>
      </ol>
      <p className={styles.line}>
        <FormattedMessage {...passLine} values={{ score: passing }} />
      </p>
    </>
  );
}
