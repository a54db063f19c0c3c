import { Button, Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSetEachPrice, type Product } from '../../../api/marketplace/products';
import { useFormat } from '../../../i18n/format';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { planBulk } from '../../../kit/bulk/bulkPlan';
import { useStartBulk } from '../../../kit/bulk/useStartBulk';
import { useUnsavedChangesGuard } from '../../../kit/form/useUnsavedChangesGuard';
import { wrappingRow } from '../../../kit/foundation/styles';
import { Drawer } from '../../../kit/overlay/Drawer';
import { prices as m, summary, willChange } from './messages';
import { mostRows, readPrice } from './priceRules';
import { figure, line } from './lineStyles';
import { PriceLine } from './PriceLine';
import { retryQuestion } from './retryQuestion';
import { useChanges, usePriceTexts } from './usePriceTexts';
import { PriceTools } from './PriceTools';

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
  short: { width: '136px' },
  box: { display: 'block' },
  line,
  head: {
    padding: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
  },
  figure,
  titles: { display: 'block', '@media (max-width: 480px)': { display: 'none' } },
  foot: {
    ...wrappingRow,
    justifyContent: 'flex-end',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  count: { marginRight: 'auto' },
});

/** The prices of picked products in a grid: typed, pasted, filled down or counted, looked at as old → new, and sent. */
export function PriceSheet({ rows: picked, onClose, onDone }: BulkFormProps<Product>) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const startBulk = useStartBulk();
  const setEachPrice = useSetEachPrice();
  // What was picked stays as it was seen: a list that is read anew must not change prices under the fingers.
  const [rows] = useState(picked);
  const texts = usePriceTexts(rows);
  const { textOf, fillDown, setAll } = texts;
  const { rows: changed, wrong, areVeryLarge } = useChanges(texts);
  // The row that was written in last: the button takes the focus away from it.
  const [active, setActive] = useState<number>();
  const from = active === undefined ? undefined : rows[active];
  const [isChecking, setChecking] = useState(false);
  // The button that was pressed has gone, with the focus: the one that leads back has it.
  const back = useRef<HTMLButtonElement>(null);
  const wasChecking = useRef(isChecking);
  useLayoutEffect(() => {
    if (wasChecking.current !== isChecking) back.current?.focus();
    wasChecking.current = isChecking;
  }, [isChecking]);
  const [typed, setTyped] = useState('');
  const isDirty = changed.length > 0;
  const guard = useUnsavedChangesGuard(isDirty);
  const isConfirmed = !areVeryLarge || typed.trim() === String(changed.length);

  const send = () => {
    const wanted = new Map(
      changed.map((row) => [row.id, { price: readPrice(textOf(row)) ?? row.price, version: row.version }]),
    );
    const plan = planBulk(changed, () => undefined, {}, {});
    const each = setEachPrice(wanted);
    const asAsked = ({ id, name }: Product) => {
      const theirs = each.theirPrice(id);
      return theirs === undefined ? [] : [{ id, name, theirs, price: wanted.get(id)?.price ?? theirs }];
    };
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
        retryQuestion: (failed) => retryQuestion(changed.filter(({ id }) => failed.includes(id)).flatMap(asAsked)),
      },
      each,
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
              <PriceTools
                onChange={setAll}
                onFillDown={from && rows.at(-1) !== from ? () => fillDown(rows.indexOf(from), textOf(from)) : undefined}
              />
            )}
            <table className={styles.box}>
              <thead className={styles.titles}>
                <tr className={styles.line}>
                  <th className={styles.head}>
                    <FormattedMessage {...m.product} />
                  </th>
                  <th className={mergeClasses(styles.head, styles.figure)}>
                    <FormattedMessage {...m.now} />
                  </th>
                  <th className={mergeClasses(styles.head, styles.figure)}>
                    <FormattedMessage {...m.next} />
                  </th>
                  <th className={mergeClasses(styles.head, styles.figure)}>
                    <FormattedMessage {...m.change} />
                  </th>
                </tr>
              </thead>
              <tbody className={styles.box}>
                {(isChecking ? changed : rows).map((row, at) => (
                  <PriceLine key={row.id} row={row} at={at} texts={texts} isFixed={isChecking} onEnter={setActive} />
                ))}
              </tbody>
            </table>
            {isChecking && areVeryLarge && (
              <Field label={intl.formatMessage(m.typed)} hint={intl.formatMessage(m.veryLarge)}>
                <Input className={styles.short} value={typed} onChange={(_, change) => setTyped(change.value)} />
              </Field>
            )}
          </>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.count} role="status">
          {wrong > 0 ? (
            <FormattedMessage {...m.wrongFirst} />
          ) : isDirty ? (
            <FormattedMessage {...willChange} values={{ count: changed.length }} />
          ) : (
            <FormattedMessage {...m.nothing} />
          )}
        </span>
        {isChecking ? (
          <>
            <Button ref={back} onClick={() => setChecking(false)}>
              <FormattedMessage {...m.back} />
            </Button>
            <Button appearance="primary" disabled={!isConfirmed} onClick={send}>
              <FormattedMessage {...m.send} />
            </Button>
          </>
        ) : (
          <Button
            ref={back}
            appearance="primary"
            disabled={!isDirty || wrong > 0 || rows.length > mostRows}
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
