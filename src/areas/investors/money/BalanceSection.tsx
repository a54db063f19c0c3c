import { makeStyles, tokens } from '@fluentui/react-components';
import { useGetInvestorBalanceQuery } from '../../../api/system-user/investors';
import type { Investor } from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { BalanceButtons } from './BalanceButtons';
import { m } from './messages';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** The money of an investor outside the investments: what there is, and what is held. */
export function BalanceSection({ investor }: { investor: Investor }) {
  const styles = useStyles();
  const balance = useRecordQuery(useGetInvestorBalanceQuery({ id: investor.id }), investor.id);
  return (
    <Section id="balance" title={m.balanceTitle} result={balance}>
      {(sums) => (
        <div className={styles.root}>
          <Facts>
            <Fact label={m.onBalance} value={sums.balance} as="money" />
            <Fact label={m.blocked} value={sums.blocked} as="money" />
            <Fact label={m.available} value={sums.available} as="money" />
            <Fact label={m.calculated} value={sums.calculated_at} as="dateTime" />
          </Facts>
          <BalanceButtons investor={investor} />
        </div>
      )}
    </Section>
  );
}
