import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m as orders } from '../messages';
import { m } from './messages';

const useStyles = makeStyles({
  root: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** What the orders under the filter come to: all of them and not those on the page. */
export function MoneyLine({ totals }: { totals: Readonly<Record<string, string>> | undefined }) {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage(m.money)} className={styles.root}>
      <Facts areFigures>
        <Fact label={orders.paid} value={totals?.['paid']} as="money" />
        <Fact label={orders.granted} value={totals?.['granted']} as="money" />
        <Fact label={orders.refunded} value={totals?.['refunded']} as="money" />
        <Fact label={orders.waiting} value={totals?.['waiting']} as="money" />
      </Facts>
    </div>
  );
}
