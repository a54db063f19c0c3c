import { createContext, use } from 'react';
import type { AddressType } from '../../../api/payment/customers';

export const customerForms = [
  'edit',
  'status',
  'pinfl',
  'passport',
  'address',
  'contact',
  'syncPassport',
  'syncAddress',
] as const;
export type CustomerForm = (typeof customerForms)[number];

/** Set by the card around its sections: opens a form, that of an address for one of its kinds. */
export const CustomerFormContext = createContext<(form: CustomerForm, of?: AddressType) => void>(() => undefined);

export const useOpenForm = () => use(CustomerFormContext);
