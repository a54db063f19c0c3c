import { Button, Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../../api/marketplace/products';
import { wrappingRow } from '../../../kit/foundation/styles';
import { prices as m } from './messages';
import { changedBy, readPercent, roundings, type Rounding } from './priceRules';

const useStyles = makeStyles({
  tools: { ...wrappingRow, alignItems: 'flex-end' },
  // A field is as wide as it is told, whatever its input would like.
  short: { width: '136px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface Props {
  /** Gives every row the price that it is told. */
  onChange: (priceOf: (row: Product) => string) => void;
  /** Gives the rows below the price of the row that was written in; missing before one was, and at the last. */
  onFillDown: (() => void) | undefined;
}
/** Changes all prices at once by a percent, rounded, puts them back, or fills the column down. */
export function PriceTools({ onChange, onFillDown }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const [percent, setPercent] = useState('');
  const [rounding, setRounding] = useState<Rounding>('thousand');
  const value = readPercent(percent);
  return (
    <div className={styles.tools}>
      <Field className={styles.short} label={intl.formatMessage(m.percent)}>
        <Input inputMode="decimal" value={percent} onChange={(_, change) => setPercent(change.value)} />
      </Field>
      <Field className={styles.short} label={intl.formatMessage(m.rounding)}>
        <Select value={rounding} onChange={(_, change) => setRounding(change.value as Rounding)}>
          {roundings.map((one) => (
            <option key={one} value={one}>
              {intl.formatMessage(m[one])}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        disabled={value === undefined}
        onClick={() => value !== undefined && onChange((row) => changedBy(row.price, value, rounding))}
      >
        <FormattedMessage {...m.apply} />
      </Button>
      <Button disabled={onFillDown === undefined} aria-keyshortcuts="Control+D" onClick={onFillDown}>
        <FormattedMessage {...m.fillDown} />
      </Button>
      <Button appearance="subtle" onClick={() => onChange((row) => row.price)}>
        <FormattedMessage {...m.reset} />
      </Button>
    </div>
  );
}
