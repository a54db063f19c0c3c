import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, useId, useMemo, useState, type ClipboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../../api/marketplace/products';
import { useFormat } from '../../../i18n/format';
import { focusRing } from '../../../kit/foundation/styles';
import { figure, line, skipped } from './lineStyles';
import { changeText, newPriceOf, prices as m } from './messages';
import { useTextOf, type PriceTexts } from './usePriceTexts';
import { changeOf, isChanged, isLarge, pastedCells, problemOf, readPrice } from './priceRules';

const useStyles = makeStyles({
  figure: { ...figure, '@media (max-width: 480px)': { textAlign: 'left' } },
  cell: {
    padding: tokens.spacingHorizontalXS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
    '@media (max-width: 480px)': { display: 'block', borderTop: 'none' },
  },
  line: { ...line, ...skipped },
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
});
interface Props {
  row: Product;
  /** Its place among those that stand there. */
  at: number;
  texts: PriceTexts;
  /** Only looked at. */
  isFixed: boolean;
  onEnter: (at: number) => void;
}

/** One product; drawn anew only when its own price is. */
export const PriceLine = memo(function PriceLine({ row, at, texts, isFixed, onEnter }: Props) {
  const text = useTextOf(texts, row);
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const next = readPrice(text);
  // What is half typed is no price yet: it is judged when the cell is left.
  const [isTyping, setTyping] = useState(false);
  const problem = !isTyping && isChanged(row, text) ? problemOf(row, text) : undefined;
  const problemId = useId();
  const tenths = useMemo(() => (next === undefined ? 0 : changeOf(row.price, next)), [row.price, next]);
  const paste = (event: ClipboardEvent): void => {
    const cells = pastedCells(event.clipboardData.getData('text'));
    // One value is for the field itself.
    if (cells.length < 2) return;
    event.preventDefault();
    setTyping(false);
    texts.fillFrom(at, cells);
  };
  return (
    <tr className={styles.line}>
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
            aria-describedby={problem && problemId}
            aria-keyshortcuts="Control+D"
            value={text}
            onFocus={() => onEnter(at)}
            onPaste={paste}
            onChange={(event) => {
              setTyping(true);
              texts.write(row.id, event.target.value);
            }}
            onBlur={() => {
              setTyping(false);
              if (next !== undefined) texts.write(row.id, format.money(next));
            }}
            onKeyDown={(event) => {
              // As in a spreadsheet.
              if (event.key.toLowerCase() !== 'd' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              texts.fillDown(at, text);
            }}
          />
        )}
        {problem && (
          <div id={problemId} className={styles.problem}>
            <FormattedMessage {...m[problem]} />
          </div>
        )}
      </td>
      <td className={mergeClasses(styles.cell, styles.figure)}>
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
