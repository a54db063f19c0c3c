import type { Application } from '../../../api/payment/instalments';

/** The name as the applicant typed it, in the order of the customer's. */
export const typedName = ({ Last_name: last, First_name: first, Patronymic: patronymic }: Application): string =>
  [last, first, patronymic].filter(Boolean).join(' ');

/** Whether what was typed is not what is known of the customer. */
export const differs = (one: Application): boolean =>
  typedName(one) !== one.customer.name || one.Phone_number !== one.customer.phone_number;
