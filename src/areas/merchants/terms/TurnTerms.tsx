import { useIntl } from 'react-intl';
import type { MerchantTermStatus } from '../../../api/payment/merchantTerms';
import { useFormat } from '../../../i18n/format';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { BulkDialog } from '../../../kit/bulk/BulkDialog';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { m, termName, turnedSummary } from './messages';
import { termKinds, type Term, type TermKind } from './termKinds';

type Props = BulkFormProps<Term>;

const refusal = {
  active: ({ status, is_over }: Term) =>
    status === 'active' ? 'transition_not_allowed' : is_over ? 'period_over' : undefined,
  inactive: ({ status }: Term) => (status === 'inactive' ? 'transition_not_allowed' : undefined),
} as const;

/** The question before picked discounts or markups are switched; what would meet another is told by the service, row by row. */
function Turn({ rows, kind, to, ...ends }: Props & { kind: TermKind; to: MerchantTermStatus }) {
  const intl = useIntl();
  const format = useFormat();
  const startBulk = useStartBulk();
  const { send, ...batch } = termKinds[kind].useBatch(rows[0]?.merchant_id ?? 0);
  const words = { transition_not_allowed: to === 'active' ? m.isActive : m.isInactive, period_over: m.isOver };
  const plan = planBulk(rows, refusal[to], words, {});
  const nameOf = ({ percent, begin_date }: Term) =>
    intl.formatMessage(termName, { percent: format.number(percent), begin: format.day(begin_date) });
  const texts = { title: m.turning, nameOf, words, done: m.turned, summary: turnedSummary };
  return (
    <BulkDialog
      {...plan.summary}
      {...ends}
      title={to === 'active' ? m.turnOnPicked : m.turnOffPicked}
      submit={to === 'active' ? m.turnOn : m.turnOff}
      none={m.noneToTurn}
      onSubmit={() => startBulk(plan, texts, { ...batch, send: (ids, key) => send({ ids, status: to }, key) })}
    />
  );
}

export const TurnDiscountsOn = (props: Props) => <Turn {...props} kind="discount" to="active" />;
export const TurnDiscountsOff = (props: Props) => <Turn {...props} kind="discount" to="inactive" />;
export const TurnMarkupsOn = (props: Props) => <Turn {...props} kind="markup" to="active" />;
export const TurnMarkupsOff = (props: Props) => <Turn {...props} kind="markup" to="inactive" />;
