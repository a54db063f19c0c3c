import { Button, Field, Input, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { memo, useCallback, useMemo, useState, type ClipboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSetEachPrice, type Product } from '../../../api/marketplace/products';
import { useFormat } from '../../../i18n/format';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';
import { focusRing, wrappingRow } from '../../../kit/foundation/styles';
import { Drawer } from '../../../kit/overlay/Drawer';
import { changeText, newPriceOf, prices as m, summary, willChange } from './messages';
import {
  changedBy,
  changeOf,
  isChanged,
  isLarge,
  isVeryLarge,
  mostRows,
  pastedCells,
  problemOf,
  readPercent,
  readPrice,
  roundings,
  type Rounding,
} from './priceRules';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    overflowY: 'auto',
    minHeight: 0,
    flexGrow: 1,
  },
  help: { margin: 0, color: tokens.colorNeutralForeground3 },
  tools: { ...wrappingRow, alignItems: 'flex-end' },
  short: { width: '136px' },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  head: {
    padding: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
  },
  figure: { textAlign: 'right', width: '128px', fontVariantNumeric: 'tabular-nums' },
  change: { textAlign: 'right', width: '112px', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: tokens.spacingHorizontalXS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    '@media (max-width: 480px)': { display: 'block', width: 'auto', textAlign: 'left', borderTop: 'none' },
  },
  row: { '@media (max-width: 480px)': { display: 'block', borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  headRow: { '@media (max-width: 480px)': { display: 'none' } },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    ...focusRing,
  },
  wrong: { border: `1px solid ${tokens.colorPaletteRedBorderActive}` },
  problem: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  large: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  sub: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  foot: {
    ...wrappingRow,
    justifyContent: 'flex-end',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  count: { marginRight: 'auto' },
});

type Texts = Readonly<Record<number, string>>;

/** The prices of picked products in a grid: typed, pasted, filled down or counted, looked at as old → new, and sent. */
export function PriceSheet({ rows: picked, onClose, onDone }: BulkFormProps<Product>) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const startBulk = useStartBulk();
  const setEachPrice = useSetEachPrice();
  // What was picked stays as it was seen: a list that is read anew must not change prices under the fingers.
  const [rows] = useState(picked);
  const shown = useCallback((price: string) => format.money(price), [format]);
  const [texts, setTexts] = useState<Texts>(() => Object.fromEntries(rows.map(({ id, price }) => [id, shown(price)])));
  const [isChecking, setChecking] = useState(false);
  const [typed, setTyped] = useState('');
  const textOf = (row: Product) => texts[row.id] ?? '';
  const changed = rows.filter((row) => isChanged(row, textOf(row)));
  const wrong = changed.filter((row) => problemOf(row, textOf(row)) !== undefined);
  const isDirty = changed.length > 0;
  const guard = useUnsavedChangesGuard(isDirty);
  const needsCount = changed.some((row) => isVeryLarge(row.price, readPrice(textOf(row)) ?? row.price));
  const isConfirmed = !needsCount || typed.trim() === String(changed.length);

  const write = useCallback((id: number, text: string) => setTexts((all) => ({ ...all, [id]: text })), []);
  const fillFrom = useCallback(
    (at: number, cells: readonly string[]) =>
      setTexts((all) => {
        const next: Record<number, string> = { ...all };
        for (const [place, cell] of cells.entries()) {
          const row = rows[at + place];
          if (row === undefined) break;
          const price = readPrice(cell);
          next[row.id] = price === undefined ? cell : shown(price);
        }
        return next;
      }),
    [rows, shown],
  );

  const send = () => {
    const wanted = new Map(
      changed.map((row) => [row.id, { price: readPrice(textOf(row)) ?? row.price, version: row.version }]),
    );
    const plan = planBulk(changed, () => undefined, {}, {});
    guard.release();
    onDone();
    startBulk(
      plan,
      {
        title: m.running,
        nameOf: (row) => `${row.name}: ${format.money(row.price)} → ${format.money(wanted.get(row.id)?.price)}`,
        words: { old_price_not_above: m.reachesOld, changed_meanwhile: m.changed },
        done: m.done,
        summary,
      },
      setEachPrice(wanted),
    );
    onClose();
  };

  return (
    <Drawer title={m.sheet} size="large" onClose={() => guard.ask(onClose)}>
      <div className={styles.body}>
        {rows.length > mostRows ? (
          <p role="alert">
            <FormattedMessage {...m.tooMany} />
          </p>
        ) : (
          <>
            <p className={styles.help}>
              <FormattedMessage {...m.help} />
            </p>
            {!isChecking && (
              <Tools
                rows={rows}
                onChange={(priceOf) => setTexts(Object.fromEntries(rows.map((row) => [row.id, shown(priceOf(row))])))}
              />
            )}
            <table className={styles.table}>
              <thead className={styles.headRow}>
                <tr>
                  <th className={styles.head}>
                    <FormattedMessage {...m.product} />
                  </th>
                  <th className={mergeClasses(styles.head, styles.figure)}>
                    <FormattedMessage {...m.now} />
                  </th>
                  <th className={mergeClasses(styles.head, styles.figure)}>
                    <FormattedMessage {...m.next} />
                  </th>
                  <th className={mergeClasses(styles.head, styles.change)}>
                    <FormattedMessage {...m.change} />
                  </th>
                </tr>
              </thead>
              <tbody>
                {(isChecking ? changed : rows).map((row) => (
                  <Line
                    key={row.id}
                    row={row}
                    at={rows.indexOf(row)}
                    text={textOf(row)}
                    isFixed={isChecking}
                    onWrite={write}
                    onFill={fillFrom}
                    last={rows.length}
                  />
                ))}
              </tbody>
            </table>
            {isChecking && needsCount && (
              <Field label={intl.formatMessage(m.typed)} hint={intl.formatMessage(m.veryLarge)}>
                <Input className={styles.short} value={typed} onChange={(_, change) => setTyped(change.value)} />
              </Field>
            )}
          </>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.count} role="status">
          {wrong.length > 0 ? (
            <FormattedMessage {...m.wrongFirst} />
          ) : isDirty ? (
            <FormattedMessage {...willChange} values={{ count: changed.length }} />
          ) : (
            <FormattedMessage {...m.nothing} />
          )}
        </span>
        {isChecking ? (
          <>
            <Button onClick={() => setChecking(false)}>
              <FormattedMessage {...m.back} />
            </Button>
            <Button appearance="primary" disabled={!isConfirmed} onClick={send}>
              <FormattedMessage {...m.send} />
            </Button>
          </>
        ) : (
          <Button
            appearance="primary"
            disabled={!isDirty || wrong.length > 0 || rows.length > mostRows}
            onClick={() => setChecking(true)}
          >
            <FormattedMessage {...m.check} />
          </Button>
        )}
      </div>
      {guard.question}
    </Drawer>
  );
}

