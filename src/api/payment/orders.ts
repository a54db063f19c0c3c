import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { ordersGenerated } from '../generated/payment/orders';

export type {
  AttachmentKind,
  DownPaymentState,
  Order,
  OrderAttachment,
  OrderDelivery,
  OrderLine,
  OrderObstacle,
  OrderRow,
  OrderState,
} from '../generated/payment/orders';

// An order and its application move together, and with them what is owed and what the stock holds.
const moves = {
  invalidatesTags: ['Order' as const, 'Application' as const, 'Instalment' as const, 'InstalmentPayment' as const],
  ...handlesOwnErrors,
};
const changes = { invalidatesTags: ['Order' as const], ...handlesOwnErrors };

const ordersApi = ordersGenerated.enhanceEndpoints({
  endpoints: {
    listOrders: { providesTags: ['Order'] },
    countOrderStatuses: { providesTags: ['Order'] },
    getOrder: { providesTags: ['Order'] },
    getOrderLine: { providesTags: ['Order'] },
    getOrderSeller: { providesTags: ['Order'] },
    setLineSpic: { invalidatesTags: ['Order', 'Application'], ...handlesOwnErrors },
    listOrderHistory: { providesTags: ['Order'] },
    takeNextOrder: changes,
    takeOrder: changes,
    decideModeration: moves,
    decideQabz: moves,
    approvePhotoReport: moves,
    completeOrder: moves,
    cancelNewOrder: moves,
    cancelOrder: moves,
    attachOrderFile: changes,
    listOrderAttachments: { providesTags: ['Order'] },
  } satisfies Tagged<typeof ordersGenerated>,
});

export const {
  useCountOrderStatusesQuery,
  useGetOrderQuery,
  useGetOrderLineQuery,
  useGetOrderSellerQuery,
  useSetLineSpicMutation,
  useListOrderHistoryQuery,
  useTakeNextOrderMutation,
  useTakeOrderMutation,
  useDecideModerationMutation,
  useDecideQabzMutation,
  useApprovePhotoReportMutation,
  useCompleteOrderMutation,
  useCancelNewOrderMutation,
  useCancelOrderMutation,
  useAttachOrderFileMutation,
  useListOrderAttachmentsQuery,
} = ordersApi;

export const { useRows: useListOrdersRows, useCount: useOrderCount } = listEndpoint(ordersApi, 'listOrders', {
  rows: 'orders',
});
