import { CheckmarkCircle16Regular, Prohibited16Regular } from '@fluentui/react-icons';
import type { BlockEvent, MerchantStatus, MerchantType } from '../../../api/payment/merchants';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const merchantStatus = choices<MerchantStatus>({
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  blocked: { label: m.isBlocked, tone: 'danger', icon: Prohibited16Regular },
});

export const merchantType = choices<MerchantType>({ product: m.product, service: m.service });

export const blockAction = choices<BlockEvent['action']>({
  block: { label: m.block, tone: 'danger', icon: Prohibited16Regular },
  unblock: { label: m.unblock, tone: 'success', icon: CheckmarkCircle16Regular },
});
