import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../i18n/format';
import { addMoney, isMoney } from '../lib/money';
import type { Column } from './column';
import { useFigureStyles } from './figureStyles';
import type { Selection } from './useSelection';

type Numbers = { count: string; total: string };
const m = defineMessages({
  clear: { id: 'kit.selection.clear', defaultMessage: 'Снять выделение' },
  drop: { id: 'kit.selection.dropHidden', defaultMessage: 'Убрать скрытые' },
});
const chosen = defineMessage<{ count: string }>({ id: 'kit.selection.count', defaultMessage: 'Выбрано: {count}' });
const allLoaded = defineMessage<Numbers>({
  id: 'kit.selection.allLoaded',
  defaultMessage: 'Выбраны все загруженные: {count} из {total}',
});
const hidden = defineMessage<Numbers>({
  id: 'kit.selection.hidden',
  defaultMessage: '{count} из {total} выбранных скрыты',
});
const sum = defineMessage<{ title: string; amount: string }>({
  id: 'kit.selection.sum',
  defaultMessage: '{title}: {amount}',
});

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    boxSizing: 'border-box',
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalXS} 0 ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
  count: { fontWeight: tokens.fontWeightSemibold },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginLeft: 'auto',
  },
});

interface Props<Row extends { id: number | string }> {
  selection: Selection<Row>;
  columns: readonly Column<Row>[];
  /** How many rows are loaded, and how many the filter finds when that is known. */
  loaded: number;
  total: number | undefined;
  /** What can be done with the picked rows. */
  children: ReactNode;
}

/** What is picked: how many rows, the sums of their money, those out of sight, and what can be done with them. */
export function SelectionBar<Row extends { id: number | string }>(props: Props<Row>) {
  const { selection, columns, loaded, total, children } = props;
  const { picked, hidden: unseen } = selection;
  const styles = useStyles();
  const figure = useFigureStyles();
  const intl = useIntl();
  const format = useFormat();
  const isAll = unseen === 0 && picked.length === loaded && total !== undefined && total > loaded;
  const count = format.number(picked.length);
  return (
    <div className={mergeClasses(styles.root, figure.root)}>
      <span role="status" className={styles.count}>
        {isAll ? (
          <FormattedMessage {...allLoaded} values={{ count, total: format.number(total) }} />
        ) : (
          <FormattedMessage {...chosen} values={{ count }} />
        )}
      </span>
      {columns.map((column) => {
        if (column.as !== 'money') return null;
        const amount = addMoney(...picked.map((row) => column.value(row)).filter(isMoney));
        const values = { title: intl.formatMessage(column.title), amount: format.money(amount) };
        return <span key={column.id}>{intl.formatMessage(sum, values)}</span>;
      })}
      {unseen > 0 && (
        <span>
          <FormattedMessage {...hidden} values={{ count: format.number(unseen), total: count }} />
          <Button size="small" appearance="transparent" onClick={selection.dropHidden}>
            <FormattedMessage {...m.drop} />
          </Button>
        </span>
      )}
      <div className={styles.actions}>
        {children}
        <Button size="small" appearance="subtle" icon={<Dismiss16Regular aria-hidden />} onClick={selection.clear}>
          <FormattedMessage {...m.clear} />
        </Button>
      </div>
    </div>
  );
}
