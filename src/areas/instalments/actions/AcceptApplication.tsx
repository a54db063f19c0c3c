import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAcceptApplicationMutation, type Application, type ApplicationFile } from '../../../api/payment/instalments';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { isLargeSum } from '../../../kit/money/largeSum';
import { RetypeAmount } from '../../../kit/money/RetypeAmount';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Differences } from '../../../parts/applicant/Differences';
import { photoKinds, photoOf, photoTitles } from '../../../parts/applicant/photos';
import { Note } from '../../../parts/Note';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { aboutApplication } from '../aboutApplication';
import { m as instalments, missingPhotos } from '../messages';
import { m } from './messages';

interface Props {
  application: Application;
  photos: readonly ApplicationFile[] | undefined;
  onClose: () => void;
}

/** Asks once more before an application is approved, and names what speaks against it. */
export function AcceptApplication({ application: one, photos = [], onClose }: Props) {
  const intl = useIntl();
  const [accept] = useAcceptApplicationMutation();
  const { id, version, customer, Installment_amount } = one;
  const financed = Installment_amount ?? '0.00';
  // The amount itself and not a yes: other terms under the question ask for another sum.
  const [typed, setTyped] = useState<string>();
  const isHeld = isLargeSum(financed) && typed !== financed;
  const missing = photoKinds.filter((kind) => photoOf(photos, kind) === undefined);
  const names = missing.map((kind) => intl.formatMessage(photoTitles[kind])).join(', ');
  return (
    <ConfirmAction
      title={m.acceptTitle}
      yes={m.accept}
      isDecision={!isHeld && missing.length === 0 && one.differences.length === 0}
      statusWords={applicationStatus.labelOf}
      run={() => accept({ id, 'If-Match': version, body: {} }).unwrap()}
      done={m.accepted}
      isHeld={isHeld}
      about={{ ...aboutApplication(intl, one), amount: financed }}
      onClose={onClose}
    >
      <Facts>
        <Fact label={instalments.customer} value={customer.name} />
        <Fact label={instalments.financed} value={Installment_amount} as="money" />
        <Fact label={instalments.monthly} value={one.Amount_per_month} as="money" />
        <Fact label={instalments.monthCount} value={one.Expiry_month_count} as="number" />
      </Facts>
      {missing.length > 0 && (
        <Note isWarning>
          <FormattedMessage {...missingPhotos} values={{ names }} />
        </Note>
      )}
      <Differences application={one} />
      {isLargeSum(financed) && (
        <RetypeAmount
          key={financed}
          amount={financed}
          readOnly={false}
          onMatch={(isSame) => setTyped(isSame ? financed : undefined)}
        />
      )}
    </ConfirmAction>
  );
}
