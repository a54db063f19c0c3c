import { Button, Checkbox, makeStyles, Select, Switch, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ColumnSettingsRow } from './ColumnSettingsRow';
import type { Column } from './column';
import { preferences, shortcutsToggled } from '../../state/preferences';
import { arranged, flexibleLeast, isShown, moved, widthWithin } from './visibleColumns';
import { pinnedAtMost } from '../../state/tableSettings';
import { labelText } from '../../form/labelText';
import type { TableSetting } from './useTableSettings';

const m = defineMessages({
  hint: {
    id: 'kit.columns.hint',
    defaultMessage: 'Порядок меняется перетаскиванием, кнопками или клавишами Alt+↑ и Alt+↓',
  },
  pinned: { id: 'kit.columns.pinned', defaultMessage: 'Закреплено слева' },
  actions: { id: 'kit.columns.actionsPinned', defaultMessage: 'Закрепить действия справа' },
  shortcuts: { id: 'kit.columns.shortcuts', defaultMessage: 'Клавиши j, k, x и / в таблицах' },
  reset: { id: 'kit.columns.reset', defaultMessage: 'Вернуть как было' },
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '360px', maxWidth: '100%' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  options: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    paddingTop: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  option: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
});

const widthStep = 16;

interface Props {
  columns: readonly Column<never>[];
  setting: TableSetting;
  hasActions: boolean;
}

/** Which columns a table shows, in which order, how wide, and which of them stay in their place. */
export function ColumnSettings({ columns, setting, hasActions }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const dispatch = useDispatch();
  const hasShortcuts = useSelector(preferences.selectors.shortcuts);
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<string>(undefined);
  const { look, change } = setting;
  const all = arranged(columns, look);
  const order = all.map((column) => column.id);
  const shownCount = all.filter((column) => isShown(column, look)).length;

  useEffect(() => {
    list.current?.querySelector('input')?.focus();
  }, []);

  const widen = (column: Column<never>, by: number): void =>
    change({ widths: { ...look.widths, [column.id]: widthWithin((column.width ?? flexibleLeast) + by) } });
  const dropAt = (target: string): void => {
    const { current } = dragged;
    if (current === undefined || current === target) return;
    change({ order: moved(order, current, order.indexOf(target) - order.indexOf(current)) });
  };

  return (
    <div className={styles.root}>
      <p className={styles.hint}>
        <FormattedMessage {...m.hint} />
      </p>
      <ul ref={list} className={styles.list}>
        {all.map((column, place) => (
          <ColumnSettingsRow
            key={column.id}
            title={labelText(intl, column.title)}
            width={column.width}
            isShown={isShown(column, look)}
            isOnly={shownCount === 1}
            ends={{ isFirst: place === 0, isLast: place === all.length - 1 }}
            drag={{ onBegin: () => (dragged.current = column.id), onOver: () => dropAt(column.id) }}
            act={{
              show: (on) => change({ shown: { ...look.shown, [column.id]: on } }),
              move: (by) => change({ order: moved(order, column.id, by) }),
              widen: (by) => widen(column, by * widthStep),
            }}
          />
        ))}
      </ul>
      <div className={styles.options}>
        <div className={styles.option}>
          <label htmlFor={id}>
            <FormattedMessage {...m.pinned} />
          </label>
          <Select
            id={id}
            size="small"
            value={String(look.pinned ?? 1)}
            onChange={(_, { value }) => change({ pinned: Number(value) })}
          >
            {Array.from({ length: pinnedAtMost + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </div>
        {hasActions && (
          <Checkbox
            label={intl.formatMessage(m.actions)}
            checked={look.actionsPinned ?? true}
            onChange={(_, { checked }) => change({ actionsPinned: checked === true })}
          />
        )}
        <Switch
          label={intl.formatMessage(m.shortcuts)}
          checked={hasShortcuts}
          onChange={() => dispatch(shortcutsToggled())}
        />
      </div>
      <Button onClick={setting.reset}>
        <FormattedMessage {...m.reset} />
      </Button>
    </div>
  );
}
