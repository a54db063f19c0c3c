import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { defineMessage, useIntl } from 'react-intl';
import { useFormat } from '../i18n/format';

const thousands = defineMessage<{ count: string }>({ id: 'kit.chart.thousands', defaultMessage: '{count} тыс.' });
const millions = defineMessage<{ count: string }>({ id: 'kit.chart.millions', defaultMessage: '{count} млн' });
const billions = defineMessage<{ count: string }>({ id: 'kit.chart.billions', defaultMessage: '{count} млрд' });
const trillions = defineMessage<{ count: string }>({ id: 'kit.chart.trillions', defaultMessage: '{count} трлн' });

/** The units of marks that would be long; the browser does not know them in every language of the panel. */
const units = [
  { size: 1e12, text: trillions },
  { size: 1e9, text: billions },
  { size: 1e6, text: millions },
  { size: 1e3, text: thousands },
];

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
  const intl = useIntl();
  const top = marks.at(-1) ?? 1;
  const unit = units.find(({ size }) => top >= Math.max(size, 10_000));
  const words = (mark: number): string =>
    unit === undefined || mark === 0
      ? format.number(mark)
      : intl.formatMessage(unit.text, { count: format.number(mark / unit.size) });
  return marks.map((mark) => (
    <div
      key={mark}
      aria-hidden
      className={mergeClasses(styles.mark, mark === 0 && styles.ground)}
      style={{ bottom: `${(mark / top) * 100}%` }}
    >
      <span className={styles.markText}>{words(mark)}</span>
    </div>
  ));
}
