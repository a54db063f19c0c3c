import { FormattedMessage } from 'react-intl';
import type { Application } from '../../api/payment/instalments';
import { Note } from '../Note';
import { m, nameDiffers, phoneDiffers } from './messages';

interface Props {
  application: Application;
  /** Where one of them stands beside what was typed; all of them otherwise. */
  of?: Application['differences'][number];
}

/** What the applicant typed that is not what is known of the customer. */
export function Differences({ application: { differences, customer }, of }: Props) {
  const words = {
    name: <FormattedMessage {...nameDiffers} values={{ name: customer.name }} />,
    phone: <FormattedMessage {...phoneDiffers} values={{ phone: customer.phone_number }} />,
    birthday: <FormattedMessage {...m.birthdayDiffers} />,
    passport: <FormattedMessage {...m.passportDiffers} />,
  };
  return differences
    .filter((one) => of === undefined || one === of)
    .map((one) => (
      <Note key={one} isWarning>
        {words[one]}
      </Note>
    ));
}
