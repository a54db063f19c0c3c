import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { useFigureStyles } from '../foundation/figureStyles';

type Counts = { count: string; total: string };
const picked = defineMessage<{ count: string }>({ id: 'kit.bulk.picked', defaultMessage: 'Выбрано: {count}' });
const sent = defineMessage<Counts>({ id: 'kit.bulk.willBeSent', defaultMessage: 'Будет изменено: {count} из {total}' });
const left = defineMessage<{ count: string }>({ id: 'kit.bulk.leftOut', defaultMessage: 'Пропустим: {count}' });
const line = defineMessage<{ title: string; value: string }>({
  id: 'kit.bulk.planLine',
  defaultMessage: '{title}: {value}',
});

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    // A reason may be long, and the digits beside it are no table.
    whiteSpace: 'normal',
  },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, color: tokens.colorNeutralForeground2 },
});

interface Props {
  /** How many rows are picked, and how many of them will be sent; undefined while it is not chosen what to do. */
  count: number;
  sent: number | undefined;
  /** Why the others are left out, and how many for each reason. */
  skipped: readonly { reason: MessageDescriptor | string; count: number }[];
  /** Sums of money over the rows that will be sent, as decimals. */
  sums: readonly { title: MessageDescriptor; amount: string }[];
}

/** Said before one thing is done to many rows: how many, of what total, and which are left out and why. */
export function BulkPlan({ count, sent: willBe, skipped, sums }: Props) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const intl = useIntl();
  const format = useFormat();
  const total = format.number(count);
  const leftOut = skipped.reduce((all, one) => all + one.count, 0);
  const say = (words: MessageDescriptor | string) => (typeof words === 'string' ? words : intl.formatMessage(words));
  const lineOf = (title: MessageDescriptor | string, value: string) =>
    intl.formatMessage(line, { title: say(title), value });
  return (
    <div role="status" className={mergeClasses(figure.root, styles.root)}>
      <span>
        {willBe === undefined ? (
          <FormattedMessage {...picked} values={{ count: total }} />
        ) : (
          <FormattedMessage {...sent} values={{ count: format.number(willBe), total }} />
        )}
      </span>
      {willBe !== undefined &&
        sums.map(({ title, amount }) => <span key={title.id}>{lineOf(title, format.money(amount))}</span>)}
      {leftOut > 0 && (
        <>
          <span>
            <FormattedMessage {...left} values={{ count: format.number(leftOut) }} />
          </span>
          <ul className={styles.list}>
            {skipped.map(({ reason, count: some }) => (
              <li key={say(reason)}>{lineOf(reason, format.number(some))}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
