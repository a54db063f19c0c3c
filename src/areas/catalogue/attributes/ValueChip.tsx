import { makeStyles, tokens } from '@fluentui/react-components';
import type { AttributeValue } from '../../../api/marketplace/attributes';
import { Swatch } from './Swatch';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  text: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** A value; before that of a colour stands the colour itself. */
export function ValueChip({ of: { value, color } }: { of: Pick<AttributeValue, 'value' | 'color'> }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      {color !== null && <Swatch color={color} />}
      <span className={styles.text}>{value}</span>
    </span>
  );
}
