import { defineMessages } from 'react-intl';

/** What stands in the form of a service on the customer's phone; spoken in his language. */
export const shown = defineMessages({
  pay: { id: 'preview.servicePay', defaultMessage: 'Перейти к оплате' },
});
