import type { IntlShape } from 'react-intl';
import type { Application } from '../../api/payment/instalments';
import type { NoticeAbout } from '../../kit/state/useNoticeAbout';
import { applicationLabel } from './messages';

type Named = Pick<Application, 'id' | 'contract_number' | 'customer'>;

/** How a notice speaks of an application: by its contract, once it has one. */
export const aboutApplication = (intl: IntlShape, { id, contract_number: number, customer }: Named): NoticeAbout => ({
  record: number ?? intl.formatMessage(applicationLabel, { id }),
  person: customer.name,
});
