// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>({
      query: (queryArg) => ({ read: reads.listCustomers,
        url: `/payment/v1/customers`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          debt: queryArg.debt,
          is_investor: queryArg.is_investor,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    listFamilyRelations: build.query<
      ListFamilyRelationsApiResponse,
      ListFamilyRelationsApiArg
    >({
      query: () => ({ read: reads.listFamilyRelations, url: `/payment/v1/customers/family-relations` }),
    }),
    listCustomerChanges: build.query<
      ListCustomerChangesApiResponse,
      ListCustomerChangesApiArg
    >({
      query: (queryArg) => ({ read: reads.listCustomerChanges,
        url: `/payment/v1/customers/changelog`,
        params: {
          customer_id: queryArg.customer_id,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    syncCustomerAddress: build.mutation<
      SyncCustomerAddressApiResponse,
      SyncCustomerAddressApiArg
    >({
      query: (queryArg) => ({ read: reads.syncCustomerAddress,
        url: `/payment/v1/customers/sync-address`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    syncCustomerPassport: build.mutation<
      SyncCustomerPassportApiResponse,
      SyncCustomerPassportApiArg
    >({
      query: (queryArg) => ({ read: reads.syncCustomerPassport,
        url: `/payment/v1/customers/sync-passport`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    findCustomerByPassport: build.query<
      FindCustomerByPassportApiResponse,
      FindCustomerByPassportApiArg
    >({
      query: (queryArg) => ({ read: reads.findCustomerByPassport,
        url: `/payment/v1/customers/customer-id/${encodeURIComponent(String(queryArg.passport_number))}`,
      }),
    }),
    deleteCustomerContact: build.mutation<
      DeleteCustomerContactApiResponse,
      DeleteCustomerContactApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/customers/additional-contact/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getCustomer: build.query<GetCustomerApiResponse, GetCustomerApiArg>({
      query: (queryArg) => ({ read: reads.getCustomer,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.guid))}`,
      }),
    }),
    updateCustomer: build.mutation<
      UpdateCustomerApiResponse,
      UpdateCustomerApiArg
    >({
      query: (queryArg) => ({ read: reads.updateCustomer,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.guid))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    updateCustomerPinfl: build.mutation<
      UpdateCustomerPinflApiResponse,
      UpdateCustomerPinflApiArg
    >({
      query: (queryArg) => ({ read: reads.updateCustomerPinfl,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.id))}/update-pinfl`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    updateCustomerAddress: build.mutation<
      UpdateCustomerAddressApiResponse,
      UpdateCustomerAddressApiArg
    >({
      query: (queryArg) => ({ read: reads.updateCustomerAddress,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.guid))}/address`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listCustomerContacts: build.query<
      ListCustomerContactsApiResponse,
      ListCustomerContactsApiArg
    >({
      query: (queryArg) => ({ read: reads.listCustomerContacts,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.id))}/additional-contacts`,
      }),
    }),
    addCustomerContact: build.mutation<
      AddCustomerContactApiResponse,
      AddCustomerContactApiArg
    >({
      query: (queryArg) => ({ read: reads.addCustomerContact,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.guid))}/additional-contact`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    revealCustomerData: build.mutation<
      RevealCustomerDataApiResponse,
      RevealCustomerDataApiArg
    >({
      query: (queryArg) => ({ read: reads.revealCustomerData,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.guid))}/data`,
        method: "GET",
        params: {
          fields: queryArg.fields,
          contact_id: queryArg.contact_id,
        },
      }),
    }),
    listCustomerDuplicates: build.query<
      ListCustomerDuplicatesApiResponse,
      ListCustomerDuplicatesApiArg
    >({
      query: (queryArg) => ({ read: reads.listCustomerDuplicates,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.guid))}/duplicates`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as customersGenerated };
export type ListCustomersApiResponse =
  /** status 200 The page, the number of customers under the filter, and what they owe together. */ CustomerPage;
export type ListCustomersApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: CustomerStatus[];
  /** Who owes anything, whose day of payment has passed, or who owes nothing. */
  debt?: "owes" | "overdue" | "none";
  /** Who is an investor, too, or who is none. */
  is_investor?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "created_at"
    | "-created_at"
    | "name"
    | "-name"
    | "contract_count"
    | "-contract_count"
    | "debt"
    | "-debt"
    | "oldest_due"
    | "-oldest_due";
};
export type ListFamilyRelationsApiResponse =
  /** status 200 The relations in their order, in the language of the call. */ FamilyRelationList;
export type ListFamilyRelationsApiArg = void;
export type ListCustomerChangesApiResponse =
  /** status 200 A page of the changes, newest first. Without an old value something new came. */ CustomerChangePage;
export type ListCustomerChangesApiArg = {
  customer_id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type SyncCustomerAddressApiResponse =
  /** status 200 What differs, or what was taken over. */ SyncAnswer;
export type SyncCustomerAddressApiArg = {
  body: AddressSync;
};
export type SyncCustomerPassportApiResponse =
  /** status 200 What differs, or what was taken over. */ SyncAnswer;
export type SyncCustomerPassportApiArg = {
  body: PassportSync;
};
export type FindCustomerByPassportApiResponse =
  /** status 200 The customers with this passport, of whom there may be two. */ CustomerList;
export type FindCustomerByPassportApiArg = {
  passport_number: string;
};
export type DeleteCustomerContactApiResponse = unknown;
export type DeleteCustomerContactApiArg = {
  id: Id;
};
export type GetCustomerApiResponse =
  /** status 200 The customer with the addresses. */ Customer;
export type GetCustomerApiArg = {
  /** The guid of the customer, or the number. */
  guid: string;
};
export type UpdateCustomerApiResponse =
  /** status 200 The customer as he is now. */ Customer;
export type UpdateCustomerApiArg = {
  /** The guid of the customer, or the number. */
  guid: string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: CustomerChange;
};
export type UpdateCustomerPinflApiResponse =
  /** status 200 The customer as he is now. */ Customer;
export type UpdateCustomerPinflApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PinflChange;
};
export type UpdateCustomerAddressApiResponse =
  /** status 200 The customer as he is now. */ Customer;
export type UpdateCustomerAddressApiArg = {
  /** The guid of the customer, or the number. */
  guid: string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: AddressChange;
};
export type ListCustomerContactsApiResponse =
  /** status 200 The contacts in the order in which they came. */ CustomerContactList;
export type ListCustomerContactsApiArg = {
  id: Id;
};
export type AddCustomerContactApiResponse =
  /** status 201 The contact. */ CustomerContact;
export type AddCustomerContactApiArg = {
  /** The guid of the customer, or the number. */
  guid: string;
  body: CustomerContactNew;
};
export type RevealCustomerDataApiResponse =
  /** status 200 The full values. Each field leaves an audit row. */ CustomerRevealedData;
export type RevealCustomerDataApiArg = {
  /** The guid of the customer, or the number. */
  guid: string;
  /** Names of the fields; the parameter is repeated. */
  fields: CustomerRevealedField[];
  /** Whose phone `contact_phone` is. */
  contact_id?: Id;
};
export type ListCustomerDuplicatesApiResponse =
  /** status 200 At most fifty of them, with what they share. */ CustomerDuplicateList;
export type ListCustomerDuplicatesApiArg = {
  /** The guid of the customer, or the number. */
  guid: string;
};
export type Id = number;
export type Version = number;
export type MaskedPhone = string;
export type NullableMasked = string | null;
export type CustomerStatus = "active" | "inactive";
export type Money = string;
export type NullableDay = string | null;
export type Timestamp = string;
export type CustomerRow = {
  id: Id;
  guid: string;
  version: Version;
  name: string;
  phone_number: MaskedPhone;
  pinfl: NullableMasked;
  status: CustomerStatus;
  /** Of whoever is an investor, too. */
  investor_id: number | null;
  /** Contracts in force. */
  contract_count: number;
  debt: Money;
  oldest_due: NullableDay;
  /** Since the oldest day of payment. */
  overdue_days: number;
  created_at: Timestamp;
};
export type Sum = string;
export type CustomerPage = {
  customers: CustomerRow[];
  count: number;
  totals: {
    debt: Sum;
  };
};
export type Problem = {
  /** A sentence for people, in English. */
  error: string;
  /** The first code of `errors` */
  code: string;
  errors: {
    code: string;
    message: string;
  }[];
  /** The code of what is wrong with each named field of the body or query. */
  fields?: {
    [key: string]: string;
  };
  /** The fresh record, when somebody else changed it meanwhile. */
  current?: {
    [key: string]: unknown;
  };
  /** Names this call in the logs of the server. */
  request_id: string;
};
export type Day = string;
export type NamedRef = {
  id: Id;
  name: string;
};
export type FamilyRelationList = {
  items: NamedRef[];
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type HistoryRow = {
  id: Id;
  /** A business verb */
  action: string;
  /** None where the action is no change of a field */
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type CustomerChangePage = {
  changes: HistoryRow[];
  count: number;
};
export type SyncDifference = {
  field: string;
  old: string | null;
  new: string | null;
};
export type SyncDigest = string;
export type SyncAnswer = {
  differences: SyncDifference[];
  digest: SyncDigest;
  applied: string[];
  version: Version;
};
export type AddressSync = {
  customer_id: Id;
  dry_run?: boolean;
  fields?: (
    | "district"
    | "city"
    | "village"
    | "street"
    | "house"
    | "apartment"
    | "cadastre"
  )[];
  digest?: SyncDigest;
};
export type PassportSync = {
  customer_id: Id;
  dry_run?: boolean;
  fields?: (
    | "first_name"
    | "last_name"
    | "patronymic"
    | "birthday"
    | "gender"
    | "passport_id"
    | "passport_issue_date"
    | "passport_issue_place"
    | "birthplace"
    | "citizenship"
  )[];
  digest?: SyncDigest;
};
export type CustomerList = {
  customers: CustomerRow[];
};
export type FirstName = string;
export type CustomerGender = ("male" | "female" | null) | null;
export type NullableText = string | null;
export type CustomerEmployment =
  | (
      | "employed"
      | "self_employed"
      | "entrepreneur"
      | "pensioner"
      | "student"
      | "unemployed"
      | null
    )
  | null;
export type AddressType = "registration" | "residence" | "delivery" | "work";
export type CustomerAddress = {
  type: AddressType;
  region: NamedRef;
  district: NamedRef;
  city: string | null;
  village: string | null;
  street: string;
  house: string;
  apartment: string | null;
  cadastre: string | null;
  matches_registration: boolean;
  updated_at: Timestamp;
};
export type Customer = CustomerRow & {
  entity_type: "physical" | "corporate";
  first_name: FirstName;
  last_name: string;
  patronymic: string | null;
  /** Masked. */
  birthday: string | null;
  gender: CustomerGender;
  /** What the PINFL says otherwise than the record, or that the number itself is wrong. */
  pinfl_disagrees: ("birthday" | "gender" | "number" | null) | null;
  /** Masked. */
  passport_id: string | null;
  passport_issue_date: NullableDay;
  passport_issue_place: NullableText;
  birthplace: NullableText;
  citizenship: string | null;
  /** Good for five minutes. */
  photo_url: string | null;
  employment_type: CustomerEmployment;
  /** Masked; only whether there is one. */
  income: string | null;
  addresses: CustomerAddress[];
  scoring_count: number;
  updated_at: Timestamp;
};
export type CustomerData = {
  /** As the names. */
  patronymic?: string | null;
  birthday?: NullableDay;
  gender?: CustomerGender;
  passport_id?: string | null;
  passport_issue_date?: NullableDay;
  passport_issue_place?: NullableText;
  birthplace?: NullableText;
  citizenship?: string | null;
  employment_type?: CustomerEmployment;
  income?: string | null;
};
export type CustomerChange = {
  status?: CustomerStatus;
  /** Of the status. */
  reason?: string;
  first_name?: FirstName;
  /** As the first name. */
  last_name?: string;
  /** 998 and nine digits. */
  phone_number?: string;
  data?: CustomerData;
};
export type PinflChange = {
  pinfl: string;
};
export type AddressChange = {
  type: AddressType;
  region_id?: Id;
  district_id?: Id;
  city?: string | null;
  village?: string | null;
  street?: string;
  house?: string;
  apartment?: string | null;
  cadastre?: string | null;
  matches_registration?: boolean;
};
export type CustomerContact = {
  id: Id;
  full_name: string;
  phone_number: MaskedPhone;
  relation: NamedRef;
  created_at: Timestamp;
};
export type CustomerContactList = {
  contacts: CustomerContact[];
};
export type CustomerContactNew = {
  full_name: string;
  /** 998 and nine digits. */
  phone_number: string;
  relation_id: Id;
};
export type CustomerRevealedData = {
  id: Id;
  /** Each asked field with its full value. */
  values: {
    [key: string]: string | null;
  };
};
export type CustomerRevealedField =
  | "pinfl"
  | "phone_number"
  | "birthday"
  | "passport_id"
  | "income"
  | "registration_address"
  | "residence_address"
  | "delivery_address"
  | "work_address"
  | "contact_phone";
export type CustomerMatch = "passport_id" | "phone_number" | "card";
export type CustomerDuplicate = {
  id: Id;
  guid: string;
  name: string;
  phone_number: MaskedPhone;
  status: CustomerStatus;
  contract_count: number;
  debt: Money;
  matches: CustomerMatch[];
};
export type CustomerDuplicateList = {
  items: CustomerDuplicate[];
};
export const {
  useListCustomersQuery,
  useLazyListCustomersQuery,
  useListFamilyRelationsQuery,
  useLazyListFamilyRelationsQuery,
  useListCustomerChangesQuery,
  useLazyListCustomerChangesQuery,
  useSyncCustomerAddressMutation,
  useSyncCustomerPassportMutation,
  useFindCustomerByPassportQuery,
  useLazyFindCustomerByPassportQuery,
  useDeleteCustomerContactMutation,
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useUpdateCustomerMutation,
  useUpdateCustomerPinflMutation,
  useUpdateCustomerAddressMutation,
  useListCustomerContactsQuery,
  useLazyListCustomerContactsQuery,
  useAddCustomerContactMutation,
  useRevealCustomerDataMutation,
  useListCustomerDuplicatesQuery,
  useLazyListCustomerDuplicatesQuery,
} = injectedRtkApi;
const shapeOfCustomerRow = { "id": "c", "guid": "s", "version": "c", "name": "s", "phone_number": "s", "pinfl~": "s", "status": "e", "investor_id~": "c", "contract_count": "c", "debt": "s", "oldest_due~": "s", "overdue_days": "c", "created_at": "s" } as const;
const shapeOfCustomerPage = { "customers": [shapeOfCustomerRow], "count": "c", "totals": { "debt": "s" } } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfFamilyRelationList = { "items": [shapeOfNamedRef] } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfCustomerChangePage = { "changes": [shapeOfHistoryRow], "count": "c" } as const;
const shapeOfSyncDifference = { "field": "s", "old~": "s", "new~": "s" } as const;
const shapeOfSyncAnswer = { "differences": [shapeOfSyncDifference], "digest": "s", "applied": ["s"], "version": "c" } as const;
const shapeOfCustomerList = { "customers": [shapeOfCustomerRow] } as const;
const shapeOfCustomerAddress = { "type": "e", "region": shapeOfNamedRef, "district": shapeOfNamedRef, "city~": "s", "village~": "s", "street": "s", "house": "s", "apartment~": "s", "cadastre~": "s", "matches_registration": "b", "updated_at": "s" } as const;
const shapeOfCustomer = { "id": "c", "guid": "s", "version": "c", "name": "s", "phone_number": "s", "pinfl~": "s", "status": "e", "investor_id~": "c", "contract_count": "c", "debt": "s", "oldest_due~": "s", "overdue_days": "c", "created_at": "s", "entity_type": "e", "first_name": "s", "last_name": "s", "patronymic~": "s", "birthday~": "s", "gender~": "e", "pinfl_disagrees~": "e", "passport_id~": "s", "passport_issue_date~": "s", "passport_issue_place~": "s", "birthplace~": "s", "citizenship~": "s", "photo_url~": "s", "employment_type~": "e", "income~": "s", "addresses": [shapeOfCustomerAddress], "scoring_count": "c", "updated_at": "s" } as const;
const shapeOfCustomerContact = { "id": "c", "full_name": "s", "phone_number": "s", "relation": shapeOfNamedRef, "created_at": "s" } as const;
const shapeOfCustomerContactList = { "contacts": [shapeOfCustomerContact] } as const;
const shapeOfCustomerRevealedData = { "id": "c", "values": "*" } as const;
const shapeOfCustomerDuplicate = { "id": "c", "guid": "s", "name": "s", "phone_number": "s", "status": "e", "contract_count": "c", "debt": "s", "matches": ["e"] } as const;
const shapeOfCustomerDuplicateList = { "items": [shapeOfCustomerDuplicate] } as const;
const reads = {
  listCustomers: reader(shapeOfCustomerPage),
  listFamilyRelations: reader(shapeOfFamilyRelationList),
  listCustomerChanges: reader(shapeOfCustomerChangePage),
  syncCustomerAddress: reader(shapeOfSyncAnswer, true),
  syncCustomerPassport: reader(shapeOfSyncAnswer, true),
  findCustomerByPassport: reader(shapeOfCustomerList),
  getCustomer: reader(shapeOfCustomer),
  updateCustomer: reader(shapeOfCustomer, true),
  updateCustomerPinfl: reader(shapeOfCustomer, true),
  updateCustomerAddress: reader(shapeOfCustomer, true),
  listCustomerContacts: reader(shapeOfCustomerContactList),
  addCustomerContact: reader(shapeOfCustomerContact, true),
  revealCustomerData: reader(shapeOfCustomerRevealedData, true),
  listCustomerDuplicates: reader(shapeOfCustomerDuplicateList),
};
