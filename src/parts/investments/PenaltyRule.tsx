import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeft16Regular } from '@fluentui/react-icons';
import { useId, type ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import type { Penalty } from '../../api/investment/investments';
import { useFormat } from '../../i18n/format';

const m = defineMessages({
  title: { id: 'investors.penalty.rule', defaultMessage: 'Как считается штраф' },
  now: { id: 'investors.penalty.now', defaultMessage: 'сейчас' },
  ended: { id: 'investors.penalty.ended', defaultMessage: 'Срок инвестиции закончился: без штрафа' },
});
const before = defineMessage<{ count: number; shown: string; rate: string }>({
  id: 'investors.penalty.before',
  defaultMessage:
    '{count, plural, one {До {shown} полного месяца} few {До {shown} полных месяцев} many {До {shown} полных месяцев} other {До {shown} полных месяцев}}: {rate} от суммы вывода',
});
const byTariff = defineMessage<{ rate: string }>({
  id: 'investors.penalty.byTariff',
  defaultMessage: 'По тарифу: {rate} от суммы вывода, сколько бы ни прошло месяцев',
});
const later = defineMessage<{ shown: string }>({
  id: 'investors.penalty.later',
  defaultMessage: 'Полных месяцев от {shown}: без штрафа',
});

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0, padding: 0 },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** The rule by which leaving early costs, and the line of it that holds now. */
export function PenaltyRule({ penalty }: { penalty: Penalty }) {
  const styles = useStyles();
  const format = useFormat();
  const id = useId();
  const { is_early: isEarly, rates, months_held: held, tariff_percent: own } = penalty;
  if (!isEarly)
    return (
      <p className={styles.title}>
        <FormattedMessage {...m.ended} />
      </p>
    );
  if (own !== null)
    return (
      <p className={styles.title}>
        <FormattedMessage {...byTariff} values={{ rate: format.percent(own) }} />
      </p>
    );
  const holds = rates.find((rate) => held < rate.before_months);
  const last = rates.at(-1);
  const line = (key: number, isNow: boolean, text: ReactNode) => (
    <li key={key} aria-current={isNow} className={mergeClasses(styles.line, isNow && styles.current)}>
      <span>{text}</span>
      {isNow && (
        <>
          <ArrowLeft16Regular aria-hidden />
          <FormattedMessage {...m.now} />
        </>
      )}
    </li>
  );
  return (
    <div>
      <p id={id} className={styles.title}>
        <FormattedMessage {...m.title} />
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {rates.map((rate) =>
          line(
            rate.before_months,
            rate === holds,
            <FormattedMessage
              {...before}
              values={{
                count: rate.before_months,
                shown: format.number(rate.before_months),
                rate: format.percent(rate.rate_percent),
              }}
            />,
          ),
        )}
        {last &&
          line(
            0,
            holds === undefined,
            <FormattedMessage {...later} values={{ shown: format.number(last.before_months) }} />,
          )}
      </ul>
    </div>
  );
}
