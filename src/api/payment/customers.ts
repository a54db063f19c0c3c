import type { Rows } from '../../lib/rows';
import type { ApiThunk } from '../cache/dispatch';
import { readUncached } from '../cache/fetchUncached';
import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { useReveal, type Reveal } from '../cache/useReveal';
import { useUnpagedRows } from '../cache/unpagedRows';
import {
  customersGenerated,
  type CustomerContact,
  type CustomerDuplicate,
  type CustomerRevealedField,
  type CustomerRow,
} from '../generated/payment/customers';

export type {
  AddressType,
  Customer,
  CustomerAddress,
  CustomerChange,
  CustomerContact,
  CustomerData,
  CustomerDuplicate,
  CustomerEmployment,
  CustomerMatch,
  CustomerRevealedField,
  CustomerRow,
  CustomerStatus,
  SyncAnswer,
  SyncDifference,
} from '../generated/payment/customers';

// An application names its customer, and says where it differs from him.
const touched: Tag[] = ['Customer', 'CustomerLog', 'Application'];
const changes = { invalidatesTags: touched, ...handlesOwnErrors };

const customersApi = customersGenerated.enhanceEndpoints({
  endpoints: {
    listCustomers: { providesTags: ['Customer'] },
    getCustomer: { providesTags: ['Customer'] },
    findCustomerByPassport: { providesTags: ['Customer'] },
    listFamilyRelations: {},
    listCustomerChanges: { providesTags: ['CustomerLog'] },
    listCustomerContacts: { providesTags: ['CustomerContact'] },
    listCustomerDuplicates: { providesTags: ['Customer'] },
    updateCustomer: changes,
    // What nobody has words for is said in the sentence of the requirements.
    updateCustomerPinfl: {
      invalidatesTags: touched,
      extraOptions: { handlesOwnErrors: true, work: 'action' },
    },
    updateCustomerAddress: changes,
    syncCustomerAddress: changes,
    syncCustomerPassport: changes,
    addCustomerContact: { invalidatesTags: ['CustomerContact', 'CustomerLog'], ...handlesOwnErrors },
    deleteCustomerContact: { invalidatesTags: ['CustomerContact', 'CustomerLog'], ...handlesOwnErrors },
    revealCustomerData: { invalidatesTags: ['CustomerLog'], ...handlesOwnErrors },
  } satisfies Tagged<typeof customersGenerated>,
});

export const {
  useGetCustomerQuery,
  useListFamilyRelationsQuery,
  useUpdateCustomerMutation,
  useUpdateCustomerPinflMutation,
  useUpdateCustomerAddressMutation,
  useSyncCustomerAddressMutation,
  useSyncCustomerPassportMutation,
  useAddCustomerContactMutation,
  useDeleteCustomerContactMutation,
} = customersApi;

export const { useRows: useListCustomersRows, find: findCustomerRows } = listEndpoint(customersApi, 'listCustomers', {
  rows: 'customers',
});

export const { useRows: useListCustomerChangesRows } = listEndpoint(customersApi, 'listCustomerChanges', {
  rows: 'changes',
  of: ['customer_id'],
});

export function useListCustomerContactsRows(id: number): Rows<CustomerContact> {
  return useUnpagedRows(customersApi.useListCustomerContactsQuery({ id }), ({ contacts }) => contacts, id);
}

export function useListCustomerDuplicatesRows(guid: string): Rows<CustomerDuplicate> {
  return useUnpagedRows(customersApi.useListCustomerDuplicatesQuery({ guid }), ({ items }) => items, guid);
}

/** Fetches masked fields whole, all in one call. What comes is kept by the caller, and never by the cache. */
export const useRevealCustomerDataMutation = (guid: string, contactId?: number): Reveal<CustomerRevealedField> =>
  useReveal(customersApi.endpoints.revealCustomerData, {
    guid,
    ...(contactId !== undefined && { contact_id: contactId }),
  });

const passportCall = requestOf(customersApi, 'findCustomerByPassport');
/** Who has a passport, past the cache; the service notes who asked. */
export const findPassportRows =
  (passport: string, signal: AbortSignal): ApiThunk<Promise<readonly CustomerRow[]>> =>
  async (dispatch) =>
    (await dispatch(readUncached<{ customers: CustomerRow[] }>(passportCall({ passport_number: passport }), signal)))
      .customers;
