import { Button, Input, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import type { Rows } from '../../lib/rows';
import type { Column } from './columns/column';
import { useFigureStyles } from '../foundation/figureStyles';
import { pageSizes } from '../state/preferences';
import { labelText } from '../form/labelText';
import type { AnyListState } from '../url/useListState';

const m = defineMessages({
  page: { id: 'kit.footer.page', defaultMessage: 'Перейти к стр.' },
  go: { id: 'kit.footer.go', defaultMessage: 'Перейти' },
  sums: { id: 'kit.footer.sums', defaultMessage: 'Итоги' },
  size: { id: 'kit.footer.size', defaultMessage: 'Строк на странице' },
});
type Counts = { count: string; total: string };
const loaded = defineMessage<Counts>({ id: 'kit.footer.loaded', defaultMessage: 'Загружено {count} из {total}' });
const some = defineMessage<{ count: string }>({ id: 'kit.footer.some', defaultMessage: 'Загружено {count}' });
const someOfMore = defineMessage<{ count: string }>({
  id: 'kit.footer.someOfMore',
  defaultMessage: 'Загружено {count} · ещё не всё загружено',
});
const span = defineMessage<Counts & { from: string; to: string }>({
  id: 'kit.footer.span',
  defaultMessage: 'Строки {from}–{to} из {total}',
});
const sum = defineMessage<{ title: string; amount: string }>({
  id: 'kit.footer.sum',
  defaultMessage: '{title}: {amount}',
});
const pages = defineMessage<{ count: string }>({ id: 'kit.footer.pages', defaultMessage: 'из {count}' });

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  sums: { flexBasis: '100%', lineHeight: '24px' },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    marginLeft: 'auto',
  },
  tool: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  page: { width: '72px' },
});

interface Props<Row> {
  list: AnyListState;
  rows: Rows<Row>;
  columns: readonly Column<Row>[];
  isNarrow: boolean;
}

/** More of them take a third of a phone, and come there by a press. */
const sumsOnPhone = 2;

/** How much is loaded of how much, the sums of the whole filter, a jump to a page, and the size of a page. */
export function TableFooter<Row>({ list, rows, columns, isNarrow }: Props<Row>) {
  const styles = useStyles();
  const figure = useFigureStyles();
  const intl = useIntl();
  const format = useFormat();
  const [page, setPage] = useState('');

  const { first, total, totals, items, hasMore } = rows;
  const count = format.number(items.length);
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / list.limit));
  const counted = (): string => {
    if (total === undefined) return intl.formatMessage(hasMore ? someOfMore : some, { count });
    const values = { count, total: format.number(total) };
    if (first === 0) return intl.formatMessage(loaded, values);
    return intl.formatMessage(span, {
      ...values,
      from: format.number(first + 1),
      to: format.number(first + items.length),
    });
  };
  const jump = (): void => {
    const wanted = Number(page);
    if (Number.isInteger(wanted) && wanted >= 1) list.jump(Math.min(wanted, lastPage ?? wanted));
    setPage('');
  };

  const sums = columns.flatMap((column) => {
    const amount = totals?.[column.id];
    if (amount === undefined) return [];
    const values = { title: labelText(intl, column.title), amount: format.money(amount) };
    return [<div key={column.id}>{intl.formatMessage(sum, values)}</div>];
  });

  return (
    <div className={mergeClasses(styles.root, figure.root)}>
      <span role="status">{counted()}</span>
      {isNarrow && sums.length > sumsOnPhone ? (
        <details className={styles.sums}>
          <summary>
            <FormattedMessage {...m.sums} />
          </summary>
          {sums}
        </details>
      ) : (
        sums
      )}
      <div className={styles.tools}>
        {(lastPage === undefined || lastPage > 1) && (
          <form
            className={styles.tool}
            onSubmit={(event) => {
              event.preventDefault();
              jump();
            }}
          >
            <FormattedMessage {...m.page} />
            <Input
              size="small"
              className={styles.page}
              inputMode="numeric"
              aria-label={intl.formatMessage(m.page)}
              placeholder={String(list.page)}
              value={page}
              onChange={(_, change) => setPage(change.value.replace(/\D/g, '').slice(0, 7))}
            />
            {lastPage !== undefined && <FormattedMessage {...pages} values={{ count: format.number(lastPage) }} />}
            {page !== '' && (
              <Button type="submit" size="small">
                <FormattedMessage {...m.go} />
              </Button>
            )}
          </form>
        )}
        <Select
          size="small"
          aria-label={intl.formatMessage(m.size)}
          title={intl.formatMessage(m.size)}
          value={String(list.limit)}
          onChange={(_, change) => {
            const size = pageSizes.find((known) => String(known) === change.value);
            if (size) list.setLimit(size);
          }}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </div>
    </div>
  );
}
