import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { PlatformInvestor } from '../../api/system-user/investors';
import { useFormat } from '../../i18n/format';
import { Fact } from '../../kit/values/Facts';
import { Masked } from '../../kit/values/values';
import { balanceWith } from '../../lib/money';
import { InvestorName } from '../InvestorName';
import { m, numbered } from './messages';

const useStyles = makeStyles({ name: { overflowWrap: 'anywhere' } });

interface Props {
  investor: PlatformInvestor;
  /** By how much the balance changes: with a minus when money goes. */
  change: string;
}

/** Whose money moves, how much there is at this moment, and how much there will be. */
export function BalanceFacts({ investor, change }: Props) {
  const styles = useStyles();
  const format = useFormat();
  const { balance, blocked_balance } = investor;
  return (
    <>
      <Fact label={m.investor}>
        <span className={styles.name}>
          <InvestorName investor={investor} />
          <br />
          <FormattedMessage {...numbered} values={{ id: investor.id }} />
          <br />
          <Masked text={investor.phone_number} />
        </span>
      </Fact>
      <Fact label={m.balanceNow} value={format.moneyWithCurrency(balance)} />
      <Fact label={m.availableNow} value={format.moneyWithCurrency(balanceWith(balance, `-${blocked_balance}`))} />
      <Fact label={m.balanceThen} value={format.moneyWithCurrency(balanceWith(balance, change))} />
    </>
  );
}
