import { makeStyles, tokens } from '@fluentui/react-components';
import { useGetInvestorBalanceQuery } from '../../../api/system-user/investors';
import type { Investor } from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { DateTime, Money } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/detail/Facts';
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
            <Fact label={m.onBalance}>
              <Money amount={sums.balance} />
            </Fact>
            <Fact label={m.blocked}>
              <Money amount={sums.blocked} />
            </Fact>
            <Fact label={m.available}>
              <Money amount={sums.available} />
            </Fact>
            <Fact label={m.calculated}>
              <DateTime value={sums.calculated_at} />
            </Fact>
          </Facts>
          <BalanceButtons investor={investor} />
        </div>
      )}
    </Section>
  );
}
