import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { InvestmentTerms, PlatformInvestmentDetail } from '../../api/system-user/investments';
import { useFormat } from '../../i18n/format';
import { DateTime } from '../../kit/values/values';
import { Fact, Facts } from '../../kit/detail/Facts';
import { Section } from '../../kit/detail/Section';
import { Choice } from '../../parts/Choice';
import { InvestorLink } from '../../parts/InvestorLink';
import { earlyExitFor, m, monthCount } from './messages';
import { t } from '../../i18n/terms';

const payouts: Record<InvestmentTerms['payout_period'], MessageDescriptor> = {
  month: m.month,
  quarter: m.quarter,
  at_end: m.atEnd,
};

/** What was agreed: strategy, tariff, round, and what the tariff says. */
export function TermsSection({ investment }: { investment: PlatformInvestmentDetail }) {
  const format = useFormat();
  const { terms } = investment;
  const yesNo = (value: boolean) => <FormattedMessage {...(value ? t.yes : t.no)} />;
  return (
    <Section id="terms" title={m.terms}>
      <Facts>
        <Fact label={t.investor}>
          <InvestorLink investor={investment.investor} />
        </Fact>
        <Fact label={t.strategy}>{investment.strategy.name}</Fact>
        <Fact label={m.tariff}>{investment.tariff.name}</Fact>
        <Fact label={m.round}>{investment.round?.name}</Fact>
        <Fact label={m.months}>
          <FormattedMessage
            {...monthCount}
            values={{ count: terms.month_count, shown: format.number(terms.month_count) }}
          />
        </Fact>
        <Fact label={m.percent}>{format.percent(terms.percent)}</Fact>
        <Fact label={m.payout}>
          <Choice value={terms.payout_period} labels={payouts} />
        </Fact>
        <Fact label={m.earlyExit}>
          {terms.early_exit_allowed ? (
            <FormattedMessage {...earlyExitFor} values={{ percent: format.percent(terms.early_exit_percent) }} />
          ) : (
            <FormattedMessage {...m.earlyExitNo} />
          )}
        </Fact>
        <Fact label={t.reinvest}>{yesNo(investment.reinvest)}</Fact>
        <Fact label={m.prolong}>{yesNo(terms.auto_prolong)}</Fact>
        <Fact label={t.created}>
          <DateTime value={investment.created_at} />
        </Fact>
      </Facts>
    </Section>
  );
}
