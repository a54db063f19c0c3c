import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportTie } from '../../api/system-user/reports';
import { useFormat } from '../../i18n/format';
import { useFigureStyles } from '../../kit/foundation/figureStyles';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { useReportStyles } from './reportStyles';
import { m } from './messages';

const useStyles = makeStyles({
  differs: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** The entries that add up to a figure, whenever they were posted. */
export const entriesHref = ({ entries }: Pick<ReportTie, 'entries'>): string =>
  href('ledger.entries', {}, { report_tie: entries, begin_date: '', end_date: '' });

/** What a report tells beside what the general ledger holds, each figure leading to its entries. */
export function LedgerTies({ ties }: { ties: readonly ReportTie[] }) {
  const styles = useReportStyles();
  const own = useStyles();
  const figures = useFigureStyles();
  const format = useFormat();
  const name = useIntl().formatMessage(m.ties);
  const figure = mergeClasses(styles.cell, styles.figure, figures.root);
  return (
    <div className={styles.scroll} role="group" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{name}</caption>
        <thead>
          <tr>
            {[m.figure, m.byLedger, m.inReport, m.difference].map((title, place) => (
              <th key={title.id} scope="col" className={place === 0 ? styles.cell : figure}>
                <FormattedMessage {...title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ties.map((tie) => (
            <tr key={tie.name}>
              <th scope="row" className={styles.cell}>
                {tie.name}
              </th>
              <td className={figure}>
                <RecordLink to={entriesHref(tie)} permission="gl.query">
                  {format.money(tie.ledger)}
                </RecordLink>
              </td>
              <td className={figure}>{format.money(tie.file)}</td>
              <td className={mergeClasses(figure, tie.difference !== '0.00' && own.differs)}>
                {format.money(tie.difference)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
