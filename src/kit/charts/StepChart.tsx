import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { defineMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { useFigureStyles } from '../foundation/figureStyles';

const stepText = defineMessage<{ title: string; value: string }>({
  id: 'kit.chart.step',
  defaultMessage: '{title}: {value}',
});

const useStyles = makeStyles({
  root: { margin: 0, minWidth: 0, maxWidth: '640px' },
  plot: { position: 'relative', height: '120px', marginTop: tokens.spacingVerticalXL },
  drawing: { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  line: {
    fill: 'none',
    stroke: tokens.colorCompoundBrandStroke,
    strokeWidth: '2',
    vectorEffect: 'non-scaling-stroke',
  },
  area: { fill: tokens.colorBrandBackground2, stroke: 'none' },
  slots: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    margin: 0,
    padding: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    listStyleType: 'none',
  },
  slot: { position: 'relative', flex: '1 1 0', minWidth: 0 },
  value: {
    position: 'absolute',
    left: 0,
    right: 0,
    overflow: 'hidden',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '20px',
    textAlign: 'center',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  feet: { display: 'flex' },
  foot: {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

export interface ChartStep {
  /** Where it begins, as people read it: «от 50 млн». */
  title: string;
  value: number;
}

interface Props {
  /** What the steps are of. */
  label: string;
  steps: readonly ChartStep[];
}

/** The ground lies below the least value, so that steps between 1 and 1.2 are seen. */
function heightOf(value: number, least: number, most: number): number {
  return most === least ? 50 : 20 + (75 * (value - least)) / (most - least);
}

/**
 * A figure that holds until the next step: a flat line for each, all of one width, under its value. What it draws is read
 * by those who listen as a list.
 */
export function StepChart({ label, steps }: Props) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const format = useFormat();
  const intl = useIntl();
  if (steps.length === 0) return null;
  const values = steps.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = 100 / steps.length;
  const line = steps
    .flatMap(({ value }, at) => {
      const y = 100 - heightOf(value, least, most);
      return [`${at * width},${y}`, `${(at + 1) * width},${y}`];
    })
    .join(' ');
  const area = `0,100 ${line} 100,100`;
  return (
    <figure className={styles.root} aria-label={label}>
      <div className={styles.plot}>
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <polygon className={styles.area} points={area} />
          <polyline className={styles.line} points={line} />
        </svg>
        <ol className={styles.slots}>
          {steps.map(({ title, value }, at) => (
            <li
              key={at}
              className={styles.slot}
              aria-label={intl.formatMessage(stepText, { title, value: format.number(value) })}
            >
              <span
                aria-hidden
                className={mergeClasses(styles.value, figure.root)}
                style={{ bottom: `${heightOf(value, least, most)}%` }}
              >
                {format.number(value)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div aria-hidden className={styles.feet}>
        {steps.map(({ title }, at) => (
          <span key={at} className={styles.foot} title={title}>
            {title}
          </span>
        ))}
      </div>
    </figure>
  );
}
