import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCalculateInvestmentPenaltyQuery } from '../../api/investment/investments';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useFormat } from '../../i18n/format';
import { Fact, Facts } from '../../kit/values/Facts';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { parseMoney, toDecimal } from '../../lib/money';
import { m } from './messages';
import { PenaltyRule } from './PenaltyRule';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  amount: { width: '24ch', maxWidth: '100%' },
  // In line with the input, whose label stands above it.
  button: { marginTop: '26px' },
});

/** What leaving today would cost: for the whole balance, or for the part that is typed. */
export function Penalty({ id }: { id: number }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const [text, setText] = useState('');
  const [amount, setAmount] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const penalty = useRecordQuery(useCalculateInvestmentPenaltyQuery({ id, amount }), `${id}/${amount ?? ''}`);
  const { item, failure, retry } = penalty;

  const calculate = (): void => {
    const tiyin = parseMoney(text);
    const isNone = text.trim() === '';
    setWrong(!isNone && (tiyin === undefined || tiyin <= 0n));
    if (isNone) setAmount(undefined);
    else if (tiyin !== undefined && tiyin > 0n) setAmount(toDecimal(tiyin));
  };
  return (
    <div className={styles.root}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          calculate();
        }}
      >
        <Field
          className={styles.amount}
          label={intl.formatMessage(m.part)}
          hint={intl.formatMessage(m.partHelp)}
          validationMessage={isWrong ? intl.formatMessage(m.wrongAmount) : undefined}
        >
          <Input inputMode="decimal" autoComplete="off" value={text} onChange={(_, { value }) => setText(value)} />
        </Field>
        <Button type="submit" className={styles.button}>
          <FormattedMessage {...m.calculate} />
        </Button>
      </form>
      {!item && (failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />)}
      {item && (
        <>
          <Facts>
            <Fact label={m.exitAmount} value={item.amount} as="money" />
            <Fact label={m.monthsHeld} value={item.months_held} />
            <Fact label={m.rate} value={format.percent(item.rate_percent)} />
            <Fact label={m.penaltyAmount} value={item.penalty_amount} as="money" />
            <Fact label={m.exitTax} value={item.tax_amount} as="money" />
            <Fact label={m.toReturn} value={item.dividends_to_return} as="money" />
            <Fact label={m.payable} value={item.payable_amount} as="money" />
            <Fact label={m.calculatedAt} value={item.calculated_at} as="dateTime" />
          </Facts>
          <PenaltyRule penalty={item} />
        </>
      )}
    </div>
  );
}
