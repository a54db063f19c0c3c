import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Application, Recalculated, Terms } from '../../../api/payment/instalments';
import { useFormat, type Format } from '../../../i18n/format';
import { Note } from '../../../parts/Note';
import { useObstacle } from '../card/obstacle';
import { m as instalments, offer } from '../messages';
import { m } from './messages';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: { padding: tokens.spacingVerticalXS, textAlign: 'right', color: tokens.colorNeutralForeground3 },
  name: { padding: tokens.spacingVerticalXS, textAlign: 'left', fontWeight: tokens.fontWeightRegular },
  cell: { padding: tokens.spacingVerticalXS, textAlign: 'right', whiteSpace: 'nowrap' },
  changed: { fontWeight: tokens.fontWeightSemibold },
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

const lines: readonly [title: MessageDescriptor, show: (terms: Terms, format: Format) => ReactNode][] = [
  [instalments.price, (terms, format) => format.money(terms.Price_in_merchant)],
  [instalments.discount, (terms, format) => format.money(terms.discount)],
  [instalments.down, (terms, format) => format.money(terms.down_payment)],
  [instalments.monthCount, (terms, format) => format.number(terms.Expiry_month_count)],
  [m.markup, (terms, format) => format.percent(terms.Perent_markup)],
  [instalments.financed, (terms, format) => format.money(terms.Installment_amount)],
  [instalments.monthly, (terms, format) => format.money(terms.Amount_per_month)],
  [m.last, (terms, format) => format.money(terms.last_amount)],
  [instalments.total, (terms, format) => format.money(terms.total)],
  [instalments.firstDay, (terms, format) => format.day(terms.first_payment_day)],
  [m.lastDay, (terms, format) => format.day(terms.last_payment_day)],
];

/** The terms as they are and as they would be, side by side; what changes stands out. */
export function TermsCompared({ application, plan }: { application: Application; plan: Recalculated }) {
  const styles = useStyles();
  const format = useFormat();
  const obstacle = useObstacle({ ...application, checks: plan.checks });
  const { down_payment_offer: offered } = plan.checks;
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              <FormattedMessage {...m.term} />
            </th>
            <th scope="col" className={styles.head}>
              <FormattedMessage {...m.before} />
            </th>
            <th scope="col" className={styles.head}>
              <FormattedMessage {...m.after} />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([title, show]) => {
            const [old, now] = [show(plan.old, format), show(plan.new, format)];
            return (
              <tr key={String(title.id)}>
                <th scope="row" className={styles.name}>
                  <FormattedMessage {...title} />
                </th>
                <td className={styles.cell}>{old}</td>
                <td className={styles.cell}>{old === now ? now : <strong className={styles.changed}>{now}</strong>}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Note isWarning={obstacle !== undefined}>
        {obstacle ?? <FormattedMessage {...instalments.canAccept} />}
        {offered !== null && (
          <>
            {'. '}
            <FormattedMessage {...offer} values={{ amount: format.moneyWithCurrency(offered) }} />
          </>
        )}
      </Note>
      {plan.resets_consent && (
        <Note isWarning>
          <FormattedMessage {...m.resetsConsent} />
        </Note>
      )}
    </div>
  );
}
