import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { Constant } from '../../api/investment/constants';
import { emptyValue, useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { decimalShown } from './DecimalField';
import { before } from './messages';
import { readScale } from './readScale';

const useStyles = makeStyles({
  json: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  scale: { display: 'flex', flexDirection: 'column' },
});

/** A value by the rule for its type; the scale of the penalty as people speak of it. */
export function ConstantValue({ constant }: { constant: Pick<Constant, 'type' | 'value'> }) {
  const styles = useStyles();
  const format = useFormat();
  const { type, value } = constant;
  if (value === '') return emptyValue;
  if (type === 'money') return format.moneyWithCurrency(value);
  if (type === 'date') return format.day(value);
  if (type === 'percent') return format.percent(Number(value));
  if (type === 'number') return decimalShown(value, format);
  if (type === 'bool') return <FormattedMessage {...(value === 'true' ? t.yes : t.no)} />;
  const scale = type === 'json' ? readScale(value) : undefined;
  if (scale)
    return (
      <span className={styles.scale}>
        {scale.map(({ before_months: months, rate_percent: percent }) => (
          <span key={months}>
            <FormattedMessage
              {...before}
              values={{ months: format.number(months), percent: format.percent(percent) }}
            />
          </span>
        ))}
      </span>
    );
  return type === 'json' ? <span className={styles.json}>{value}</span> : value;
}
