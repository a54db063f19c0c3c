import { makeStyles, tokens } from '@fluentui/react-components';
import type { AttributeValue } from '../../../api/marketplace/attributes';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  swatch: {
    flexShrink: 0,
    width: '16px',
    height: '16px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** A value; before that of a colour stands the colour itself. */
export function ValueChip({ of: { value, color } }: { of: Pick<AttributeValue, 'value' | 'color'> }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      {color !== null && <span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden />}
      <span className={styles.text}>{value}</span>
    </span>
  );
}
