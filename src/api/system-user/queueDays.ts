import type { Tag, Tagged } from '../cache/tags';
import { queueDaysGenerated, type WaitingQueue } from '../generated/system-user/queue-days';

/** The records whose list a queue is: what changes those changes its length. */
const tagOf: Record<WaitingQueue, Tag> = {
  general_claims: 'Claim',
  card_verification: 'CardVerification',
  documents: 'ApplicationDocument',
  signing: 'DibankClaim',
  taxes: 'TaxTransaction',
  call_orders: 'CallOrder',
  applications: 'Application',
  orders_moderation: 'Order',
  orders: 'Order',
  returns: 'ReturnClaim',
  returns_to_pay: 'ReturnClaim',
  receipts: 'Receipt',
  transfers: 'MerchantTransfer',
  access_changes: 'AccessChange',
};

const queueDaysApi = queueDaysGenerated.enhanceEndpoints({
  endpoints: {
    getQueueDays: { providesTags: (_, __, { queue }) => [tagOf[queue]] },
  } satisfies Tagged<typeof queueDaysGenerated>,
});

export const { useGetQueueDaysQuery } = queueDaysApi;
