import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { InvestmentTerms, PlatformInvestmentDetail } from '../../api/system-user/investments';
import { useFormat } from '../../i18n/format';
import { Fact, Facts } from '../../kit/values/Facts';
import { Section } from '../../kit/detail/Section';
import { Choice } from '../../parts/Choice';
import { InvestorLink } from '../../parts/InvestorLink';
import { earlyExitFor, m, monthCount } from './messages';
import { t } from '../../i18n/terms';

const payouts: Record<InvestmentTerms['payout_period'], MessageDescriptor> = {
  month: t.everyMonth,
  quarter: t.everyQuarter,
  at_end: t.atEnd,
};

/** What was agreed: strategy, tariff, round, and what the tariff says. */
export function TermsSection({ investment }: { investment: PlatformInvestmentDetail }) {
  const format = useFormat();
  const { terms } = investment;
  const yesNo = (value: boolean) => <FormattedMessage {...(value ? t.yes : t.no)} />;
  return (
    <Section id="terms" title={t.terms}>
      <Facts>
        <Fact label={t.investor} value={<InvestorLink investor={investment.investor} />} />
        <Fact label={t.strategy} value={investment.strategy.name} />
        <Fact label={m.tariff} value={investment.tariff.name} />
        <Fact label={m.round} value={investment.round?.name} />
        <Fact label={m.months}>
          <FormattedMessage
            {...monthCount}
            values={{ count: terms.month_count, shown: format.number(terms.month_count) }}
          />
        </Fact>
        <Fact label={m.percent} value={format.percent(terms.percent)} />
        <Fact label={m.payout} value={<Choice value={terms.payout_period} labels={payouts} />} />
        <Fact label={m.earlyExit}>
          {!terms.early_exit_allowed ? (
            <FormattedMessage {...m.earlyExitNo} />
          ) : terms.early_exit_percent === null ? (
            <FormattedMessage {...m.earlyExitByScale} />
          ) : (
            <FormattedMessage {...earlyExitFor} values={{ percent: format.percent(terms.early_exit_percent) }} />
          )}
        </Fact>
        <Fact label={t.reinvest} value={yesNo(investment.reinvest)} />
        <Fact label={m.prolong} value={yesNo(terms.auto_prolong)} />
        <Fact label={t.created} value={investment.created_at} as="dateTime" />
      </Facts>
    </Section>
  );
}
