// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvestors: build.query<ListInvestorsApiResponse, ListInvestorsApiArg>({
      query: (queryArg) => ({ read: reads.listInvestors,
        url: `/investment/investors`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          subject: queryArg.subject,
          status: queryArg.status,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    listInvestorStatuses: build.query<
      ListInvestorStatusesApiResponse,
      ListInvestorStatusesApiArg
    >({
      query: () => ({ read: reads.listInvestorStatuses, url: `/investment/investors/statuses` }),
    }),
    getInvestor: build.query<GetInvestorApiResponse, GetInvestorApiArg>({
      query: (queryArg) => ({ read: reads.getInvestor,
        url: `/investment/investors/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    archiveInvestor: build.mutation<
      ArchiveInvestorApiResponse,
      ArchiveInvestorApiArg
    >({
      query: (queryArg) => ({
        url: `/investment/investors/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getPersonalDocumentData: build.query<
      GetPersonalDocumentDataApiResponse,
      GetPersonalDocumentDataApiArg
    >({
      query: (queryArg) => ({ read: reads.getPersonalDocumentData,
        url: `/investment/investors/${encodeURIComponent(String(queryArg.id))}/personal-document-data`,
      }),
    }),
    getCompanyDocumentData: build.query<
      GetCompanyDocumentDataApiResponse,
      GetCompanyDocumentDataApiArg
    >({
      query: (queryArg) => ({ read: reads.getCompanyDocumentData,
        url: `/investment/investors/${encodeURIComponent(String(queryArg.id))}/company-document-data`,
      }),
    }),
    updateCompanyDocumentData: build.mutation<
      UpdateCompanyDocumentDataApiResponse,
      UpdateCompanyDocumentDataApiArg
    >({
      query: (queryArg) => ({ read: reads.updateCompanyDocumentData,
        url: `/investment/investors/${encodeURIComponent(String(queryArg.id))}/company-document-data`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listInvestorInvestments: build.query<
      ListInvestorInvestmentsApiResponse,
      ListInvestorInvestmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorInvestments,
        url: `/investment/investors/${encodeURIComponent(String(queryArg.id))}/investments`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listInvestorVerifyHistory: build.query<
      ListInvestorVerifyHistoryApiResponse,
      ListInvestorVerifyHistoryApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorVerifyHistory,
        url: `/investment/investors/${encodeURIComponent(String(queryArg.id))}/verify-history`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    changeInvestorStatus: build.mutation<
      ChangeInvestorStatusApiResponse,
      ChangeInvestorStatusApiArg
    >({
      query: (queryArg) => ({ read: reads.changeInvestorStatus,
        url: `/investment/investors/${encodeURIComponent(String(queryArg.id))}/status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    updatePersonalDocumentData: build.mutation<
      UpdatePersonalDocumentDataApiResponse,
      UpdatePersonalDocumentDataApiArg
    >({
      query: (queryArg) => ({ read: reads.updatePersonalDocumentData,
        url: `/investment/investors/${encodeURIComponent(String(queryArg.investor_id))}/personal-document-data/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    uploadInvestorFile: build.mutation<
      UploadInvestorFileApiResponse,
      UploadInvestorFileApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadInvestorFile,
        url: `/investment/files`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    addInvestorAttachment: build.mutation<
      AddInvestorAttachmentApiResponse,
      AddInvestorAttachmentApiArg
    >({
      query: (queryArg) => ({ read: reads.addInvestorAttachment,
        url: `/investment/investors/${encodeURIComponent(String(queryArg.investor_id))}/attachment`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteInvestorAttachment: build.mutation<
      DeleteInvestorAttachmentApiResponse,
      DeleteInvestorAttachmentApiArg
    >({
      query: (queryArg) => ({
        url: `/investment/investors/attachment/${encodeURIComponent(String(queryArg.fileId))}`,
        method: "DELETE",
      }),
    }),
    generateInvestorInfo: build.mutation<
      GenerateInvestorInfoApiResponse,
      GenerateInvestorInfoApiArg
    >({
      query: (queryArg) => ({
        url: `/investment/investors/${encodeURIComponent(String(queryArg.id))}/generate-info`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as investorsGenerated };
export type ListInvestorsApiResponse =
  /** status 200 The page, the number of investors under the filter and the sums over all of them. */ InvestorPage;
export type ListInvestorsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Which kind of investor. */
  subject?: Subject;
  status?: InvestorStatus[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: InvestorOrder;
};
export type ListInvestorStatusesApiResponse =
  /** status 200 The codes in the order of an investor's life. */ InvestorStatusList;
export type ListInvestorStatusesApiArg = void;
export type GetInvestorApiResponse = /** status 200 The investor. */ Investor;
export type GetInvestorApiArg = {
  id: Id;
};
export type ArchiveInvestorApiResponse = unknown;
export type ArchiveInvestorApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type GetPersonalDocumentDataApiResponse =
  /** status 200 The data as submitted; every field but the identities may be empty. */ PersonalDocumentData;
export type GetPersonalDocumentDataApiArg = {
  id: Id;
};
export type GetCompanyDocumentDataApiResponse =
  /** status 200 The data as submitted; every field but the identities may be empty. */ CompanyDocumentData;
export type GetCompanyDocumentDataApiArg = {
  id: Id;
};
export type UpdateCompanyDocumentDataApiResponse =
  /** status 200 The change is stored. */ DocumentVersion;
export type UpdateCompanyDocumentDataApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: CompanyDocumentChange;
};
export type ListInvestorInvestmentsApiResponse =
  /** status 200 The page and the number of all. */ InvestmentPage;
export type ListInvestorInvestmentsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListInvestorVerifyHistoryApiResponse =
  /** status 200 The page and the number of all. */ VerifyHistoryPage;
export type ListInvestorVerifyHistoryApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ChangeInvestorStatusApiResponse =
  /** status 200 The status is changed and the verification history has a row more. */ StatusChanged;
export type ChangeInvestorStatusApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: StatusChange;
};
export type UpdatePersonalDocumentDataApiResponse =
  /** status 200 The change is stored. */ DocumentVersion;
export type UpdatePersonalDocumentDataApiArg = {
  investor_id: Id;
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PersonalDocumentChange;
};
export type UploadInvestorFileApiResponse =
  /** status 201 The file is stored under a generated name and belongs to nothing yet. */ UploadedFile;
export type UploadInvestorFileApiArg = {
  body: FileUpload;
};
export type AddInvestorAttachmentApiResponse =
  /** status 201 The file is attached. */ Attachment;
export type AddInvestorAttachmentApiArg = {
  investor_id: Id;
  body: AttachmentAdd;
};
export type DeleteInvestorAttachmentApiResponse = unknown;
export type DeleteInvestorAttachmentApiArg = {
  fileId: string;
};
export type GenerateInvestorInfoApiResponse =
  /** status 200 A document with the data of the investor; personal data are masked as everywhere. */ Blob;
export type GenerateInvestorInfoApiArg = {
  id: Id;
};
export type Id = number;
export type Subject = "individual" | "business";
export type InvestorStatus =
  "new" | "in_process" | "active" | "current" | "left" | "inactive" | "archive";
export type Money = string;
export type Timestamp = string;
export type InvestorRow = {
  id: Id;
  subject: Subject;
  /** Last name, first name and patronymic of a person, or the name of the company; empty while nothing was submitted. */
  name: string;
  /** Masked. */
  phone_number: string;
  /** Masked; persons only. */
  pinfl: string | null;
  /** Companies only. */
  inn: string | null;
  status: InvestorStatus;
  investment_amount: Money;
  balance: Money;
  created_at: Timestamp;
};
export type Sum = string;
export type InvestorTotals = {
  investment_amount: Sum;
  balance: Sum;
};
export type InvestorPage = {
  investors: InvestorRow[];
  /** How many investors the filter finds. */
  count: number;
  totals: InvestorTotals;
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
export type InvestorOrder =
  | "created_at"
  | "-created_at"
  | "name"
  | "-name"
  | "status"
  | "-status"
  | "investment_amount"
  | "-investment_amount"
  | "balance"
  | "-balance";
export type InvestorStatusList = {
  statuses: InvestorStatus[];
};
export type Version = number;
export type InvestorPhoto = {
  kind: "passport" | "selfie" | "registration" | "profile";
  /** A signed address on the content host, good for five minutes. */
  url: string;
};
export type Attachment = {
  file_id: string;
  name: string;
  kind: string;
  /** In bytes. */
  size: number;
  /** A signed address on the content host, good for five minutes. */
  url: string;
  created_at: Timestamp;
};
export type Investor = {
  id: Id;
  version: Version;
  subject: Subject;
  /** As in the list. */
  name: string;
  first_name: string | null;
  last_name: string | null;
  patronymic: string | null;
  company_name: string | null;
  /** Masked. */
  phone_number: string;
  /** Masked. */
  contact_number: string | null;
  email: string | null;
  /** Masked; persons only. */
  pinfl: string | null;
  inn: string | null;
  /** Masked but for the year. */
  birthday: string | null;
  gender: ("male" | "female" | null) | null;
  /** What the PINFL tells otherwise than the record, or that the number itself is wrong; the masks would hide it. */
  pinfl_disagrees: ("birthday" | "gender" | "number" | null) | null;
  status: InvestorStatus;
  investment_amount: Money;
  income_amount: Money;
  balance: Money;
  /** Investments that are not closed or cancelled. */
  investments_count: number;
  /** What he is neither archived nor erased with, as the refusal says it; units of bonds are investments, too. */
  archive_refused_by:
    ("investments_exist" | "installments_exist" | null) | null;
  passport_confirmed: boolean;
  photos: InvestorPhoto[];
  attachments: Attachment[];
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type NullableDay = string | null;
export type PersonalDocumentData = {
  id: Id;
  version: Version;
  /** Masked. */
  passport_id: string | null;
  issue_date: NullableDay;
  expiry_date: NullableDay;
  inn: string | null;
  /** Masked. */
  inps: string | null;
  country: string | null;
  /** A region of v1/catalogues. */
  region_id: number | null;
  /** A district of v1/catalogues. */
  district_id: number | null;
  /** Masked. */
  actual_address: string | null;
  /** Masked. */
  temporary_address: string | null;
  /** Masked. */
  work_address: string | null;
  current_workplace: string | null;
  employment_status:
    | (
        | "employed"
        | "self_employed"
        | "entrepreneur"
        | "student"
        | "pensioner"
        | "unemployed"
        | null
      )
    | null;
  marital_status: ("single" | "married" | "divorced" | "widowed" | null) | null;
  /** Masked; an amount of so'm once revealed. */
  monthly_income: string | null;
  source_of_income:
    | (
        | "salary"
        | "business"
        | "savings"
        | "inheritance"
        | "sale_of_property"
        | "other"
        | null
      )
    | null;
  source_of_income_description: string | null;
  green_card: boolean | null;
  residency: ("resident" | "non_resident" | null) | null;
  /** Masked; the trusted person. */
  domestic_phone_number: string | null;
  updated_at: Timestamp;
};
export type CompanyDocumentData = {
  id: Id;
  version: Version;
  company_name: string | null;
  inn: string | null;
  director_name: string | null;
  /** Masked. */
  director_pinfl: string | null;
  legal_address: string | null;
  /** A region of v1/catalogues. */
  region_id: number | null;
  /** A district of v1/catalogues. */
  district_id: number | null;
  /** Masked. */
  bank_account: string | null;
  /** Five digits; leading zeros count. */
  mfo: string | null;
  /** Five digits. */
  oked: string | null;
  registration_number: string | null;
  registration_date: NullableDay;
  attachments_count: number;
  updated_at: Timestamp;
};
export type DocumentVersion = {
  id: Id;
  version: Version;
  updated_at: Timestamp;
};
export type CompanyDocumentChange = {
  company_name?: string;
  /** Nine digits, 2 or 3 first, else 422 invalid_inn. */
  inn?: string;
  director_name?: string | null;
  /** With its check digit, else 422 invalid_pinfl. */
  director_pinfl?: string | null;
  legal_address?: string | null;
  region_id?: number | null;
  district_id?: number | null;
  bank_account?: string | null;
  mfo?: string | null;
  oked?: string | null;
  registration_number?: string | null;
  registration_date?: NullableDay;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type InvestmentStatus =
  "pending" | "active" | "exiting" | "closed" | "cancelled";
export type Investment = {
  id: Id;
  contract_number: string;
  strategy: NamedRef;
  tariff: NamedRef;
  round: NullableNamedRef;
  amount: Money;
  start_date: Day;
  end_date: Day;
  status: InvestmentStatus;
  balance: Money;
  dividends_total: Money;
  reinvest: boolean;
  created_at: Timestamp;
};
export type InvestmentTotals = {
  amount: Sum;
  balance: Sum;
};
export type InvestmentPage = {
  investments: Investment[];
  count: number;
  totals: InvestmentTotals;
};
export type VerifyHistoryItem = {
  id: Id;
  /** Empty for the first row. */
  from_status:
    | (
        | "new"
        | "in_process"
        | "active"
        | "current"
        | "left"
        | "inactive"
        | "archive"
        | null
      )
    | null;
  to_status: InvestorStatus;
  comment: string | null;
  /** Empty when the system did it. */
  user_id: number | null;
  user_name: string | null;
  created_at: Timestamp;
};
export type VerifyHistoryPage = {
  items: VerifyHistoryItem[];
  count: number;
};
export type StatusChanged = {
  id: Id;
  status: InvestorStatus;
  version: Version;
  updated_at: Timestamp;
};
export type StatusChange = {
  status: InvestorStatus;
  comment?: string;
};
export type PersonalDocumentChange = {
  /** Two Latin letters and seven digits, else 422 invalid_passport. */
  passport_id?: string | null;
  issue_date?: NullableDay;
  expiry_date?: NullableDay;
  /** Nine digits, 4 to 7 first, else 422 invalid_inn. */
  inn?: string | null;
  inps?: string | null;
  country?: string | null;
  region_id?: number | null;
  district_id?: number | null;
  actual_address?: string | null;
  temporary_address?: string | null;
  work_address?: string | null;
  current_workplace?: string | null;
  employment_status?:
    | (
        | "employed"
        | "self_employed"
        | "entrepreneur"
        | "student"
        | "pensioner"
        | "unemployed"
      )
    | null;
  marital_status?: ("single" | "married" | "divorced" | "widowed") | null;
  monthly_income?: string | null;
  source_of_income?:
    | (
        | "salary"
        | "business"
        | "savings"
        | "inheritance"
        | "sale_of_property"
        | "other"
      )
    | null;
  source_of_income_description?: string | null;
  green_card?: boolean | null;
  residency?: ("resident" | "non_resident") | null;
  /** Twelve digits, 998 first, else 422 invalid_phone. */
  domestic_phone_number?: string | null;
};
export type UploadedFile = {
  id: string;
  /** The name it was uploaded under; never a path. */
  name: string;
  /** The media type found by the content. */
  kind: string;
  /** In bytes. */
  size: number;
};
export type FileUpload = {
  file: Blob;
};
export type AttachmentAdd = {
  file_id: string;
};
export const {
  useListInvestorsQuery,
  useLazyListInvestorsQuery,
  useListInvestorStatusesQuery,
  useLazyListInvestorStatusesQuery,
  useGetInvestorQuery,
  useLazyGetInvestorQuery,
  useArchiveInvestorMutation,
  useGetPersonalDocumentDataQuery,
  useLazyGetPersonalDocumentDataQuery,
  useGetCompanyDocumentDataQuery,
  useLazyGetCompanyDocumentDataQuery,
  useUpdateCompanyDocumentDataMutation,
  useListInvestorInvestmentsQuery,
  useLazyListInvestorInvestmentsQuery,
  useListInvestorVerifyHistoryQuery,
  useLazyListInvestorVerifyHistoryQuery,
  useChangeInvestorStatusMutation,
  useUpdatePersonalDocumentDataMutation,
  useUploadInvestorFileMutation,
  useAddInvestorAttachmentMutation,
  useDeleteInvestorAttachmentMutation,
  useGenerateInvestorInfoMutation,
} = injectedRtkApi;
const shapeOfInvestorRow = { "id": "c", "subject": "e", "name": "s", "phone_number": "s", "pinfl~": "s", "inn~": "s", "status": "e", "investment_amount": "s", "balance": "s", "created_at": "s" } as const;
const shapeOfInvestorTotals = { "investment_amount": "s", "balance": "s" } as const;
const shapeOfInvestorPage = { "investors": [shapeOfInvestorRow], "count": "c", "totals": shapeOfInvestorTotals } as const;
const shapeOfInvestorStatusList = { "statuses": ["e"] } as const;
const shapeOfInvestorPhoto = { "kind": "e", "url": "s" } as const;
const shapeOfAttachment = { "file_id": "s", "name": "s", "kind": "s", "size": "c", "url": "s", "created_at": "s" } as const;
const shapeOfInvestor = { "id": "c", "version": "c", "subject": "e", "name": "s", "first_name~": "s", "last_name~": "s", "patronymic~": "s", "company_name~": "s", "phone_number": "s", "contact_number~": "s", "email~": "s", "pinfl~": "s", "inn~": "s", "birthday~": "s", "gender~": "e", "pinfl_disagrees~": "e", "status": "e", "investment_amount": "s", "income_amount": "s", "balance": "s", "investments_count": "c", "archive_refused_by~": "e", "passport_confirmed": "b", "photos": [shapeOfInvestorPhoto], "attachments": [shapeOfAttachment], "created_at": "s", "updated_at": "s" } as const;
const shapeOfPersonalDocumentData = { "id": "c", "version": "c", "passport_id~": "s", "issue_date~": "s", "expiry_date~": "s", "inn~": "s", "inps~": "s", "country~": "s", "region_id~": "c", "district_id~": "c", "actual_address~": "s", "temporary_address~": "s", "work_address~": "s", "current_workplace~": "s", "employment_status~": "e", "marital_status~": "e", "monthly_income~": "s", "source_of_income~": "e", "source_of_income_description~": "s", "green_card~": "b", "residency~": "e", "domestic_phone_number~": "s", "updated_at": "s" } as const;
const shapeOfCompanyDocumentData = { "id": "c", "version": "c", "company_name~": "s", "inn~": "s", "director_name~": "s", "director_pinfl~": "s", "legal_address~": "s", "region_id~": "c", "district_id~": "c", "bank_account~": "s", "mfo~": "s", "oked~": "s", "registration_number~": "s", "registration_date~": "s", "attachments_count": "c", "updated_at": "s" } as const;
const shapeOfDocumentVersion = { "id": "c", "version": "c", "updated_at": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfInvestment = { "id": "c", "contract_number": "s", "strategy": shapeOfNamedRef, "tariff": shapeOfNamedRef, "round~": shapeOfNullableNamedRef, "amount": "s", "start_date": "s", "end_date": "s", "status": "e", "balance": "s", "dividends_total": "s", "reinvest": "b", "created_at": "s" } as const;
const shapeOfInvestmentTotals = { "amount": "s", "balance": "s" } as const;
const shapeOfInvestmentPage = { "investments": [shapeOfInvestment], "count": "c", "totals": shapeOfInvestmentTotals } as const;
const shapeOfVerifyHistoryItem = { "id": "c", "from_status~": "e", "to_status": "e", "comment~": "s", "user_id~": "n", "user_name~": "s", "created_at": "s" } as const;
const shapeOfVerifyHistoryPage = { "items": [shapeOfVerifyHistoryItem], "count": "c" } as const;
const shapeOfStatusChanged = { "id": "c", "status": "e", "version": "c", "updated_at": "s" } as const;
const shapeOfUploadedFile = { "id": "s", "name": "s", "kind": "s", "size": "c" } as const;
const reads = {
  listInvestors: reader(shapeOfInvestorPage),
  listInvestorStatuses: reader(shapeOfInvestorStatusList),
  getInvestor: reader(shapeOfInvestor),
  getPersonalDocumentData: reader(shapeOfPersonalDocumentData),
  getCompanyDocumentData: reader(shapeOfCompanyDocumentData),
  updateCompanyDocumentData: reader(shapeOfDocumentVersion, true),
  listInvestorInvestments: reader(shapeOfInvestmentPage),
  listInvestorVerifyHistory: reader(shapeOfVerifyHistoryPage),
  changeInvestorStatus: reader(shapeOfStatusChanged, true),
  updatePersonalDocumentData: reader(shapeOfDocumentVersion, true),
  uploadInvestorFile: reader(shapeOfUploadedFile, true),
  addInvestorAttachment: reader(shapeOfAttachment, true),
};
