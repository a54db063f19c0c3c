import { listEndpoint } from '../cache/listEndpoint';
import type { Tag, Tagged } from '../cache/tags';
import { paymentCalendarGenerated } from '../generated/system-user/payment-calendar';

export type { PaymentDay, PaymentEntry, PaymentKind, PaymentState } from '../generated/system-user/payment-calendar';

/** Whatever is paid or planned stands here, too. */
const shown: Tag[] = ['Bond', 'Dividend', 'CashOutClaim'];

const paymentCalendarApi = paymentCalendarGenerated.enhanceEndpoints({
  endpoints: {
    listPaymentCalendar: { providesTags: shown },
    getPaymentDays: { providesTags: shown },
  } satisfies Tagged<typeof paymentCalendarGenerated>,
});

export const { useGetPaymentDaysQuery } = paymentCalendarApi;

export const { useRows: useListPaymentCalendarRows } = listEndpoint(paymentCalendarApi, 'listPaymentCalendar', {
  rows: 'entries',
});
