import { useState, type ComponentProps } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { isLargeSum } from '../money/largeSum';
import { RetypeAmount } from '../money/RetypeAmount';
import { BulkDialog } from './BulkDialog';

interface Props extends Omit<ComponentProps<typeof BulkDialog>, 'submit' | 'isReady'> {
  /** The verb with the sum in it: 'Одобрить {amount}'. */
  verb: MessageDescriptor;
  /** What moves in all, over the rows that are sent; a decimal string. */
  amount: string;
}

/** The question before money of the picked rows moves: the sum stands on the button, and a large one is typed again. */
export function BulkMoneyDialog({ verb, amount, children, ...dialog }: Props) {
  const format = useFormat();
  const isLarge = isLargeSum(amount);
  // The amount itself and not a yes: rows that are refreshed under the question may come to another sum.
  const [typed, setTyped] = useState<string>();
  return (
    <BulkDialog
      {...dialog}
      submit={<FormattedMessage {...verb} values={{ amount: format.moneyWithCurrency(amount) }} />}
      isReady={!isLarge || typed === amount}
    >
      {children}
      {isLarge && (
        <RetypeAmount
          key={amount}
          amount={amount}
          readOnly={false}
          onMatch={(isSame) => setTyped(isSame ? amount : undefined)}
        />
      )}
    </BulkDialog>
  );
}
