import { FormattedMessage } from 'react-intl';
import type { Application } from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Note } from '../../../parts/Note';
import { m as instalments, offer } from '../messages';
import { m } from './messages';
import { useObstacle } from './obstacle';

/** What a decision depends on: the limit, what is taken of it, and the share of the income. */
export function ChecksSection({ application: one }: { application: Application }) {
  const format = useFormat();
  const { checks } = one;
  const obstacle = useObstacle(one);
  return (
    <Section id="decision" title={m.decision}>
      <Facts>
        <Fact label={instalments.score} value={one.Scoring} as="number" />
        <Fact label={m.limit} value={checks.limit_amount} as="money" />
        <Fact label={m.contracted} value={checks.contracted} as="money" />
        <Fact label={m.asked} value={one.Installment_amount} as="money" />
        <Fact label={m.burden} value={checks.burden_percent !== null && format.percent(checks.burden_percent)} />
      </Facts>
      <Note isWarning={obstacle !== undefined}>
        {obstacle ?? <FormattedMessage {...instalments.canAccept} />}
        {checks.down_payment_offer !== null && (
          <>
            {'. '}
            <FormattedMessage {...offer} values={{ amount: format.moneyWithCurrency(checks.down_payment_offer) }} />
          </>
        )}
      </Note>
    </Section>
  );
}
