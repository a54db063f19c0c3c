import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { emptyValue, isBlank, useFormat } from '../../i18n/format';
import { account } from '../../lib/bankDetails';
import { ikpu, phone } from '../../lib/identifiers';
import { DateTime, Day, Inn, Money, Month } from './values';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    // Three in a row where each has room for an account, more where the page is wide, so that it is used; else two, or
    // one. A pixel less than a third, so that rounding costs no column.
    gridTemplateColumns: `repeat(auto-fill, minmax(max(152px, min(260px, calc((100% - 2 * ${tokens.spacingHorizontalXXL}) / 3 - 1px))), 1fr))`,
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
    // A moment is never cut and needs its room on a phone too: where two have none, one stands below the other.
    '@media (max-width: 480px)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 100%), 1fr))',
      columnGap: tokens.spacingHorizontalS,
    },
  },
  // As many as there are stand beside one another; on a narrow screen they wrap.
  figures: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
    '& > div': { flexGrow: 1, flexBasis: '120px' },
    '& dd': {
      fontSize: tokens.fontSizeBase400,
      lineHeight: tokens.lineHeightBase400,
      fontWeight: tokens.fontWeightSemibold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, minHeight: '20px', overflowWrap: 'anywhere' },
});

interface Props {
  /** The four to six most important ones of a record, all in one row and larger. */
  areFigures?: boolean;
  children: ReactNode;
}

/** Labels over values, three in a row and more on a wide page. Holds `Fact`s only. */
export function Facts({ areFigures = false, children }: Props) {
  const styles = useStyles();
  return <dl className={areFigures ? styles.figures : styles.facts}>{children}</dl>;
}

interface FactProps {
  label: MessageDescriptor;
  value?: ReactNode;
  /** How a plain value is written, by the one rule for its kind. */
  as?: keyof typeof written;
  /** Left out where there is none. */
  optional?: boolean;
  /** A value of several parts. */
  children?: ReactNode;
}

const written = {
  money: (amount: string) => <Money amount={amount} />,
  moneyWithCurrency: (amount: string) => <Money amount={amount} withCurrency />,
  day: (value: string) => <Day value={value} />,
  dateTime: (value: string) => <DateTime value={value} />,
  inn: (value: string) => <Inn value={value} />,
  account: (value: string) => account.show(value),
  ikpu: (value: string) => ikpu.show(value),
  phone: (value: string) => phone.show(value),
  month: (value: string) => <Month value={value} />,
  number: (value: string) => <Count value={value} />,
};

const Count = ({ value }: { value: unknown }) => useFormat().number(value);

/** One label over its value; nothing is a dash. */
export function Fact({ label, value, as, optional, children = value }: FactProps) {
  const styles = useStyles();
  if (optional && (value === null || value === undefined)) return null;
  const isEmpty = isBlank(children);
  const shown = as && !isEmpty ? written[as](children as string) : children;
  return (
    <div>
      <dt className={styles.label}>
        <FormattedMessage {...label} />
      </dt>
      <dd className={styles.value}>{isEmpty ? emptyValue : shown}</dd>
    </div>
  );
}