interface ToolsProps {
  rows: readonly Product[];
  /** Gives every row the price that it is told. */
  onChange: (priceOf: (row: Product) => string) => void;
}
function Tools({ onChange }: ToolsProps) {
  const styles = useStyles();
  const intl = useIntl();
  const [percent, setPercent] = useState('');
  const [rounding, setRounding] = useState<Rounding>('thousand');
  const value = readPercent(percent);
  return (
    <div className={styles.tools}>
      <Field className={styles.short} label={intl.formatMessage(m.percent)}>
        <Input inputMode="decimal" value={percent} onChange={(_, change) => setPercent(change.value)} />
      </Field>
      <Field className={styles.short} label={intl.formatMessage(m.rounding)}>
        <Select value={rounding} onChange={(_, change) => setRounding(change.value as Rounding)}>
          {roundings.map((one) => (
            <option key={one} value={one}>
              {intl.formatMessage(m[one])}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        disabled={value === undefined}
        onClick={() => value !== undefined && onChange((row) => changedBy(row.price, value, rounding))}
      >
        <FormattedMessage {...m.apply} />
      </Button>
      <Button appearance="subtle" onClick={() => onChange((row) => row.price)}>
        <FormattedMessage {...m.reset} />
      </Button>
    </div>
  );
}

interface LineProps {
  row: Product;
  /** Its place among all, and how many there are. */
  at: number;
  last: number;
  text: string;
  /** Only looked at. */
  isFixed: boolean;
  onWrite: (id: number, text: string) => void;
  onFill: (at: number, cells: readonly string[]) => void;
}

/** One product; drawn anew only when its own price is. */
const Line = memo(function Line({ row, at, last, text, isFixed, onWrite, onFill }: LineProps) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const next = readPrice(text);
  const problem = isChanged(row, text) ? problemOf(row, text) : undefined;
  const tenths = useMemo(() => (next === undefined ? 0 : changeOf(row.price, next)), [row.price, next]);
  const paste = (event: ClipboardEvent): void => {
    const cells = pastedCells(event.clipboardData.getData('text'));
    // One value is for the field itself.
    if (cells.length < 2) return;
    event.preventDefault();
    onFill(at, cells);
  };
  return (
    <tr className={styles.row}>
      <td className={styles.cell}>
        {row.name}
        <div className={styles.sub}>{[row.merchant.name, row.sku].join(' · ')}</div>
      </td>
      <td className={mergeClasses(styles.cell, styles.figure)}>
        {format.money(row.price)}
        {row.old_price !== null && (
          <div className={styles.sub}>
            <s>{format.money(row.old_price)}</s>
          </div>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.figure)}>
        {isFixed ? (
          format.money(next)
        ) : (
          <input
            className={mergeClasses(styles.input, problem !== undefined && styles.wrong)}
            inputMode="decimal"
            autoComplete="off"
            aria-label={intl.formatMessage(newPriceOf, { name: `${row.name}, ${row.sku}` })}
            aria-invalid={problem !== undefined}
            title={intl.formatMessage(m.fillDown)}
            value={text}
            onPaste={paste}
            onChange={(event) => onWrite(row.id, event.target.value)}
            onBlur={() => next !== undefined && onWrite(row.id, format.money(next))}
            onKeyDown={(event) => {
              // As in a spreadsheet.
              if (event.key.toLowerCase() !== 'd' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              onFill(
                at,
                Array.from({ length: last - at }, () => text),
              );
            }}
          />
        )}
        {problem && (
          <div className={styles.problem} role="alert">
            <FormattedMessage {...m[problem]} />
          </div>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.change)}>
        {next !== undefined && tenths !== 0 && (
          <span className={isLarge(row.price, next) ? styles.large : undefined}>
            <FormattedMessage
              {...changeText}
              values={{ sign: tenths < 0 ? '−' : '+', percent: format.number(Math.abs(tenths) / 10) }}
            />
            {isLarge(row.price, next) && (
              <div>
                <FormattedMessage {...m.large} />
              </div>
            )}
          </span>
        )}
      </td>
    </tr>
  );
});
