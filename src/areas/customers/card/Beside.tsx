import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Customer } from '../../../api/payment/customers';
import { emptyValue, useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { Masked } from '../../../kit/values/values';
import { href } from '../../../routes/href';
import { customerStatus, gender } from '../customerTerms';
import { m } from '../messages';

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  label: { color: tokens.colorNeutralForeground3 },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});

interface Line {
  label: MessageDescriptor;
  say: (one: Customer) => ReactNode;
}

/** Two customers side by side, so that it is seen whether they are one person. */
export function Beside({ customers }: { customers: readonly [Customer, Customer] }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const lines: readonly Line[] = [
    { label: t.status, say: (one) => customerStatus.badge(one.status) },
    { label: t.phone, say: (one) => <Masked text={one.phone_number} /> },
    { label: t.pinfl, say: (one) => <Masked text={one.pinfl} /> },
    { label: m.passportNumber, say: (one) => <Masked text={one.passport_id} /> },
    { label: m.birthday, say: (one) => <Masked text={one.birthday} /> },
    { label: m.gender, say: (one) => (one.gender ? gender.text(one.gender) : emptyValue) },
    { label: m.contracts, say: (one) => format.number(one.contract_count) },
    { label: m.debt, say: (one) => format.money(one.debt) },
    { label: m.since, say: (one) => format.day(one.created_at.slice(0, 10)) },
  ];
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={intl.formatMessage(m.beside)}>
        <thead>
          <tr>
            <td className={styles.cell} />
            {customers.map((one) => (
              <th key={one.id} scope="col" className={styles.cell}>
                <Link to={href('customers.one', { id: String(one.id) })} className={styles.link}>
                  {one.name}
                </Link>
                <div className={styles.label}>
                  {intl.formatMessage(t.numberSign)} {format.number(one.id)}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, say }) => (
            <tr key={label.id}>
              <th scope="row" className={styles.cell}>
                <span className={styles.label}>
                  <FormattedMessage {...label} />
                </span>
              </th>
              {customers.map((one) => (
                <td key={one.id} className={styles.cell}>
                  {say(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
