import type { MessageDescriptor } from 'react-intl';
import { CheckmarkCircle16Regular, PauseCircle16Regular } from '@fluentui/react-icons';
import type { AddressType, CustomerEmployment, CustomerStatus } from '../../api/payment/customers';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

export const customerStatus = choices<CustomerStatus>({
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  inactive: { label: m.inactive, tone: 'neutral', icon: PauseCircle16Regular },
});

export const addressType = choices<AddressType>({
  registration: m.registration,
  residence: m.residence,
  delivery: m.delivery,
  work: m.work,
});

export const employment = choices<NonNullable<CustomerEmployment>>({
  employed: m.employed,
  self_employed: m.selfEmployed,
  entrepreneur: m.entrepreneur,
  pensioner: m.pensioner,
  student: m.student,
  unemployed: m.unemployed,
});

export const gender = choices<'male' | 'female'>({ male: m.male, female: m.female });

/** What the form of an address of a kind is called. */
export const addressForm: Record<AddressType, MessageDescriptor> = {
  registration: m.editRegistration,
  residence: m.editResidence,
  delivery: m.editDelivery,
  work: m.editWork,
};
