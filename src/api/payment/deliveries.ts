import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { deliveriesGenerated } from '../generated/payment/deliveries';

export type {
  AddressDecision,
  Delivery,
  DeliveryAddress,
  DeliveryAwaits,
  DeliveryProvider,
  DeliveryRow,
  DeliveryState,
} from '../generated/payment/deliveries';

const changes = { invalidatesTags: ['Delivery' as const], ...handlesOwnErrors };

const deliveriesApi = deliveriesGenerated.enhanceEndpoints({
  endpoints: {
    listDeliveries: { providesTags: ['Delivery'] },
    getDelivery: { providesTags: ['Delivery'] },
    listDeliveryProviders: { providesTags: ['Delivery'] },
    listDeliveryTowns: { providesTags: [] },
    updateDeliveryAddress: changes,
    setDeliveryProvider: changes,
    checkDeliveryAddress: changes,
    // The order goes on with its goods.
    setDeliveryStatus: { invalidatesTags: ['Delivery', 'Order', 'Application'], ...handlesOwnErrors },
  } satisfies Tagged<typeof deliveriesGenerated>,
});

export const {
  useGetDeliveryQuery,
  useListDeliveryProvidersQuery,
  useListDeliveryTownsQuery,
  useUpdateDeliveryAddressMutation,
  useSetDeliveryProviderMutation,
  useCheckDeliveryAddressMutation,
  useSetDeliveryStatusMutation,
} = deliveriesApi;

export const {
  useRows: useListDeliveriesRows,
  useCount: useDeliveryCount,
  find: findDeliveryRows,
} = listEndpoint(deliveriesApi, 'listDeliveries', { rows: 'deliveries' });
