// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMerchants: build.query<ListMerchantsApiResponse, ListMerchantsApiArg>({
      query: (queryArg) => ({ read: reads.listMerchants,
        url: `/payment/v1/merchants`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          type: queryArg["type"],
          category_guid: queryArg.category_guid,
          kam_id: queryArg.kam_id,
          hunter_id: queryArg.hunter_id,
          is_mine: queryArg.is_mine,
          contract: queryArg.contract,
          region_id: queryArg.region_id,
          sales_trend: queryArg.sales_trend,
          debt: queryArg.debt,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createMerchant: build.mutation<
      CreateMerchantApiResponse,
      CreateMerchantApiArg
    >({
      query: (queryArg) => ({ read: reads.createMerchant,
        url: `/payment/v1/merchants`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listMerchantTypes: build.query<
      ListMerchantTypesApiResponse,
      ListMerchantTypesApiArg
    >({
      query: () => ({ read: reads.listMerchantTypes, url: `/payment/v1/merchants/types` }),
    }),
    listMerchantSalesByRegion: build.query<
      ListMerchantSalesByRegionApiResponse,
      ListMerchantSalesByRegionApiArg
    >({
      query: () => ({ read: reads.listMerchantSalesByRegion, url: `/payment/v1/merchants/sales-by-region` }),
    }),
    listBlockReasons: build.query<
      ListBlockReasonsApiResponse,
      ListBlockReasonsApiArg
    >({
      query: () => ({ read: reads.listBlockReasons, url: `/payment/v1/merchants/block-reasons` }),
    }),
    getMerchant: build.query<GetMerchantApiResponse, GetMerchantApiArg>({
      query: (queryArg) => ({ read: reads.getMerchant,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateMerchant: build.mutation<
      UpdateMerchantApiResponse,
      UpdateMerchantApiArg
    >({
      query: (queryArg) => ({ read: reads.updateMerchant,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteMerchant: build.mutation<
      DeleteMerchantApiResponse,
      DeleteMerchantApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    blockMerchant: build.mutation<
      BlockMerchantApiResponse,
      BlockMerchantApiArg
    >({
      query: (queryArg) => ({ read: reads.blockMerchant,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/block`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    unblockMerchant: build.mutation<
      UnblockMerchantApiResponse,
      UnblockMerchantApiArg
    >({
      query: (queryArg) => ({ read: reads.unblockMerchant,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/unblock`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listMerchantBlockEvents: build.query<
      ListMerchantBlockEventsApiResponse,
      ListMerchantBlockEventsApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantBlockEvents,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/block-history`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listMerchantAttachments: build.query<
      ListMerchantAttachmentsApiResponse,
      ListMerchantAttachmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantAttachments,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/attachments`,
      }),
    }),
    uploadMerchantDocument: build.mutation<
      UploadMerchantDocumentApiResponse,
      UploadMerchantDocumentApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadMerchantDocument,
        url: `/payment/v1/merchants/upload-document`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    addMerchantAttachment: build.mutation<
      AddMerchantAttachmentApiResponse,
      AddMerchantAttachmentApiArg
    >({
      query: (queryArg) => ({ read: reads.addMerchantAttachment,
        url: `/payment/v1/merchants/attachment`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteMerchantAttachment: build.mutation<
      DeleteMerchantAttachmentApiResponse,
      DeleteMerchantAttachmentApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/merchants/attachment/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as merchantsGenerated };
export type ListMerchantsApiResponse =
  /** status 200 The page, the number of merchants under the filter, and their sums. */ MerchantPage;
export type ListMerchantsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: MerchantStatus[];
  type?: MerchantType[];
  /** Those of this category and of all that stand below it. */
  category_guid?: CategoryGuid;
  /** Whom any of these people looks after. */
  kam_id?: Id[];
  /** Whom any of these people brought. */
  hunter_id?: Id[];
  /** Only those whose KAM or hunter the caller is. */
  is_mine?: boolean;
  /** Whose contract ends within thirty days, today included, or has ended. A blocked one is not counted. */
  contract?: "ending" | "ended";
  region_id?: Id[];
  /** Whose sales of the last thirty days, today included, came to less than 70 % of those of the thirty days before. A blocked one is not counted. */
  sales_trend?: "falling";
  /** Who is owed money, who is owed none, or who owes some back. */
  debt?: "owed" | "none" | "negative";
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
    | "contract_expiry"
    | "-contract_expiry"
    | "sales"
    | "-sales"
    | "debt"
    | "-debt";
};
export type CreateMerchantApiResponse =
  /** status 201 The merchant. */ Merchant;
export type CreateMerchantApiArg = {
  body: MerchantNew;
};
export type ListMerchantTypesApiResponse =
  /** status 200 The types with their names in the language of the call. */ MerchantTypeList;
export type ListMerchantTypesApiArg = void;
export type ListMerchantSalesByRegionApiResponse =
  /** status 200 The regions that have merchants, the most sales first. */ MerchantSalesByRegion;
export type ListMerchantSalesByRegionApiArg = void;
export type ListBlockReasonsApiResponse =
  /** status 200 The reasons in their order, in the language of the call. */ BlockReasonList;
export type ListBlockReasonsApiArg = void;
export type GetMerchantApiResponse =
  /** status 200 The merchant, and what was done to it, newest first. */ Merchant;
export type GetMerchantApiArg = {
  id: Id;
};
export type UpdateMerchantApiResponse =
  /** status 200 The merchant as it is now. */ Merchant;
export type UpdateMerchantApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: MerchantChange;
};
export type DeleteMerchantApiResponse = unknown;
export type DeleteMerchantApiArg = {
  id: Id;
};
export type BlockMerchantApiResponse =
  /** status 200 The merchant, blocked. */ Merchant;
export type BlockMerchantApiArg = {
  id: Id;
  body: MerchantBlock;
};
export type UnblockMerchantApiResponse =
  /** status 200 The merchant, active. */ Merchant;
export type UnblockMerchantApiArg = {
  id: Id;
  body: MerchantUnblock;
};
export type ListMerchantBlockEventsApiResponse =
  /** status 200 A page of the events, newest first, and how many there are. */ BlockEventPage;
export type ListMerchantBlockEventsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListMerchantAttachmentsApiResponse =
  /** status 200 All of them, newest first; an address is good for five minutes. */ MerchantAttachmentList;
export type ListMerchantAttachmentsApiArg = {
  id: Id;
};
export type UploadMerchantDocumentApiResponse =
  /** status 201 The file is stored and belongs to nothing yet. */ MerchantDocument;
export type UploadMerchantDocumentApiArg = {
  body: MerchantUpload;
};
export type AddMerchantAttachmentApiResponse =
  /** status 201 The attachment. */ MerchantAttachment;
export type AddMerchantAttachmentApiArg = {
  body: MerchantAttachmentNew;
};
export type DeleteMerchantAttachmentApiResponse = unknown;
export type DeleteMerchantAttachmentApiArg = {
  id: Id;
};
export type Id = number;
export type Version = number;
export type MerchantName = string;
export type LegalName = string;
export type Inn = string;
export type MerchantType = "product" | "service";
export type CategoryGuid = string;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Sum = string;
export type ContractNumber = string | null;
export type NullableDay = string | null;
export type MerchantStatus = "active" | "blocked";
export type Timestamp = string;
export type MerchantRow = {
  id: Id;
  version: Version;
  name: MerchantName;
  legal_name: LegalName;
  inn: Inn;
  type: MerchantType;
  category: {
    guid: CategoryGuid;
    name: string;
  } | null;
  kam: NullableNamedRef;
  hunter: NullableNamedRef;
  region: NullableNamedRef;
  branches_count: number;
  sales: Sum;
  debt: Sum;
  contract_number: ContractNumber;
  contract_expiry: NullableDay;
  status: MerchantStatus;
  created_at: Timestamp;
};
export type MerchantPage = {
  merchants: MerchantRow[];
  count: number;
  totals: {
    sales: Sum;
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
export type Mfo = string;
export type AccountNumber = string;
export type Phone = string;
export type Unit = string | null;
export type Percent = number;
export type MarkupPercent = number;
export type Address = string | null;
export type Latitude = number | null;
export type Longitude = number | null;
export type DayHours = {
  from: string;
  /** After `from`; 24:00 is the end of the day. */
  to: string;
} | null;
export type WeekHours = {
  mon: DayHours;
  tue: DayHours;
  wed: DayHours;
  thu: DayHours;
  fri: DayHours;
  sat: DayHours;
  sun: DayHours;
};
export type WebsiteUrl = string | null;
export type CurrentBlock = {
  reason: string;
  holds_payouts: boolean;
  comment: string | null;
  created_at: Timestamp;
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
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type Merchant = MerchantRow & {
  mfo: Mfo;
  /** Of the list of banks. */
  bank_name: string | null;
  account_number: AccountNumber;
  phone: Phone;
  unit: Unit;
  pays_vat: boolean;
  /** None is 0. */
  rate_nds: number;
  discount_percent: Percent;
  markup_percent: MarkupPercent;
  district: NullableNamedRef;
  address: Address;
  lat: Latitude;
  lon: Longitude;
  work_schedule: WeekHours;
  website_url: WebsiteUrl;
  /** Good for five minutes. */
  logo_url: string | null;
  contract_date: NullableDay;
  block: CurrentBlock;
  attachments_count: number;
  updated_at: Timestamp;
} & WithHistory;
export type NullableCategoryGuid = string | null;
export type NullableId = number | null;
export type NullableDocumentKey = string | null;
export type MerchantNew = {
  name: MerchantName;
  legal_name: LegalName;
  inn: Inn;
  mfo: Mfo;
  account_number: AccountNumber;
  phone: Phone;
  type: MerchantType;
  unit?: Unit;
  category_guid?: NullableCategoryGuid;
  pays_vat?: boolean;
  discount_percent?: Percent;
  markup_percent?: MarkupPercent;
  region_id?: NullableId;
  district_id?: NullableId;
  address?: Address;
  lat?: Latitude;
  lon?: Longitude;
  work_schedule: WeekHours;
  website_url?: WebsiteUrl;
  logo_key?: NullableDocumentKey;
  contract_number?: ContractNumber;
  contract_date?: NullableDay;
  contract_expiry?: NullableDay;
  kam_id?: NullableId;
  hunter_id?: NullableId;
};
export type MerchantTypeList = {
  items: {
    code: MerchantType;
    name: string;
  }[];
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type MerchantSalesByRegion = {
  regions: {
    region: NamedRef;
    merchants: number;
    sales: Sum;
  }[];
};
export type BlockReason = {
  id: Id;
  code: string;
  name: string;
  /** Payouts are held, too. */
  holds_payouts: boolean;
};
export type BlockReasonList = {
  items: BlockReason[];
};
export type MerchantChange = {
  name?: MerchantName;
  legal_name?: LegalName;
  inn?: Inn;
  mfo?: Mfo;
  account_number?: AccountNumber;
  phone?: Phone;
  type?: MerchantType;
  unit?: Unit;
  category_guid?: NullableCategoryGuid;
  pays_vat?: boolean;
  discount_percent?: Percent;
  markup_percent?: MarkupPercent;
  region_id?: NullableId;
  district_id?: NullableId;
  address?: Address;
  lat?: Latitude;
  lon?: Longitude;
  work_schedule?: WeekHours;
  website_url?: WebsiteUrl;
  logo_key?: NullableDocumentKey;
  contract_number?: ContractNumber;
  contract_date?: NullableDay;
  contract_expiry?: NullableDay;
  kam_id?: NullableId;
  hunter_id?: NullableId;
};
export type MerchantBlock = {
  reason_id: Id;
  comment?: string | null;
};
export type MerchantUnblock = {
  comment?: string | null;
};
export type BlockEvent = {
  id: Id;
  action: "block" | "unblock";
  branch: NullableNamedRef;
  reason: string | null;
  holds_payouts: boolean;
  comment: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type BlockEventPage = {
  events: BlockEvent[];
  count: number;
};
export type MerchantAttachment = {
  id: Id;
  merchant_id: Id;
  title: string;
  /** MIME type. */
  kind: string;
  /** In bytes. */
  size: number;
  url: string;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type MerchantAttachmentList = {
  items: MerchantAttachment[];
};
export type DocumentKey = string;
export type MerchantDocument = {
  document_key: DocumentKey;
  name: string;
  /** MIME type. */
  kind: string;
  /** In bytes. */
  size: number;
};
export type MerchantUpload = {
  file: Blob;
};
export type MerchantAttachmentNew = {
  merchant_id: Id;
  document_key: DocumentKey;
  title: string;
};
export const {
  useListMerchantsQuery,
  useLazyListMerchantsQuery,
  useCreateMerchantMutation,
  useListMerchantTypesQuery,
  useLazyListMerchantTypesQuery,
  useListMerchantSalesByRegionQuery,
  useLazyListMerchantSalesByRegionQuery,
  useListBlockReasonsQuery,
  useLazyListBlockReasonsQuery,
  useGetMerchantQuery,
  useLazyGetMerchantQuery,
  useUpdateMerchantMutation,
  useDeleteMerchantMutation,
  useBlockMerchantMutation,
  useUnblockMerchantMutation,
  useListMerchantBlockEventsQuery,
  useLazyListMerchantBlockEventsQuery,
  useListMerchantAttachmentsQuery,
  useLazyListMerchantAttachmentsQuery,
  useUploadMerchantDocumentMutation,
  useAddMerchantAttachmentMutation,
  useDeleteMerchantAttachmentMutation,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfMerchantRow = { "id": "c", "version": "c", "name": "s", "legal_name": "s", "inn": "s", "type": "e", "category~": { "guid": "s", "name": "s" }, "kam~": shapeOfNullableNamedRef, "hunter~": shapeOfNullableNamedRef, "region~": shapeOfNullableNamedRef, "branches_count": "c", "sales": "s", "debt": "s", "contract_number~": "s", "contract_expiry~": "s", "status": "e", "created_at": "s" } as const;
const shapeOfMerchantPage = { "merchants": [shapeOfMerchantRow], "count": "c", "totals": { "sales": "s", "debt": "s" } } as const;
const shapeOfDayHours = { "from": "s", "to": "s" } as const;
const shapeOfWeekHours = { "mon~": shapeOfDayHours, "tue~": shapeOfDayHours, "wed~": shapeOfDayHours, "thu~": shapeOfDayHours, "fri~": shapeOfDayHours, "sat~": shapeOfDayHours, "sun~": shapeOfDayHours } as const;
const shapeOfCurrentBlock = { "reason": "s", "holds_payouts": "b", "comment~": "s", "created_at": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfMerchant = { "id": "c", "version": "c", "name": "s", "legal_name": "s", "inn": "s", "type": "e", "category~": { "guid": "s", "name": "s" }, "kam~": shapeOfNullableNamedRef, "hunter~": shapeOfNullableNamedRef, "region~": shapeOfNullableNamedRef, "branches_count": "c", "sales": "s", "debt": "s", "contract_number~": "s", "contract_expiry~": "s", "status": "e", "created_at": "s", "mfo": "s", "bank_name~": "s", "account_number": "s", "phone": "s", "unit~": "s", "pays_vat": "b", "rate_nds": "c", "discount_percent": "c", "markup_percent": "c", "district~": shapeOfNullableNamedRef, "address~": "s", "lat~": "n", "lon~": "n", "work_schedule": shapeOfWeekHours, "website_url~": "s", "logo_url~": "s", "contract_date~": "s", "block~": shapeOfCurrentBlock, "attachments_count": "c", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfMerchantTypeList = { "items": [{ "code": "e", "name": "s" }] } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfMerchantSalesByRegion = { "regions": [{ "region": shapeOfNamedRef, "merchants": "c", "sales": "s" }] } as const;
const shapeOfBlockReason = { "id": "c", "code": "s", "name": "s", "holds_payouts": "b" } as const;
const shapeOfBlockReasonList = { "items": [shapeOfBlockReason] } as const;
const shapeOfBlockEvent = { "id": "c", "action": "e", "branch~": shapeOfNullableNamedRef, "reason~": "s", "holds_payouts": "b", "comment~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfBlockEventPage = { "events": [shapeOfBlockEvent], "count": "c" } as const;
const shapeOfMerchantAttachment = { "id": "c", "merchant_id": "c", "title": "s", "kind": "s", "size": "n", "url": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfMerchantAttachmentList = { "items": [shapeOfMerchantAttachment] } as const;
const shapeOfMerchantDocument = { "document_key": "s", "name": "s", "kind": "s", "size": "n" } as const;
const reads = {
  listMerchants: reader(shapeOfMerchantPage),
  createMerchant: reader(shapeOfMerchant, true),
  listMerchantTypes: reader(shapeOfMerchantTypeList),
  listMerchantSalesByRegion: reader(shapeOfMerchantSalesByRegion),
  listBlockReasons: reader(shapeOfBlockReasonList),
  getMerchant: reader(shapeOfMerchant),
  updateMerchant: reader(shapeOfMerchant, true),
  blockMerchant: reader(shapeOfMerchant, true),
  unblockMerchant: reader(shapeOfMerchant, true),
  listMerchantBlockEvents: reader(shapeOfBlockEventPage),
  listMerchantAttachments: reader(shapeOfMerchantAttachmentList),
  uploadMerchantDocument: reader(shapeOfMerchantDocument, true),
  addMerchantAttachment: reader(shapeOfMerchantAttachment, true),
};
