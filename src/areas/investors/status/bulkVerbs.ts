import { ArrowSwap20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { m } from '../actionMessages';

/** One change of status for all picked investors. */
export const changingStatus = {
  id: 'investors.changePicked',
  title: m.bulkTitle,
  label: m.change,
  icon: ArrowSwap20Regular,
  permission: 'investor_verification.enable',
  Form: lazyComponent(async () => (await import('./BulkStatusForm')).BulkStatusForm, 'kit.bulk', 'kit.form'),
};
