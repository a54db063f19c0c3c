import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { Fragment, use, useEffect, useMemo, type ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../i18n/format';
import { isMoney, sumMoney } from '../../../lib/money';
import type { Rows } from '../../../lib/rows';
import type { Column } from '../columns/column';
import { useFigureStyles } from '../../foundation/figureStyles';
import { ListContext } from '../listContext';
import { SelectAllMatching } from './SelectAllMatching';
import { labelText } from '../../form/labelText';
import type { Selection } from './useSelection';

type Numbers = { count: string; total: string };
const m = defineMessages({
  clear: { id: 'kit.selection.clear', defaultMessage: 'Снять выделение' },
  show: { id: 'kit.selection.showHidden', defaultMessage: 'Показать выбранные' },
  together: { id: 'kit.selection.together', defaultMessage: 'Вернуться к списку' },
  drop: { id: 'kit.selection.dropHidden', defaultMessage: 'Убрать скрытые' },
});
const chosen = defineMessage<{ count: string }>({ id: 'kit.selection.count', defaultMessage: 'Выбрано: {count}' });
const allLoaded = defineMessage<Numbers>({
  id: 'kit.selection.allLoaded',
  defaultMessage: 'Выбраны все загруженные: {count} из {total}',
});
const whole = defineMessage<{ count: string }>({
  id: 'kit.selection.whole',
  defaultMessage: 'Выбраны все по фильтру: {count}',
});
const keepLoaded = defineMessage<{ count: string }>({
  id: 'kit.selection.keepLoaded',
  defaultMessage: 'Оставить только загруженные: {count}',
});
const hidden = defineMessage<Numbers>({
  id: 'kit.selection.hidden',
  defaultMessage: 'Скрыто выбранных: {count} из {total}',
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
    flexShrink: 0,
    // On a low screen the page scrolls, and what can be done with the picked rows stays in sight.
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    minHeight: '32px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS} ${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
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
  /** Those of the list, as far as they are loaded. */
  rows: Rows<Row>;
  /** Names what the list was asked for; whatever was begun for something else ends. */
  of: string | undefined;
  /** Shows the picked rows alone; missing while they are. */
  onApart: (() => void) | undefined;
  onTogether: () => void;
  /** What can be done with the picked rows. */
  children: ReactNode;
}

/** What is picked: how many rows, the sums of their money, those out of sight, and what can be done with them. */
export function SelectionBar<Row extends { id: number | string }>(props: Props<Row>) {
  const { selection, columns, rows, of, onApart, onTogether, children } = props;
  const { picked, seen, hidden: unseen, isWhole } = selection;
  const { items, total, readAll } = rows;
  const { notes } = use(ListContext) ?? {};
  const loaded = items.length;
  const styles = useStyles();
  const figure = useFigureStyles();
  const intl = useIntl();
  const format = useFormat();
  const sums = useMemo(
    () =>
      columns
        .filter((column) => column.as === 'money')
        .map((column) => ({ column, amount: sumMoney(picked.map((row) => column.value(row)).filter(isMoney)) })),
    [columns, picked],
  );
  const hasMore = total !== undefined && total > loaded;
  const isAll = seen === loaded && loaded > 0 && hasMore;
  const canRead = hasMore && !isWhole && readAll !== undefined;
  const { wantsWhole, dropWhole } = selection;
  useEffect(() => {
    // With nothing left to read it is done; rows that come later were not asked for.
    if (wantsWhole && !canRead) dropWhole();
  }, [wantsWhole, canRead, dropWhole]);
  // Back at this filter after another one nobody has asked for anything.
  useEffect(() => dropWhole, [of, dropWhole]);
  const isOfFilter = isWhole && unseen === 0;
  const count = format.number(picked.length);
  const said = (): ReactNode => {
    if (isOfFilter) return <FormattedMessage {...whole} values={{ count }} />;
    if (isAll && picked.length === loaded)
      return <FormattedMessage {...allLoaded} values={{ count, total: format.number(total) }} />;
    return <FormattedMessage {...chosen} values={{ count }} />;
  };
  return (
    <div className={mergeClasses(styles.root, figure.root)}>
      <span role="status" className={styles.count}>
        {said()}
      </span>
      {canRead && (
        <SelectAllMatching
          key={of}
          isAsked={wantsWhole}
          readPage={readAll}
          total={total}
          isAll={isAll}
          onPicked={selection.pickWhole}
          onDropped={dropWhole}
        />
      )}
      {isWhole && picked.length > loaded && (
        <Button size="small" appearance="transparent" onClick={selection.keepLoaded}>
          <FormattedMessage {...keepLoaded} values={{ count: format.number(loaded) }} />
        </Button>
      )}
      {sums.map(({ column, amount }) => {
        const values = { title: labelText(intl, column.title), amount: format.money(amount) };
        return <span key={column.id}>{intl.formatMessage(sum, values)}</span>;
      })}
      {unseen > 0 && (
        <span>
          <FormattedMessage {...hidden} values={{ count: format.number(unseen), total: count }} />
          {onApart && (
            <Button size="small" appearance="transparent" onClick={onApart}>
              <FormattedMessage {...m.show} />
            </Button>
          )}
          <Button size="small" appearance="transparent" onClick={selection.dropHidden}>
            <FormattedMessage {...m.drop} />
          </Button>
        </span>
      )}
      {!onApart && (
        <Button size="small" appearance="transparent" onClick={onTogether}>
          <FormattedMessage {...m.together} />
        </Button>
      )}
      <div className={styles.actions}>
        {children}
        {[...(notes?.forPicked ?? [])].map(([name, offer]) => (
          <Fragment key={name}>{offer(picked as readonly never[])}</Fragment>
        ))}
        <Button size="small" appearance="subtle" icon={<Dismiss16Regular aria-hidden />} onClick={selection.clear}>
          <FormattedMessage {...m.clear} />
        </Button>
      </div>
    </div>
  );
}
