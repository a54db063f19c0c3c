import { Field, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { parseMoney } from '../../lib/money';
import { MaskedInput } from '../fields/MaskedInput';
import { numberMask } from '../fields/NumericInput';

export const retypeTexts = defineMessages({
  differs: { id: 'kit.amountAgain.differs', defaultMessage: 'Сумма не совпадает' },
});
export const retypeLabel = defineMessage<{ amount: string }>({
  id: 'kit.amountAgain.label',
  defaultMessage: 'Сумма большая. Чтобы подтвердить, введите её ещё раз: {amount}',
});

const useStyles = makeStyles({ input: { maxWidth: '24ch' } });

interface Props {
  amount: string;
  /** It stays in the field as it was sent; an input that is disabled would lose the focus. */
  readOnly: boolean;
  onMatch: (isSame: boolean) => void;
}

/** A large amount typed once more by whoever moves it. */
export function RetypeAmount({ amount, readOnly, onMatch }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const isSame = (typed: string): boolean => parseMoney(typed) === parseMoney(amount);
  const isWrong = isLeft && text !== '' && !isSame(text);
  return (
    <Field
      label={intl.formatMessage(retypeLabel, { amount: format.moneyWithCurrency(amount) })}
      validationMessage={isWrong ? intl.formatMessage(retypeTexts.differs) : undefined}
    >
      <div className={styles.input}>
        <MaskedInput
          mask={numberMask(format.money('0.50').includes(',') ? ',' : '.', false)}
          value={text}
          readOnly={readOnly}
          onText={(typed) => {
            setText(typed);
            onMatch(isSame(typed));
          }}
          onBlur={() => setLeft(true)}
        />
      </div>
    </Field>
  );
}
