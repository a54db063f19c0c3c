import type { Application } from '../../../api/payment/instalments';

/** What every form over an application is given. */
export interface ApplicationFormProps {
  application: Application;
  onClose: () => void;
}
