import type { ApiThunk } from '../cache/dispatch';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { useReveal, type Reveal } from '../cache/useReveal';
import { deliveriesGenerated, type Delivery, type DeliveryRevealedField } from '../generated/payment/deliveries';

export type {
  AddressDecision,
  Delivery,
  DeliveryAddress,
  DeliveryAwaits,
  DeliveryProvider,
  DeliveryRevealedField,
  DeliveryRow,
  DeliveryState,
} from '../generated/payment/deliveries';

/**
 * What a change answers is the record from then on: what is pressed before it was read anew goes out under the version that the
 * change has made.
 */
const keepsAnswer = {
  onQueryStarted: (_: unknown, { dispatch, queryFulfilled }: Started) =>
    queryFulfilled.then(
      ({ data }) => void dispatch(deliveriesGenerated.util.updateQueryData('getDelivery', { id: data.id }, () => data)),
      // Whoever sent it says why it was refused.
      () => undefined,
    ),
};
interface Started {
  dispatch: (kept: ApiThunk<unknown>) => unknown;
  queryFulfilled: Promise<{ data: Delivery }>;
}

const changes = { invalidatesTags: ['Delivery' as const], ...handlesOwnErrors, ...keepsAnswer };

const deliveriesApi = deliveriesGenerated.enhanceEndpoints({
  endpoints: {
    listDeliveries: { providesTags: ['Delivery'] },
    getDelivery: { providesTags: ['Delivery', 'DeliveryLog'] },
    // Its history says who looked.
    revealDeliveryData: { invalidatesTags: ['DeliveryLog'], ...handlesOwnErrors },
    listDeliveryProviders: { providesTags: ['Delivery'] },
    listDeliveryTowns: { providesTags: [] },
    updateDeliveryAddress: changes,
    setDeliveryProvider: changes,
    checkDeliveryAddress: changes,
    // The order goes on with its goods.
    setDeliveryStatus: { invalidatesTags: ['Delivery', 'Order', 'Application'], ...handlesOwnErrors, ...keepsAnswer },
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

/** Fetches what is masked of the receiver's address, all in one call. What comes is kept by the caller, and never by the cache. */
export const useRevealDeliveryDataMutation = (id: number): Reveal<DeliveryRevealedField> =>
  useReveal(deliveriesApi.endpoints.revealDeliveryData, { id });

export const {
  useRows: useListDeliveriesRows,
  useCount: useDeliveryCount,
  find: findDeliveryRows,
} = listEndpoint(deliveriesApi, 'listDeliveries', { rows: 'deliveries' });
