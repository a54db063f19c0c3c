import { FormattedMessage } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetAutoInvestQuery, type AutoInvest } from '../../../api/system-user/investors';
import { useFormat } from '../../../i18n/format';
import { Day, Money } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import { m } from './messages';

/** The rule by which what comes in is invested by itself. */
export function AutoInvestSection({ investor }: { investor: Investor }) {
  const rule = useRecordQuery(useGetAutoInvestQuery({ id: investor.id }), investor.id);
  return (
    <Section id="autoInvest" title={m.autoInvest} result={rule}>
      {(data) => (data.enabled ? <Rule rule={data} /> : <FormattedMessage {...m.isOff} />)}
    </Section>
  );
}

function Rule({ rule }: { rule: AutoInvest }) {
  const format = useFormat();
  return (
    <Facts>
      <Fact label={m.state}>
        <FormattedMessage {...m.isOn} />
      </Fact>
      <Fact label={m.strategy}>{rule.strategy?.name}</Fact>
      <Fact label={m.minAmount}>{rule.min_amount !== null && <Money amount={rule.min_amount} />}</Fact>
      <Fact label={m.share}>{rule.percent !== null && format.percent(rule.percent)}</Fact>
      <Fact label={m.nextRun}>
        <Day value={rule.next_run_at} />
      </Fact>
    </Facts>
  );
}
