import { FormattedMessage } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetAutoInvestQuery, type AutoInvest } from '../../../api/system-user/investors';
import { useFormat } from '../../../i18n/format';
import { Money } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/values/Facts';
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
      <Fact label={m.state} value={<FormattedMessage {...m.isOn} />} />
      <Fact label={m.strategy} value={rule.strategy?.name} />
      <Fact label={m.minAmount}>{rule.min_amount !== null && <Money amount={rule.min_amount} />}</Fact>
      <Fact label={m.share} value={rule.percent !== null && format.percent(rule.percent)} />
      <Fact label={m.nextRun} value={rule.next_run_at} as="day" />
    </Facts>
  );
}
