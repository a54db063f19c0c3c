// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeliveries: build.query<
      ListDeliveriesApiResponse,
      ListDeliveriesApiArg
    >({
      query: (queryArg) => ({ read: reads.listDeliveries,
        url: `/payment/v3/orders/delivery`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          status: queryArg.status,
          is_pickup: queryArg.is_pickup,
          awaits: queryArg.awaits,
          address: queryArg.address,
          provider_id: queryArg.provider_id,
          merchant_id: queryArg.merchant_id,
          region_id: queryArg.region_id,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    listDeliveryProviders: build.query<
      ListDeliveryProvidersApiResponse,
      ListDeliveryProvidersApiArg
    >({
      query: (queryArg) => ({ read: reads.listDeliveryProviders,
        url: `/payment/v3/orders/delivery/providers`,
        params: {
          order_id: queryArg.order_id,
        },
      }),
    }),
    getDelivery: build.query<GetDeliveryApiResponse, GetDeliveryApiArg>({
      query: (queryArg) => ({ read: reads.getDelivery,
        url: `/payment/v3/orders/delivery/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    revealDeliveryData: build.mutation<
      RevealDeliveryDataApiResponse,
      RevealDeliveryDataApiArg
    >({
      query: (queryArg) => ({ read: reads.revealDeliveryData,
        url: `/payment/v3/orders/delivery/${encodeURIComponent(String(queryArg.id))}/data`,
        method: "GET",
        params: {
          fields: queryArg.fields,
        },
      }),
    }),
    listDeliveryTowns: build.query<
      ListDeliveryTownsApiResponse,
      ListDeliveryTownsApiArg
    >({
      query: (queryArg) => ({ read: reads.listDeliveryTowns,
        url: `/payment/v3/orders/delivery/${encodeURIComponent(String(queryArg.order_id))}/towns`,
        params: {
          district_id: queryArg.district_id,
        },
      }),
    }),
    updateDeliveryAddress: build.mutation<
      UpdateDeliveryAddressApiResponse,
      UpdateDeliveryAddressApiArg
    >({
      query: (queryArg) => ({ read: reads.updateDeliveryAddress,
        url: `/payment/v3/orders/delivery/${encodeURIComponent(String(queryArg.order_id))}/address`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    setDeliveryProvider: build.mutation<
      SetDeliveryProviderApiResponse,
      SetDeliveryProviderApiArg
    >({
      query: (queryArg) => ({ read: reads.setDeliveryProvider,
        url: `/payment/v3/orders/delivery/${encodeURIComponent(String(queryArg.order_id))}/provider`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    setDeliveryStatus: build.mutation<
      SetDeliveryStatusApiResponse,
      SetDeliveryStatusApiArg
    >({
      query: (queryArg) => ({ read: reads.setDeliveryStatus,
        url: `/payment/v3/orders/delivery/${encodeURIComponent(String(queryArg.order_id))}/status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    checkDeliveryAddress: build.mutation<
      CheckDeliveryAddressApiResponse,
      CheckDeliveryAddressApiArg
    >({
      query: (queryArg) => ({ read: reads.checkDeliveryAddress,
        url: `/payment/v3/orders/delivery/${encodeURIComponent(String(queryArg.id))}/check-address`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as deliveriesGenerated };
export type ListDeliveriesApiResponse =
  /** status 200 The page, the number under the filter and what the deliveries of all of them cost. */ DeliveryPage;
export type ListDeliveriesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  status?: DeliveryState[];
  /** Those that are fetched at the branch, or those that are brought. */
  is_pickup?: boolean;
  /** What is to be done with it next. */
  awaits?: DeliveryAwaits[];
  /** What was decided about the address of the receiver. */
  address?: AddressDecision[];
  provider_id?: Id[];
  merchant_id?: Id[];
  region_id?: Id[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "id"
    | "-id"
    | "created_at"
    | "-created_at"
    | "price"
    | "-price"
    | "status_since"
    | "-status_since";
};
export type ListDeliveryProvidersApiResponse =
  /** status 200 Those that work with us, in the order of their names; those that serve the address first. */ DeliveryProviderList;
export type ListDeliveryProvidersApiArg = {
  order_id?: Id;
};
export type GetDeliveryApiResponse =
  /** status 200 Both addresses, what comes next and what that lacks, and its history. */ Delivery;
export type GetDeliveryApiArg = {
  id: Id;
};
export type RevealDeliveryDataApiResponse =
  /** status 200 The full values. Each field leaves an audit row. */ DeliveryRevealedData;
export type RevealDeliveryDataApiArg = {
  id: Id;
  /** Names of the fields; the parameter is repeated. */
  fields: DeliveryRevealedField[];
};
export type ListDeliveryTownsApiResponse =
  /** status 200 In the order of their names; none while the receiver has no district. */ DeliveryTownList;
export type ListDeliveryTownsApiArg = {
  order_id: Id;
  /** Without it the district of the receiver. */
  district_id?: Id;
};
export type UpdateDeliveryAddressApiResponse =
  /** status 200 The delivery as it is now. */ Delivery;
export type UpdateDeliveryAddressApiArg = {
  order_id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: DeliveryAddressChange;
};
export type SetDeliveryProviderApiResponse =
  /** status 200 The delivery as it is now. */ Delivery;
export type SetDeliveryProviderApiArg = {
  order_id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: DeliveryProviderChoice;
};
export type SetDeliveryStatusApiResponse =
  /** status 200 The delivery as it is now. */ Delivery;
export type SetDeliveryStatusApiArg = {
  order_id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: DeliveryStatusChange;
};
export type CheckDeliveryAddressApiResponse =
  /** status 200 The delivery as it is now; since when it is checked stands in it. */ Delivery;
export type CheckDeliveryAddressApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Version = number;
export type DeliveryOrder = {
  id: Id;
  number: string;
  status: string;
  contract_number: string | null;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type DeliveryReceiver = {
  name: string;
  /** Masked. */
  phone_number: string | null;
  region: NullableNamedRef;
  district: NullableNamedRef;
};
export type NullableMoney = string | null;
export type DeliveryState =
  | "new"
  | "address_confirmed"
  | "provider_assigned"
  | "picked_up"
  | "in_transit"
  | "delivered"
  | "cancelled"
  | "failed"
  | "returned";
export type Timestamp = string;
export type DeliveryRow = {
  id: Id;
  version: Version;
  order: DeliveryOrder;
  merchant: NullableNamedRef;
  branch: NullableNamedRef;
  seller: NullableNamedRef;
  receiver: DeliveryReceiver;
  /** Whether the address of the receiver is confirmed or given up; null while nobody has decided. */
  enabled: boolean | null;
  provider: NullableNamedRef;
  price: NullableMoney;
  tracking_number: string | null;
  status: DeliveryState;
  status_since: Timestamp;
  /** Fetched at the branch. */
  is_pickup: boolean;
  created_at: Timestamp;
};
export type Sum = string;
export type DeliveryPage = {
  deliveries: DeliveryRow[];
  count: number;
  totals: {
    price: Sum;
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
export type DeliveryAwaits = "address" | "provider" | "pick_up" | "failed";
export type AddressDecision = "confirmed" | "cancelled" | "undecided";
export type Day = string;
export type NamedRef = {
  id: Id;
  name: string;
};
export type DeliveryProvider = {
  id: Id;
  name: string;
  /** Whether it serves the address of the receiver; null where no order is named. */
  serves: boolean | null;
  price: NullableMoney;
  /** Where it goes, whole or in part. */
  regions: NamedRef[];
};
export type DeliveryProviderList = {
  items: DeliveryProvider[];
  total: number;
};
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
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type DeliveryEnd = "sender" | "receiver";
export type DeliveryAddress = {
  type: DeliveryEnd;
  name: string;
  /** Masked. */
  phone_number: string | null;
  region: NullableNamedRef;
  district: NullableNamedRef;
  town: NullableNamedRef;
  /** Of the receiver masked; only whether it is known. */
  street: string | null;
  /** Of the receiver masked; only whether it is known. */
  house: string | null;
  /** Of the sender alone. */
  lat: number | null;
  /** Of the sender alone. */
  lon: number | null;
  /** Latitude and longitude in degrees; of the receiver masked, only whether they are known. */
  point: string | null;
  enabled: boolean | null;
};
export type NullableTimestamp = string | null;
export type DeliveryNext = {
  action: ("confirm_address" | "choose_provider" | "set_status" | null) | null;
  /** Where `set_status` leads. */
  status: ("picked_up" | "in_transit" | "delivered" | null) | null;
  /** What the next step is refused with as things stand. */
  obstacle:
    | (
        | "address_not_confirmed"
        | "region_not_served"
        | "possession_first"
        | null
      )
    | null;
  /** Where else it may go. */
  others: DeliveryState[];
  /** Why addresses and provider are not changed any more. */
  locked_by: ("provider_locked" | "transition_not_allowed" | null) | null;
};
export type Delivery = DeliveryRow &
  WithHistory & {
    customer: {
      id: Id;
      guid: string;
      name: string;
    };
    sender: DeliveryAddress;
    receiver_address: DeliveryAddress;
    checked_at: NullableTimestamp;
    next: DeliveryNext;
  };
export type DeliveryRevealedData = {
  id: Id;
  /** Each asked field with its full value. */
  values: {
    [key: string]: string | null;
  };
};
export type DeliveryRevealedField = "street" | "house" | "point";
export type DeliveryTownList = {
  items: NamedRef[];
  total: number;
};
export type DeliveryAddressChange = {
  type: DeliveryEnd;
  /** True confirms it and false gives it up; null leaves that open. */
  enabled: boolean | null;
  region_id?: Id;
  district_id?: Id;
  town_id?: number | null;
  street?: string;
  house?: string;
  lat?: number | null;
  lon?: number | null;
};
export type DeliveryProviderChoice = {
  provider_id: Id;
  tracking_number?: string | null;
};
export type DeliveryStatusChange = {
  status: DeliveryState;
  comment?: string | null;
};
export const {
  useListDeliveriesQuery,
  useLazyListDeliveriesQuery,
  useListDeliveryProvidersQuery,
  useLazyListDeliveryProvidersQuery,
  useGetDeliveryQuery,
  useLazyGetDeliveryQuery,
  useRevealDeliveryDataMutation,
  useListDeliveryTownsQuery,
  useLazyListDeliveryTownsQuery,
  useUpdateDeliveryAddressMutation,
  useSetDeliveryProviderMutation,
  useSetDeliveryStatusMutation,
  useCheckDeliveryAddressMutation,
} = injectedRtkApi;
const shapeOfDeliveryOrder = { "id": "c", "number": "s", "status": "s", "contract_number~": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfDeliveryReceiver = { "name": "s", "phone_number~": "s", "region~": shapeOfNullableNamedRef, "district~": shapeOfNullableNamedRef } as const;
const shapeOfDeliveryRow = { "id": "c", "version": "c", "order": shapeOfDeliveryOrder, "merchant~": shapeOfNullableNamedRef, "branch~": shapeOfNullableNamedRef, "seller~": shapeOfNullableNamedRef, "receiver": shapeOfDeliveryReceiver, "enabled~": "b", "provider~": shapeOfNullableNamedRef, "price~": "s", "tracking_number~": "s", "status": "e", "status_since": "s", "is_pickup": "b", "created_at": "s" } as const;
const shapeOfDeliveryPage = { "deliveries": [shapeOfDeliveryRow], "count": "c", "totals": { "price": "s" } } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfDeliveryProvider = { "id": "c", "name": "s", "serves~": "b", "price~": "s", "regions": [shapeOfNamedRef] } as const;
const shapeOfDeliveryProviderList = { "items": [shapeOfDeliveryProvider], "total": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfDeliveryAddress = { "type": "e", "name": "s", "phone_number~": "s", "region~": shapeOfNullableNamedRef, "district~": shapeOfNullableNamedRef, "town~": shapeOfNullableNamedRef, "street~": "s", "house~": "s", "lat~": "n", "lon~": "n", "point~": "s", "enabled~": "b" } as const;
const shapeOfDeliveryNext = { "action~": "e", "status~": "e", "obstacle~": "e", "others": ["e"], "locked_by~": "e" } as const;
const shapeOfDelivery = { "id": "c", "version": "c", "order": shapeOfDeliveryOrder, "merchant~": shapeOfNullableNamedRef, "branch~": shapeOfNullableNamedRef, "seller~": shapeOfNullableNamedRef, "receiver": shapeOfDeliveryReceiver, "enabled~": "b", "provider~": shapeOfNullableNamedRef, "price~": "s", "tracking_number~": "s", "status": "e", "status_since": "s", "is_pickup": "b", "created_at": "s", "history": [shapeOfHistoryRow], "customer": { "id": "c", "guid": "s", "name": "s" }, "sender": shapeOfDeliveryAddress, "receiver_address": shapeOfDeliveryAddress, "checked_at~": "s", "next": shapeOfDeliveryNext } as const;
const shapeOfDeliveryRevealedData = { "id": "c", "values": "*" } as const;
const shapeOfDeliveryTownList = { "items": [shapeOfNamedRef], "total": "c" } as const;
const reads = {
  listDeliveries: reader(shapeOfDeliveryPage),
  listDeliveryProviders: reader(shapeOfDeliveryProviderList),
  getDelivery: reader(shapeOfDelivery),
  revealDeliveryData: reader(shapeOfDeliveryRevealedData, true),
  listDeliveryTowns: reader(shapeOfDeliveryTownList),
  updateDeliveryAddress: reader(shapeOfDelivery, true),
  setDeliveryProvider: reader(shapeOfDelivery, true),
  setDeliveryStatus: reader(shapeOfDelivery, true),
  checkDeliveryAddress: reader(shapeOfDelivery, true),
};
