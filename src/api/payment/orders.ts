import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import {
  ordersGenerated,
  type ListOrderHistoryApiResponse,
  type OrderAttachment,
  type OrderUpload,
} from '../generated/payment/orders';

export type {
  AttachmentKind,
  CountOrderStatusesApiArg,
  DownPaymentState,
  LineOfOrder,
  Order,
  OrderAttachment,
  OrderDelivery,
  OrderLine,
  OrderObstacle,
  OrderRow,
  OrderState,
} from '../generated/payment/orders';

/** One entry of the history of an order. */
export type OrderEntry = ListOrderHistoryApiResponse['history'][number];

// An order and its application move together, money goes back where either is given up, its delivery and its papers go with it, and
// what is completed is sold: with a receipt, to be paid to the merchant, among the sales of the branch and the seller, open to a return.
const moved: Tag[] = ['Order', 'Application', 'Instalment', 'InstalmentPayment', 'Customer', 'Delivery', 'Agreement'];
const ofMerchant: Tag[] = ['MerchantDebt', 'MerchantMove', 'Merchant', 'Branch', 'PosAgent'];
const sold: Tag[] = ['Receipt', 'Product', 'ReturnClaim', ...ofMerchant];
const invalidatesTags = [...moved, ...sold];
const changes = { invalidatesTags, extraOptions: { handlesOwnErrors: true, work: 'action' as const } };

const ordersApi = ordersGenerated.enhanceEndpoints({
  endpoints: {
    listOrders: { providesTags: ['Order'] },
    countOrderStatuses: { providesTags: ['Order'] },
    getOrderStatistics: { providesTags: ['Order'] },
    getOrder: { providesTags: ['Order'] },
    getOrderLine: { providesTags: ['Order'] },
    getOrderSeller: { providesTags: ['PosAgent'] },
    listOrderHistory: { providesTags: ['Order'], extraOptions: { work: 'qabz' } },
    listOrderAttachments: { providesTags: ['Order'] },
    setLineSpic: changes,
    takeNextOrder: changes,
    takeOrder: changes,
    decideModeration: changes,
    decideQabz: { invalidatesTags, extraOptions: { handlesOwnErrors: true, work: 'qabz' } },
    approvePhotoReport: changes,
    completeOrder: changes,
    cancelNewOrder: changes,
    cancelOrder: changes,
    attachOrderFile: handlesOwnErrors,
  } satisfies Tagged<typeof ordersGenerated>,
});

export const {
  useCountOrderStatusesQuery,
  useGetOrderStatisticsQuery,
  useGetOrderQuery,
  useGetOrderLineQuery,
  useGetOrderSellerQuery,
  useListOrderAttachmentsQuery,
  useListOrderHistoryQuery,
  useSetLineSpicMutation,
  useTakeNextOrderMutation,
  useTakeOrderMutation,
  useDecideModerationMutation,
  useDecideQabzMutation,
  useApprovePhotoReportMutation,
  useCompleteOrderMutation,
  useCancelNewOrderMutation,
  useCancelOrderMutation,
} = ordersApi;

const {
  useRows: useListOrdersRows,
  useCount: useOrderCount,
  find: findOrderRows,
} = listEndpoint(ordersApi, 'listOrders', { rows: 'orders' });
export { useListOrdersRows, useOrderCount, findOrderRows };

const attachCall = requestOf(ordersApi, 'attachOrderFile');

/** Sends a file to an order, past the cache, with how much of it is sent; then the order is read anew. */
export function useAttachOrderFile(
  contractNumber: string,
): (file: File, kind: OrderUpload['kind'], options: UploadOptions) => Promise<OrderAttachment> {
  const dispatch = useApiDispatch();
  return useCallback(
    async (file, kind, options) => {
      const call = attachCall({ contract_number: contractNumber, body: { file, kind } });
      const attached = await dispatch(upload<OrderAttachment>(call, options));
      dispatch(ordersApi.util.invalidateTags(['Order']));
      return attached;
    },
    [dispatch, contractNumber],
  );
}
