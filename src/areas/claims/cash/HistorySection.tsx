import { ArrowRight12Regular } from '@fluentui/react-icons';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../../i18n/format';
import { Section } from '../../../kit/Section';
import type { StatusLook } from '../../../kit/StatusBadge';
import { Timeline } from '../../../kit/Timeline';
import { isMoney } from '../../../lib/money';

const m = defineMessages({
  title: { id: 'claims.history.title', defaultMessage: 'История' },
  nothing: { id: 'claims.history.nothing', defaultMessage: 'С заявкой ещё ничего не делали' },
  decide: { id: 'claims.history.decide', defaultMessage: 'Решение по заявке' },
  change: { id: 'claims.history.change', defaultMessage: 'Заявка изменена' },
  bulk: { id: 'claims.history.bulk', defaultMessage: 'Загрузка из файла' },
  system: { id: 'claims.history.system', defaultMessage: 'Система' },
});
const fields: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  status: { id: 'claims.history.status', defaultMessage: 'Статус' },
  comment: { id: 'claims.history.comment', defaultMessage: 'Комментарий' },
  investor: { id: 'claims.history.investor', defaultMessage: 'Инвестор, №' },
  investment: { id: 'claims.history.investment', defaultMessage: 'Инвестиция, №' },
  amount: { id: 'claims.history.amount', defaultMessage: 'Сумма' },
  penalty_amount: { id: 'claims.history.penalty', defaultMessage: 'Штраф' },
  payable_amount: { id: 'claims.history.payable', defaultMessage: 'К выплате' },
  method: { id: 'claims.history.method', defaultMessage: 'Способ' },
  card_masked: { id: 'claims.history.card', defaultMessage: 'Карта' },
  bank_account: { id: 'claims.history.account', defaultMessage: 'Счёт' },
  mfo: { id: 'claims.history.mfo', defaultMessage: 'МФО' },
  planned_date: { id: 'claims.history.planned', defaultMessage: 'Дата выплаты' },
});
const actions: Readonly<Record<string, MessageDescriptor>> = { decide: m.decide, change: m.change, bulk: m.bulk };

interface Change {
  id: number;
  action: string;
  field: string | null;
  old: string | null;
  new: string | null;
  user: { id: number; name: string } | null;
  created_at: string;
}

interface Props {
  history: readonly Change[];
  /** Words for values of a closed list. */
  words: Readonly<Record<string, StatusLook | undefined>>;
}

/** What was done to a claim and by whom, newest first. */
export function HistorySection({ history, words }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const shown = (text: string | null): string => {
    if (text === null) return '';
    const look = Object.hasOwn(words, text) ? words[text] : undefined;
    if (look) return intl.formatMessage(look.label);
    return isMoney(text) && text.includes('.') ? format.moneyWithCurrency(text) : text;
  };
  const events = history.map((row) => {
    const action = actions[row.action];
    const field = row.field === null || !Object.hasOwn(fields, row.field) ? undefined : fields[row.field];
    return {
      id: row.id,
      at: row.created_at,
      title: action ? <FormattedMessage {...action} /> : row.action,
      by: row.user?.name ?? <FormattedMessage {...m.system} />,
      text: row.field !== null && (
        <>
          {field ? <FormattedMessage {...field} /> : row.field}
          {': '}
          {row.old !== null && (
            <>
              {shown(row.old)} <ArrowRight12Regular aria-hidden />{' '}
            </>
          )}
          {shown(row.new)}
        </>
      ),
    };
  });
  return (
    <Section id="history" title={m.title}>
      {events.length === 0 ? <FormattedMessage {...m.nothing} /> : <Timeline events={events} />}
    </Section>
  );
}
