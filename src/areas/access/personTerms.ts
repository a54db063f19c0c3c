import {
  BuildingShop16Regular,
  CheckmarkCircle16Regular,
  PersonSettings16Regular,
  Prohibited16Regular,
} from '@fluentui/react-icons';
import type { UserStatus, UserType } from '../../api/system-user/systemUsers';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

/** How an account looks that is open, and one that is closed. */
export const userStatus = choices<UserStatus>({
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  disabled: { label: m.disabled, tone: 'danger', icon: Prohibited16Regular },
});

export const statusOf = ({ is_active }: { is_active: boolean }): UserStatus => (is_active ? 'active' : 'disabled');

export const userType = choices<UserType>({
  system: { label: m.system, tone: 'neutral', icon: PersonSettings16Regular },
  merchant: { label: m.merchant, tone: 'warning', icon: BuildingShop16Regular },
});
