import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Strategy } from '../../api/system-user/strategies';
import { emptyValue, useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { Section } from '../../kit/detail/Section';
import { Fact, Facts } from '../../kit/values/Facts';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { FactorCurve } from './FactorCurve';
import { fromMillion, fromMonth, m, periodText } from './messages';
import { stepsOf } from './steps';
import { strategyLanguage, strategyRisk } from './terms';

const useStyles = makeStyles({
  picture: {
    display: 'block',
    width: '100%',
    maxWidth: '320px',
    aspectRatio: '16 / 9',
    borderRadius: tokens.borderRadiusLarge,
    objectFit: 'cover',
  },
  // As in the form: the languages stand beside one another, so that what is missing in one is seen.
  languages: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
  },
  language: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0, margin: 0 },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
  curves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  month: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  name: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The month stands small under its percent: the figure is what is read. */
function RealFigure({ percent, month }: { percent: number | null; month: string | null }) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <>
      {percent === null ? emptyValue : format.percent(percent)}
      {month !== null && <span className={styles.month}>{format.month(month)}</span>}
    </>
  );
}

export function Figures({ strategy }: { strategy: Strategy }) {
  const format = useFormat();
  return (
    <Facts areFigures>
      <Fact label={m.atWork} value={strategy.balance} as="money" />
      <Fact label={m.expected} value={format.percent(strategy.expected_profit)} />
      <Fact label={m.real} value={<RealFigure percent={strategy.real_percent} month={strategy.real_month} />} />
      <Fact label={m.months} value={format.number(strategy.month_count)} />
      <Fact label={m.risk} value={strategyRisk.text(strategy.risk_type)} />
    </Facts>
  );
}

/** What lies in it and hangs on it; each figure leads to what it counts, where the person may go. */
export function Belongings({ strategy }: { strategy: Strategy }) {
  const format = useFormat();
  const own = { strategy_id: [String(strategy.id)] };
  const live = { ...own, status: ['active' as const, 'exiting' as const] };
  return (
    <Section id="belongs" title={m.belongs}>
      <Facts>
        <Fact label={m.category} value={strategy.category?.name} />
        <Fact label={m.investments}>
          <RecordLink to={href('investments.list', {}, live)} permission="investments.query">
            {format.number(strategy.investments_count)}
          </RecordLink>
        </Fact>
        <Fact label={m.tariffs}>
          <RecordLink to={href('tariffs.list', {}, own)} permission="tariffs.query">
            {format.number(strategy.tariffs_count)}
          </RecordLink>
        </Fact>
        <Fact label={m.rounds}>
          <RecordLink to={href('tariffs.rounds', {}, own)} permission="rounds.query">
            {format.number(strategy.rounds_count)}
          </RecordLink>
        </Fact>
        <Fact label={t.created} value={strategy.created_at} as="dateTime" />
      </Facts>
    </Section>
  );
}

export function Terms({ strategy }: { strategy: Strategy }) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <Section id="terms" title={t.terms}>
      <Facts>
        <Fact label={m.language} value={strategyLanguage.text(strategy.language)} />
        <Fact label={m.imanInitial} value={format.percent(strategy.initial_percent_iman)} />
        <Fact label={m.imanLeast} value={format.percent(strategy.min_percent_iman)} />
        <Fact label={m.percents}>
          {strategy.percents.length > 0 && (
            <ul className={styles.list}>
              {strategy.percents.map(({ month_from: from, month_to: to, percent }) => (
                <li key={from}>
                  <FormattedMessage {...periodText} values={{ from, to, percent: format.percent(percent) }} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </Section>
  );
}

export function Amounts({ strategy }: { strategy: Strategy }) {
  const format = useFormat();
  return (
    <Section id="amounts" title={m.amounts}>
      <Facts>
        <Fact label={m.least} value={strategy.min_investment_amount} as="money" />
        <Fact label={m.most} value={strategy.max_investment_amount} as="money" />
        <Fact label={m.reinvestment} value={strategy.min_reinvestment_amount} as="money" />
        <Fact label={m.repayment} value={format.percent(strategy.repayment_percent)} />
        <Fact label={m.bondsLeast} value={format.percent(strategy.min_bond_percent_limit)} />
        <Fact label={m.bondsMost} value={format.percent(strategy.max_bond_percent_limit)} />
        <Fact label={m.investmentMost} value={format.percent(strategy.max_investment_percent_limit)} />
      </Facts>
    </Section>
  );
}

export function Factors({ strategy }: { strategy: Strategy }) {
  const styles = useStyles();
  const byAmount = stepsOf(strategy.value_by_amount_million, strategy.weight_by_amount_million);
  const byMonth = stepsOf(strategy.value_by_month, strategy.weight_by_month);
  return (
    <Section id="factors" title={m.factors}>
      <div className={styles.curves}>
        <div>
          <p className={styles.name}>
            <FormattedMessage {...m.byAmount} />
          </p>
          <FactorCurve label={m.byAmount} title={fromMillion} steps={byAmount} cape={strategy.cape_by_amount} />
        </div>
        <div>
          <p className={styles.name}>
            <FormattedMessage {...m.byMonth} />
          </p>
          <FactorCurve label={m.byMonth} title={fromMonth} steps={byMonth} cape={strategy.cape_by_month} />
        </div>
      </div>
      <Facts>
        <Fact label={m.capeByAmount} value={strategy.cape_by_amount} as="number" />
        <Fact label={m.capeByMonth} value={strategy.cape_by_month} as="number" />
      </Facts>
    </Section>
  );
}

const languages = ['ru', 'en', 'uz'] as const;
const named = { ru: m.inRussian, en: m.inEnglish, uz: m.inUzbek };

/** What investors read, in each language in which it is written. */
export function Texts({ strategy }: { strategy: Strategy }) {
  const styles = useStyles();
  const intl = useIntl();
  const { image, advantage } = strategy;
  const written = languages.filter((one) => strategy[`title_${one}`] !== null);
  return (
    <Section id="texts" title={m.texts}>
      {image && <img className={styles.picture} src={image.url} alt={intl.formatMessage(m.image)} />}
      <div className={styles.languages}>
        {written.map((language) => (
          <dl key={language} className={styles.language}>
            <Fact label={named[language]} value={strategy[`title_${language}`]} />
            <Fact label={m.goal} value={strategy[`goal_${language}`]} />
            <Fact label={m.disclaimer} value={strategy[`disclaimer_${language}`]} />
            <Fact label={m.advantages}>
              {advantage.length > 0 && (
                <ul className={styles.list}>
                  {advantage.map((one, at) => (
                    <li key={at}>{one[`text_${language}`] ?? one.text_ru}</li>
                  ))}
                </ul>
              )}
            </Fact>
          </dl>
        ))}
      </div>
    </Section>
  );
}
