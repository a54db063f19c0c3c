// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomerInstalments: build.query<
      ListCustomerInstalmentsApiResponse,
      ListCustomerInstalmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listCustomerInstalments,
        url: `/payment/v1/installments`,
        params: {
          customer_id: queryArg.customer_id,
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          order_by: queryArg.order_by,
        },
      }),
    }),
    listInstalments: build.query<
      ListInstalmentsApiResponse,
      ListInstalmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInstalments,
        url: `/payment/v2/installments`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          status: queryArg.status,
          merchant_id: queryArg.merchant_id,
          source: queryArg.source,
          bucket: queryArg.bucket,
          promise: queryArg.promise,
          autopay: queryArg.autopay,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    searchInstalments: build.query<
      SearchInstalmentsApiResponse,
      SearchInstalmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.searchInstalments,
        url: `/payment/v1/search-installments`,
        params: {
          search: queryArg.search,
          limit: queryArg.limit,
        },
      }),
    }),
    listApplications: build.query<
      ListApplicationsApiResponse,
      ListApplicationsApiArg
    >({
      query: (queryArg) => ({ read: reads.listApplications,
        url: `/payment/v1/installments/applications`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          status: queryArg.status,
          customer_id: queryArg.customer_id,
          merchant_id: queryArg.merchant_id,
          source: queryArg.source,
          money: queryArg.money,
          awaits: queryArg.awaits,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    listApplicationStatuses: build.query<
      ListApplicationStatusesApiResponse,
      ListApplicationStatusesApiArg
    >({
      query: (queryArg) => ({ read: reads.listApplicationStatuses,
        url: `/payment/v1/installments/applications/statuses`,
        params: {
          search: queryArg.search,
          customer_id: queryArg.customer_id,
          merchant_id: queryArg.merchant_id,
          source: queryArg.source,
          money: queryArg.money,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    getApplication: build.query<
      GetApplicationApiResponse,
      GetApplicationApiArg
    >({
      query: (queryArg) => ({ read: reads.getApplication,
        url: `/payment/v1/installments/applications/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    revealApplicationData: build.mutation<
      RevealApplicationDataApiResponse,
      RevealApplicationDataApiArg
    >({
      query: (queryArg) => ({ read: reads.revealApplicationData,
        url: `/payment/v1/installments/applications/${encodeURIComponent(String(queryArg.id))}/data`,
        method: "GET",
        params: {
          fields: queryArg.fields,
        },
      }),
    }),
    listApplicationBaskets: build.query<
      ListApplicationBasketsApiResponse,
      ListApplicationBasketsApiArg
    >({
      query: (queryArg) => ({ read: reads.listApplicationBaskets,
        url: `/payment/v1/installments/applications/${encodeURIComponent(String(queryArg.id))}/baskets`,
      }),
    }),
    listProductInvoices: build.query<
      ListProductInvoicesApiResponse,
      ListProductInvoicesApiArg
    >({
      query: (queryArg) => ({ read: reads.listProductInvoices,
        url: `/payment/v1/installments/baskets/product-invoices`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          application_id: queryArg.application_id,
          merchant_id: queryArg.merchant_id,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createProductInvoice: build.mutation<
      CreateProductInvoiceApiResponse,
      CreateProductInvoiceApiArg
    >({
      query: (queryArg) => ({ read: reads.createProductInvoice,
        url: `/payment/v1/installments/baskets/product-invoice`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateProductInvoice: build.mutation<
      UpdateProductInvoiceApiResponse,
      UpdateProductInvoiceApiArg
    >({
      query: (queryArg) => ({ read: reads.updateProductInvoice,
        url: `/payment/v1/installments/baskets/product-invoice`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getInstalmentPaymentInfo: build.query<
      GetInstalmentPaymentInfoApiResponse,
      GetInstalmentPaymentInfoApiArg
    >({
      query: (queryArg) => ({ read: reads.getInstalmentPaymentInfo,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/payment-info`,
        params: {
          day: queryArg.day,
        },
      }),
    }),
    getPaymentSchedule: build.query<
      GetPaymentScheduleApiResponse,
      GetPaymentScheduleApiArg
    >({
      query: (queryArg) => ({ read: reads.getPaymentSchedule,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/payment-schedule`,
      }),
    }),
    listInstalmentCharges: build.query<
      ListInstalmentChargesApiResponse,
      ListInstalmentChargesApiArg
    >({
      query: (queryArg) => ({ read: reads.listInstalmentCharges,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/payment-transactions`,
      }),
    }),
    listPaymentParts: build.query<
      ListPaymentPartsApiResponse,
      ListPaymentPartsApiArg
    >({
      query: (queryArg) => ({ read: reads.listPaymentParts,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/transactions`,
      }),
    }),
    listInstalmentBaskets: build.query<
      ListInstalmentBasketsApiResponse,
      ListInstalmentBasketsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInstalmentBaskets,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/baskets`,
      }),
    }),
    listInstalmentAttachments: build.query<
      ListInstalmentAttachmentsApiResponse,
      ListInstalmentAttachmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInstalmentAttachments,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/attachments`,
      }),
    }),
    getKatmDetails: build.query<
      GetKatmDetailsApiResponse,
      GetKatmDetailsApiArg
    >({
      query: (queryArg) => ({ read: reads.getKatmDetails,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/katm-details`,
      }),
    }),
    generateInstalmentFiles: build.mutation<
      GenerateInstalmentFilesApiResponse,
      GenerateInstalmentFilesApiArg
    >({
      query: (queryArg) => ({ read: reads.generateInstalmentFiles,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/generate-files`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    recalculateInstalment: build.mutation<
      RecalculateInstalmentApiResponse,
      RecalculateInstalmentApiArg
    >({
      query: (queryArg) => ({ read: reads.recalculateInstalment,
        url: `/payment/v1/installments/recalculate`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    acceptApplication: build.mutation<
      AcceptApplicationApiResponse,
      AcceptApplicationApiArg
    >({
      query: (queryArg) => ({ read: reads.acceptApplication,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/accept`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    rejectApplication: build.mutation<
      RejectApplicationApiResponse,
      RejectApplicationApiArg
    >({
      query: (queryArg) => ({ read: reads.rejectApplication,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/reject`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    scoreApplication: build.mutation<
      ScoreApplicationApiResponse,
      ScoreApplicationApiArg
    >({
      query: (queryArg) => ({ read: reads.scoreApplication,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/scoring`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    addInvoice: build.mutation<AddInvoiceApiResponse, AddInvoiceApiArg>({
      query: (queryArg) => ({ read: reads.addInvoice,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/add-invoice`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cancelApplication: build.mutation<
      CancelApplicationApiResponse,
      CancelApplicationApiArg
    >({
      query: (queryArg) => ({ read: reads.cancelApplication,
        url: `/payment/v1/installments/cancele/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    deleteApplication: build.mutation<
      DeleteApplicationApiResponse,
      DeleteApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listInstalmentProducts: build.query<
      ListInstalmentProductsApiResponse,
      ListInstalmentProductsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInstalmentProducts,
        url: `/payment/v1/installment-products/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listApplicantPhotos: build.query<
      ListApplicantPhotosApiResponse,
      ListApplicantPhotosApiArg
    >({
      query: (queryArg) => ({ read: reads.listApplicantPhotos,
        url: `/payment/v1/installment-customer-attachments/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    addInstalmentContracts: build.mutation<
      AddInstalmentContractsApiResponse,
      AddInstalmentContractsApiArg
    >({
      query: (queryArg) => ({ read: reads.addInstalmentContracts,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.id))}/installments/${encodeURIComponent(String(queryArg.guid))}/add-contracts`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    getInstalmentByNumber: build.query<
      GetInstalmentByNumberApiResponse,
      GetInstalmentByNumberApiArg
    >({
      query: (queryArg) => ({ read: reads.getInstalmentByNumber,
        url: `/payment/v1/installments/by-contract-number/${encodeURIComponent(String(queryArg.contract_number))}`,
      }),
    }),
    toggleAutopay: build.mutation<
      ToggleAutopayApiResponse,
      ToggleAutopayApiArg
    >({
      query: (queryArg) => ({ read: reads.toggleAutopay,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.contract_number))}/toggle-autopay`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as instalmentsGenerated };
export type ListCustomerInstalmentsApiResponse =
  /** status 200 The page, the number of all and their sums; a customer who has none is answered none. */ InstalmentPage;
export type ListCustomerInstalmentsApiArg = {
  customer_id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: InstalmentStatus[];
  order_by?: "id" | "-id" | "debt" | "-debt";
};
export type ListInstalmentsApiResponse =
  /** status 200 The page, the number under the filter and the sums over all of them. */ InstalmentPage;
export type ListInstalmentsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  status?: InstalmentStatus[];
  merchant_id?: Id[];
  source?: ApplicationSource[];
  /** By the days of lateness of the oldest row that is still owed; only contracts in force have any. */
  bucket?: AgeingBucket[];
  /** By the last promise of the customer; only contracts in force have any. */
  promise?: PromiseState[];
  autopay?: boolean;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "id"
    | "-id"
    | "total"
    | "-total"
    | "debt"
    | "-debt"
    | "overdue_days"
    | "-overdue_days"
    | "oldest_due"
    | "-oldest_due"
    | "created_at"
    | "-created_at";
};
export type SearchInstalmentsApiResponse =
  /** status 200 The newest that are found. */ InstalmentSearch;
export type SearchInstalmentsApiArg = {
  search: string;
  limit?: number;
};
export type ListApplicationsApiResponse =
  /** status 200 The page, the number under the filter and the sums over all of them. */ ApplicationPage;
export type ListApplicationsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  status?: ApplicationStatus[];
  customer_id?: Id;
  merchant_id?: Id[];
  source?: ApplicationSource[];
  /** Of which the outcome of a charge is unknown, or of which money is still to go back. */
  money?: WaitingMoney[];
  /** With `me` only what waits for a decision that the caller may make: who holds the right for it, and is not barred as the one who asked, or who set what is decided about. Who may decide nothing is answered an empty list. */
  awaits?: "me";
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "id"
    | "-id"
    | "Created_at"
    | "-Created_at"
    | "Price_in_merchant"
    | "-Price_in_merchant"
    | "waits"
    | "-waits";
};
export type ListApplicationStatusesApiResponse =
  /** status 200 Every status in the order in which an application goes through them; under the filters of the list. */ ApplicationStatuses;
export type ListApplicationStatusesApiArg = {
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  customer_id?: Id;
  merchant_id?: Id[];
  source?: ApplicationSource[];
  /** Of which the outcome of a charge is unknown, or of which money is still to go back. */
  money?: WaitingMoney[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type GetApplicationApiResponse =
  /** status 200 As it was given, its terms, what a decision about it depends on, and its history. */ Application;
export type GetApplicationApiArg = {
  id: Id;
};
export type RevealApplicationDataApiResponse =
  /** status 200 The full values. Each field leaves an audit row. */ ApplicationRevealedData;
export type RevealApplicationDataApiArg = {
  id: Id;
  /** Names of the fields; the parameter is repeated. */
  fields: ApplicationRevealedField[];
};
export type ListApplicationBasketsApiResponse =
  /** status 200 In the order in which they were given. */ BasketList;
export type ListApplicationBasketsApiArg = {
  id: Id;
};
export type ListProductInvoicesApiResponse =
  /** status 200 The page and the number of all under the filter. */ ProductInvoicePage;
export type ListProductInvoicesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  application_id?: Id;
  merchant_id?: Id[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "date" | "-date" | "id" | "-id";
};
export type CreateProductInvoiceApiResponse =
  /** status 201 The invoice. */ ProductInvoice;
export type CreateProductInvoiceApiArg = {
  body: ProductInvoiceTerms;
};
export type UpdateProductInvoiceApiResponse =
  /** status 200 The invoice. */ ProductInvoice;
export type UpdateProductInvoiceApiArg = {
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ProductInvoiceTerms;
};
export type GetInstalmentPaymentInfoApiResponse =
  /** status 200 What was paid, what is owed, what is to be paid now, and what would settle it early. */ PaymentInfo;
export type GetInstalmentPaymentInfoApiArg = {
  id: Id;
  /** The day for which what settles the contract is reckoned, that of the document of a payment; today where it is not named. */
  day?: Day;
};
export type GetPaymentScheduleApiResponse =
  /** status 200 In the order of their days. */ PaymentSchedule;
export type GetPaymentScheduleApiArg = {
  id: Id;
};
export type ListInstalmentChargesApiResponse =
  /** status 200 The newest first. */ ChargeList;
export type ListInstalmentChargesApiArg = {
  id: Id;
};
export type ListPaymentPartsApiResponse =
  /** status 200 The newest first. */ PaymentPartList;
export type ListPaymentPartsApiArg = {
  id: Id;
};
export type ListInstalmentBasketsApiResponse =
  /** status 200 In the order in which they were given. */ BasketList;
export type ListInstalmentBasketsApiArg = {
  id: Id;
};
export type ListInstalmentAttachmentsApiResponse =
  /** status 200 The newest first. */ ApplicationFileList;
export type ListInstalmentAttachmentsApiArg = {
  id: Id;
};
export type GetKatmDetailsApiResponse =
  /** status 200 The report that the scoring was reckoned from, or the newest one. */ KatmDetails;
export type GetKatmDetailsApiArg = {
  id: Id;
};
export type GenerateInstalmentFilesApiResponse =
  /** status 200 All papers of it, the new ones first. */ ApplicationFileList;
export type GenerateInstalmentFilesApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: FileKinds;
};
export type RecalculateInstalmentApiResponse =
  /** status 200 The terms as they were and as they are, or would be with `dry_run`. */ Recalculated;
export type RecalculateInstalmentApiArg = {
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: RecalculateTerms;
};
export type AcceptApplicationApiResponse =
  /** status 200 The application as it is now. */ Application;
export type AcceptApplicationApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: Comment;
};
export type RejectApplicationApiResponse =
  /** status 200 The application as it is now. */ Application;
export type RejectApplicationApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: Rejection;
};
export type ScoreApplicationApiResponse =
  /** status 200 The application as it is now. */ Application;
export type ScoreApplicationApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: Comment;
};
export type AddInvoiceApiResponse =
  /** status 200 The application as it is now. */ Application;
export type AddInvoiceApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: InvoiceTerms;
};
export type CancelApplicationApiResponse =
  /** status 200 The application as it is now. */ Application;
export type CancelApplicationApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
};
export type DeleteApplicationApiResponse = unknown;
export type DeleteApplicationApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ListInstalmentProductsApiResponse =
  /** status 200 In the order in which they were given; the sums are those of the lines. */ SaleLineList;
export type ListInstalmentProductsApiArg = {
  id: Id;
};
export type ListApplicantPhotosApiResponse =
  /** status 200 The newest first. */ ApplicationFileList;
export type ListApplicantPhotosApiArg = {
  id: Id;
};
export type AddInstalmentContractsApiResponse =
  /** status 200 The application as it is now. */ Application;
export type AddInstalmentContractsApiArg = {
  id: Id;
  /** Names the application. */
  guid: string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ContractTerms;
};
export type GetInstalmentByNumberApiResponse =
  /** status 200 The contract. */ Instalment;
export type GetInstalmentByNumberApiArg = {
  contract_number: string;
};
export type ToggleAutopayApiResponse =
  /** status 200 The contract as it is now. */ Instalment;
export type ToggleAutopayApiArg = {
  contract_number: string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: AutopaySwitch;
};
export type Id = number;
export type Version = number;
export type NullableDay = string | null;
export type InstalmentStatus =
  | "installment_created"
  | "not_fully_paid"
  | "fully_paid"
  | "closed"
  | "cancelled";
export type CustomerRef = {
  id: Id;
  guid: string;
  name: string;
  /** Masked. */
  phone_number: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Money = string;
export type Timestamp = string;
export type Instalment = {
  id: Id;
  guid: string;
  version: Version;
  contract_number: string;
  contract_date: NullableDay;
  status: InstalmentStatus;
  customer: CustomerRef;
  merchant: NullableNamedRef;
  total: string | null;
  down_payment: string | null;
  installment_amount: string | null;
  paid: Money;
  debt: Money;
  to_pay_now: Money;
  overdue_days: number;
  /** Of contracts in force. */
  bucket: ("current" | "1-30" | "31-60" | "61-90" | "90+" | null) | null;
  oldest_due: NullableDay;
  next_date: NullableDay;
  next_amount: string | null;
  autopay: boolean;
  created_at: Timestamp;
};
export type Sum = string;
export type InstalmentTotals = {
  total: Sum;
  paid: Sum;
  debt: Sum;
};
export type InstalmentPage = {
  installments: Instalment[];
  count: number;
  totals: InstalmentTotals;
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
export type ApplicationSource = "mobile" | "web" | "pos" | "staff";
export type AgeingBucket = "current" | "1-30" | "31-60" | "61-90" | "90+";
export type PromiseState = "open" | "today" | "kept" | "broken";
export type Day = string;
export type ApplicationStatus =
  | "request_sent"
  | "confirmed"
  | "check_payment_pending"
  | "scoring_passed"
  | "scoring_failed"
  | "not_enough_limit"
  | "waiting_for_approval"
  | "approved"
  | "rejected"
  | "accept_by_customer"
  | "reject_by_customer"
  | "signature_pending"
  | "agreement_accepted"
  | "agreement_rejected"
  | "waiting_for_down_payment"
  | "installment_created"
  | "not_fully_paid"
  | "fully_paid"
  | "closed"
  | "processing_expired"
  | "cancelled";
export type InstalmentFound = {
  id: Id;
  contract_number: string | null;
  status: ApplicationStatus;
  customer: CustomerRef;
  debt: string | null;
  created_at: Timestamp;
};
export type InstalmentSearch = {
  installments: InstalmentFound[];
};
export type NullableScore = number | null;
export type NullableTimestamp = string | null;
export type ApplicationRow = {
  id: Id;
  guid: string;
  version: Version;
  Status: ApplicationStatus;
  customer: CustomerRef;
  merchant: NullableNamedRef;
  branch: NullableNamedRef;
  source: ApplicationSource;
  contract_number: string | null;
  Price_in_merchant: string | null;
  discount: string | null;
  down_payment: string | null;
  Expiry_month_count: number | null;
  Perent_markup: number | null;
  Amount_per_month: string | null;
  Installment_amount: string | null;
  Scoring: NullableScore;
  waits_since: Timestamp;
  expires_at: NullableTimestamp;
  Created_at: Timestamp;
};
export type ApplicationTotals = {
  price: Sum;
  installment_amount: Sum;
};
export type ApplicationPage = {
  applications: ApplicationRow[];
  count: number;
  totals: ApplicationTotals;
};
export type WaitingMoney = "unknown" | "to_refund";
export type ApplicationStatusCount = {
  code: ApplicationStatus;
  count: number;
};
export type ApplicationStatuses = {
  statuses: ApplicationStatusCount[];
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
export type OrderStatus =
  | (
      | "waiting_for_moderator"
      | "moderation_in_process"
      | "approved_by_moderator"
      | "cancelled_by_moderator"
      | "waiting_for_marketplace"
      | "approved_by_marketplace"
      | "cancelled_by_marketplace"
      | "cancelled_by_merchant"
      | "waiting_for_down_payment"
      | "waiting_for_qabz"
      | "approved_by_qabz"
      | "cancelled_by_qabz"
      | "approved_by_delivery"
      | "completed"
      | "cancelled"
      | null
    )
  | null;
export type EducationLevel =
  ("secondary" | "vocational" | "higher" | "postgraduate" | null) | null;
export type EmploymentType =
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
export type MaskedIncome = string | null;
export type FamilyStatus =
  ("single" | "married" | "divorced" | "widowed" | null) | null;
export type ApplicationChecks = {
  limit_amount: string | null;
  contracted: string | null;
  /** What the limit lacks; none where it is enough or unknown. */
  short_of: string | null;
  /** The down payment with which the limit would be enough. */
  down_payment_offer: string | null;
  /** What is paid each month with this contract, of the income. */
  burden_percent: number | null;
  /** What stands against approving it. */
  refused_by:
    | (
        | "not_enough_limit"
        | "debt_burden"
        | "scoring_missing"
        | "first_payment_passed"
        | "merchant_blocked"
        | "branch_blocked"
        | "customer_inactive"
        | null
      )
    | null;
};
export type Application = ApplicationRow &
  WithHistory & {
    agent: NullableNamedRef;
    responsible: NullableNamedRef;
    order_status: OrderStatus;
    First_name: string;
    Last_name: string;
    Patronymic: string | null;
    /** Masked. */
    Birth_day: string | null;
    /** Masked. */
    Phone_number: string;
    /** Masked. */
    Work_phone_number: string | null;
    /** Masked. */
    home_phone_number: string | null;
    /** Masked. */
    second_phone_number: string | null;
    /** Masked. */
    Card_number: string | null;
    card_expiry_month: number | null;
    card_expiry_year: number | null;
    /** Masked. */
    card_phone_number: string | null;
    /** Masked. */
    Registration_number: string | null;
    Children: number | null;
    Education: EducationLevel;
    Proffesion: string | null;
    Job_organization: string | null;
    employment_type: EmploymentType;
    salary: MaskedIncome;
    additional_income: MaskedIncome;
    family_income: MaskedIncome;
    has_credit: boolean | null;
    family_status: FamilyStatus;
    first_payment_day: NullableDay;
    total: string | null;
    reason:
      | (
          | "score"
          | "debt_burden"
          | "documents"
          | "fraud"
          | "duplicate"
          | "customer"
          | "other"
          | null
        )
      | null;
    commentary: string | null;
    invoice_date: NullableDay;
    invoice_number: string | null;
    contract_date: NullableDay;
    scoring_id: number | null;
    /** What was typed that is not what is known of the customer, told by the whole values and not by their masks. */
    differences: ("name" | "phone" | "birthday" | "passport")[];
    /** The bureau has said something about the customer. */
    has_bureau_report: boolean;
    /** It was brought over from before without its amounts. */
    is_closed_to_amounts: boolean;
    checks: ApplicationChecks;
  };
export type ApplicationRevealedData = {
  id: Id;
  /** Each asked field with its full value. */
  values: {
    [key: string]: string | null;
  };
};
export type ApplicationRevealedField =
  "salary" | "additional_income" | "family_income";
export type Count = number;
export type BasketInvoice = {
  number: string;
  date: Day;
  version: Version;
} | null;
export type Basket = {
  id: Id;
  product: NullableNamedRef;
  name: string;
  category: string | null;
  model: string | null;
  count: Count;
  price: Money;
  total: Money;
  spic: string | null;
  returned_count: number;
  invoice: BasketInvoice;
};
export type BasketList = {
  baskets: Basket[];
  total: Money;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type ProductInvoice = {
  id: Id;
  version: Version;
  application_basket_id: Id;
  application_id: Id;
  merchant: NamedRef;
  /** Of the line. */
  name: string;
  date: Day;
  number: string;
  amount: Money;
  created_at: Timestamp;
};
export type ProductInvoicePage = {
  product_invoices: ProductInvoice[];
  count: number;
  /** Sums over every row of the filter. */
  totals: {
    amount: Sum;
  };
};
export type ProductInvoiceTerms = {
  application_basket_id: Id;
  application_id: Id;
  date: Day;
  number: string;
};
export type Settlement = {
  debt: Money;
  markup: Money;
  rebate: Money;
  amount: Money;
} | null;
export type ChargeBound = string;
export type Yield = {
  /** Of a month. */
  month_percent: number;
  /** Twelve times that of a month. */
  nominal_percent: number;
  /** Of a year, with interest on interest. */
  effective_percent: number;
} | null;
export type PaymentInfo = {
  id: Id;
  total: string | null;
  down_payment: string | null;
  installment_amount: string | null;
  paid: Money;
  cancelled: Money;
  rebate: Money;
  debt: Money;
  to_pay_now: Money;
  overdue_days: number;
  oldest_due: NullableDay;
  next_date: NullableDay;
  next_amount: string | null;
  down_payment_paid: boolean;
  settlement: Settlement;
  least_charge: ChargeBound;
  most_charge: ChargeBound;
  yield: Yield;
};
export type ScheduleRow = {
  number: number;
  date: Day;
  amount: Money;
  paid_amount: Money;
  cancelled_amount: Money;
  rebate_amount: Money;
  debt: Money;
  status: "planned" | "paid" | "partial" | "overdue" | "cancelled";
  overdue_days: number;
  paid_at: NullableTimestamp;
};
export type ScheduleTotals = {
  amount: Sum;
  paid_amount: Sum;
  debt: Sum;
};
export type PaymentSchedule = {
  schedule: ScheduleRow[];
  totals: ScheduleTotals;
};
export type Charge = {
  id: Id;
  payment_id: number | null;
  gateway: string;
  card: string;
  amount: Money;
  status: "new" | "success" | "failed" | "cancelled" | "reversed";
  /** The gateway has not said yet what became of it. */
  is_unknown: boolean;
  /** The gateway has not said yet whether it takes it back. */
  is_being_reversed: boolean;
  rrn: string | null;
  error: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
  paid_at: NullableTimestamp;
};
export type ChargeList = {
  transactions: Charge[];
};
export type PaymentPart = {
  payment_id: Id;
  date: Day;
  gateway: string;
  /** None for a down payment. */
  row: number | null;
  amount: Money;
  created_at: Timestamp;
  paid_at: NullableTimestamp;
  /** The gateway has not said yet whether it takes it back. */
  is_being_reversed: boolean;
};
export type PaymentPartList = {
  transactions: PaymentPart[];
};
export type ApplicationFileKind =
  | "contract"
  | "handover_act"
  | "reconciliation_act"
  | "signed_contract"
  | "client_photo"
  | "passport"
  | "selfie";
export type ApplicationFile = {
  id: Id;
  kind: ApplicationFileKind;
  name: string;
  size: number;
  /** Good for a few minutes. */
  url: string;
  /** Another one of its kind took its place, or the terms were changed. */
  is_void: boolean;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type ApplicationFileList = {
  items: ApplicationFile[];
};
export type KatmDetails = {
  claim_id: string;
  date: Timestamp;
  score: NullableScore;
  active_contracts: number;
  total_debt: Money;
  overdue_debt: Money;
  max_overdue_days: number;
  monthly_payment: Money;
  /** As the bureau gave it. */
  report: {
    [key: string]: unknown;
  };
};
export type PaperKind = "contract" | "handover_act" | "reconciliation_act";
export type FileKinds = {
  kinds: PaperKind[];
};
export type MonthCount = number;
export type Percent = number;
export type Terms = {
  Price_in_merchant: Money;
  discount: Money;
  down_payment: Money;
  Expiry_month_count: MonthCount;
  Perent_markup: Percent;
  Amount_per_month: Money;
  last_amount: Money;
  Installment_amount: Money;
  total: Money;
  first_payment_day: NullableDay;
  last_payment_day: NullableDay;
};
export type Recalculated = {
  dry_run: boolean;
  old: Terms;
  new: Terms;
  checks: ApplicationChecks;
  /** The customer has to agree anew. */
  resets_consent: boolean;
  application: Application;
};
export type RecalculateLine = {
  id: Id;
  count: Count;
  price: Money;
};
export type RecalculateTerms = {
  application_id: Id;
  down_payment?: Money;
  expiry_month_count?: MonthCount;
  first_payment_day?: Day;
  /** Lines that change; the others stay. */
  baskets?: RecalculateLine[];
  dry_run?: boolean;
};
export type Comment = {
  body?: string | null;
};
export type RejectReason =
  | "score"
  | "debt_burden"
  | "documents"
  | "fraud"
  | "duplicate"
  | "customer"
  | "other";
export type Rejection = {
  reason: RejectReason;
  /** Needed with `other`. */
  body?: string | null;
};
export type InvoiceTerms = {
  invoice_date: Day;
  invoice_number: string;
};
export type SaleLine = {
  id: Id;
  name: string;
  count: Count;
  price_in_merchant: Money;
  discounted_price: Money;
  price_with_nds: Money;
  nds_price: Money;
  price_without_nds: Money;
  nds_percent: Percent;
  spic: string | null;
};
export type SaleTotals = {
  price_with_nds: Sum;
  nds_price: Sum;
  price_without_nds: Sum;
};
export type SaleLineList = {
  products: SaleLine[];
  totals: SaleTotals;
};
export type ContractTerms = {
  contract_number: string;
  contract_date: Day;
  /** Files that the caller has sent up. */
  file_ids: string[];
};
export type AutopaySwitch = {
  enabled: boolean;
};
export const {
  useListCustomerInstalmentsQuery,
  useLazyListCustomerInstalmentsQuery,
  useListInstalmentsQuery,
  useLazyListInstalmentsQuery,
  useSearchInstalmentsQuery,
  useLazySearchInstalmentsQuery,
  useListApplicationsQuery,
  useLazyListApplicationsQuery,
  useListApplicationStatusesQuery,
  useLazyListApplicationStatusesQuery,
  useGetApplicationQuery,
  useLazyGetApplicationQuery,
  useRevealApplicationDataMutation,
  useListApplicationBasketsQuery,
  useLazyListApplicationBasketsQuery,
  useListProductInvoicesQuery,
  useLazyListProductInvoicesQuery,
  useCreateProductInvoiceMutation,
  useUpdateProductInvoiceMutation,
  useGetInstalmentPaymentInfoQuery,
  useLazyGetInstalmentPaymentInfoQuery,
  useGetPaymentScheduleQuery,
  useLazyGetPaymentScheduleQuery,
  useListInstalmentChargesQuery,
  useLazyListInstalmentChargesQuery,
  useListPaymentPartsQuery,
  useLazyListPaymentPartsQuery,
  useListInstalmentBasketsQuery,
  useLazyListInstalmentBasketsQuery,
  useListInstalmentAttachmentsQuery,
  useLazyListInstalmentAttachmentsQuery,
  useGetKatmDetailsQuery,
  useLazyGetKatmDetailsQuery,
  useGenerateInstalmentFilesMutation,
  useRecalculateInstalmentMutation,
  useAcceptApplicationMutation,
  useRejectApplicationMutation,
  useScoreApplicationMutation,
  useAddInvoiceMutation,
  useCancelApplicationMutation,
  useDeleteApplicationMutation,
  useListInstalmentProductsQuery,
  useLazyListInstalmentProductsQuery,
  useListApplicantPhotosQuery,
  useLazyListApplicantPhotosQuery,
  useAddInstalmentContractsMutation,
  useGetInstalmentByNumberQuery,
  useLazyGetInstalmentByNumberQuery,
  useToggleAutopayMutation,
} = injectedRtkApi;
const shapeOfCustomerRef = { "id": "c", "guid": "s", "name": "s", "phone_number": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfInstalment = { "id": "c", "guid": "s", "version": "c", "contract_number": "s", "contract_date~": "s", "status": "e", "customer": shapeOfCustomerRef, "merchant~": shapeOfNullableNamedRef, "total~": "s", "down_payment~": "s", "installment_amount~": "s", "paid": "s", "debt": "s", "to_pay_now": "s", "overdue_days": "c", "bucket~": "e", "oldest_due~": "s", "next_date~": "s", "next_amount~": "s", "autopay": "b", "created_at": "s" } as const;
const shapeOfInstalmentTotals = { "total": "s", "paid": "s", "debt": "s" } as const;
const shapeOfInstalmentPage = { "installments": [shapeOfInstalment], "count": "c", "totals": shapeOfInstalmentTotals } as const;
const shapeOfInstalmentFound = { "id": "c", "contract_number~": "s", "status": "e", "customer": shapeOfCustomerRef, "debt~": "s", "created_at": "s" } as const;
const shapeOfInstalmentSearch = { "installments": [shapeOfInstalmentFound] } as const;
const shapeOfApplicationRow = { "id": "c", "guid": "s", "version": "c", "Status": "e", "customer": shapeOfCustomerRef, "merchant~": shapeOfNullableNamedRef, "branch~": shapeOfNullableNamedRef, "source": "e", "contract_number~": "s", "Price_in_merchant~": "s", "discount~": "s", "down_payment~": "s", "Expiry_month_count~": "c", "Perent_markup~": "c", "Amount_per_month~": "s", "Installment_amount~": "s", "Scoring~": "c", "waits_since": "s", "expires_at~": "s", "Created_at": "s" } as const;
const shapeOfApplicationTotals = { "price": "s", "installment_amount": "s" } as const;
const shapeOfApplicationPage = { "applications": [shapeOfApplicationRow], "count": "c", "totals": shapeOfApplicationTotals } as const;
const shapeOfApplicationStatusCount = { "code": "e", "count": "c" } as const;
const shapeOfApplicationStatuses = { "statuses": [shapeOfApplicationStatusCount] } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfApplicationChecks = { "limit_amount~": "s", "contracted~": "s", "short_of~": "s", "down_payment_offer~": "s", "burden_percent~": "n", "refused_by~": "e" } as const;
const shapeOfApplication = { "id": "c", "guid": "s", "version": "c", "Status": "e", "customer": shapeOfCustomerRef, "merchant~": shapeOfNullableNamedRef, "branch~": shapeOfNullableNamedRef, "source": "e", "contract_number~": "s", "Price_in_merchant~": "s", "discount~": "s", "down_payment~": "s", "Expiry_month_count~": "c", "Perent_markup~": "c", "Amount_per_month~": "s", "Installment_amount~": "s", "Scoring~": "c", "waits_since": "s", "expires_at~": "s", "Created_at": "s", "history": [shapeOfHistoryRow], "agent~": shapeOfNullableNamedRef, "responsible~": shapeOfNullableNamedRef, "order_status~": "e", "First_name": "s", "Last_name": "s", "Patronymic~": "s", "Birth_day~": "s", "Phone_number": "s", "Work_phone_number~": "s", "home_phone_number~": "s", "second_phone_number~": "s", "Card_number~": "s", "card_expiry_month~": "c", "card_expiry_year~": "n", "card_phone_number~": "s", "Registration_number~": "s", "Children~": "c", "Education~": "e", "Proffesion~": "s", "Job_organization~": "s", "employment_type~": "e", "salary~": "s", "additional_income~": "s", "family_income~": "s", "has_credit~": "b", "family_status~": "e", "first_payment_day~": "s", "total~": "s", "reason~": "e", "commentary~": "s", "invoice_date~": "s", "invoice_number~": "s", "contract_date~": "s", "scoring_id~": "n", "differences": ["e"], "has_bureau_report": "b", "is_closed_to_amounts": "b", "checks": shapeOfApplicationChecks } as const;
const shapeOfApplicationRevealedData = { "id": "c", "values": "*" } as const;
const shapeOfBasketInvoice = { "number": "s", "date": "s", "version": "c" } as const;
const shapeOfBasket = { "id": "c", "product~": shapeOfNullableNamedRef, "name": "s", "category~": "s", "model~": "s", "count": "c", "price": "s", "total": "s", "spic~": "s", "returned_count": "c", "invoice~": shapeOfBasketInvoice } as const;
const shapeOfBasketList = { "baskets": [shapeOfBasket], "total": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfProductInvoice = { "id": "c", "version": "c", "application_basket_id": "c", "application_id": "c", "merchant": shapeOfNamedRef, "name": "s", "date": "s", "number": "s", "amount": "s", "created_at": "s" } as const;
const shapeOfProductInvoicePage = { "product_invoices": [shapeOfProductInvoice], "count": "c", "totals": { "amount": "s" } } as const;
const shapeOfSettlement = { "debt": "s", "markup": "s", "rebate": "s", "amount": "s" } as const;
const shapeOfYield = { "month_percent": "n", "nominal_percent": "n", "effective_percent": "n" } as const;
const shapeOfPaymentInfo = { "id": "c", "total~": "s", "down_payment~": "s", "installment_amount~": "s", "paid": "s", "cancelled": "s", "rebate": "s", "debt": "s", "to_pay_now": "s", "overdue_days": "c", "oldest_due~": "s", "next_date~": "s", "next_amount~": "s", "down_payment_paid": "b", "settlement~": shapeOfSettlement, "least_charge": "s", "most_charge": "s", "yield~": shapeOfYield } as const;
const shapeOfScheduleRow = { "number": "c", "date": "s", "amount": "s", "paid_amount": "s", "cancelled_amount": "s", "rebate_amount": "s", "debt": "s", "status": "e", "overdue_days": "c", "paid_at~": "s" } as const;
const shapeOfScheduleTotals = { "amount": "s", "paid_amount": "s", "debt": "s" } as const;
const shapeOfPaymentSchedule = { "schedule": [shapeOfScheduleRow], "totals": shapeOfScheduleTotals } as const;
const shapeOfCharge = { "id": "c", "payment_id~": "n", "gateway": "s", "card": "s", "amount": "s", "status": "e", "is_unknown": "b", "is_being_reversed": "b", "rrn~": "s", "error~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s", "paid_at~": "s" } as const;
const shapeOfChargeList = { "transactions": [shapeOfCharge] } as const;
const shapeOfPaymentPart = { "payment_id": "c", "date": "s", "gateway": "s", "row~": "c", "amount": "s", "created_at": "s", "paid_at~": "s", "is_being_reversed": "b" } as const;
const shapeOfPaymentPartList = { "transactions": [shapeOfPaymentPart] } as const;
const shapeOfApplicationFile = { "id": "c", "kind": "e", "name": "s", "size": "c", "url": "s", "is_void": "b", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfApplicationFileList = { "items": [shapeOfApplicationFile] } as const;
const shapeOfKatmDetails = { "claim_id": "s", "date": "s", "score~": "c", "active_contracts": "c", "total_debt": "s", "overdue_debt": "s", "max_overdue_days": "c", "monthly_payment": "s", "report": "*" } as const;
const shapeOfTerms = { "Price_in_merchant": "s", "discount": "s", "down_payment": "s", "Expiry_month_count": "c", "Perent_markup": "c", "Amount_per_month": "s", "last_amount": "s", "Installment_amount": "s", "total": "s", "first_payment_day~": "s", "last_payment_day~": "s" } as const;
const shapeOfRecalculated = { "dry_run": "b", "old": shapeOfTerms, "new": shapeOfTerms, "checks": shapeOfApplicationChecks, "resets_consent": "b", "application": shapeOfApplication } as const;
const shapeOfSaleLine = { "id": "c", "name": "s", "count": "c", "price_in_merchant": "s", "discounted_price": "s", "price_with_nds": "s", "nds_price": "s", "price_without_nds": "s", "nds_percent": "c", "spic~": "s" } as const;
const shapeOfSaleTotals = { "price_with_nds": "s", "nds_price": "s", "price_without_nds": "s" } as const;
const shapeOfSaleLineList = { "products": [shapeOfSaleLine], "totals": shapeOfSaleTotals } as const;
const reads = {
  listCustomerInstalments: reader(shapeOfInstalmentPage),
  listInstalments: reader(shapeOfInstalmentPage),
  searchInstalments: reader(shapeOfInstalmentSearch),
  listApplications: reader(shapeOfApplicationPage),
  listApplicationStatuses: reader(shapeOfApplicationStatuses),
  getApplication: reader(shapeOfApplication),
  revealApplicationData: reader(shapeOfApplicationRevealedData, true),
  listApplicationBaskets: reader(shapeOfBasketList),
  listProductInvoices: reader(shapeOfProductInvoicePage),
  createProductInvoice: reader(shapeOfProductInvoice, true),
  updateProductInvoice: reader(shapeOfProductInvoice, true),
  getInstalmentPaymentInfo: reader(shapeOfPaymentInfo),
  getPaymentSchedule: reader(shapeOfPaymentSchedule),
  listInstalmentCharges: reader(shapeOfChargeList),
  listPaymentParts: reader(shapeOfPaymentPartList),
  listInstalmentBaskets: reader(shapeOfBasketList),
  listInstalmentAttachments: reader(shapeOfApplicationFileList),
  getKatmDetails: reader(shapeOfKatmDetails),
  generateInstalmentFiles: reader(shapeOfApplicationFileList, true),
  recalculateInstalment: reader(shapeOfRecalculated, true),
  acceptApplication: reader(shapeOfApplication, true),
  rejectApplication: reader(shapeOfApplication, true),
  scoreApplication: reader(shapeOfApplication, true),
  addInvoice: reader(shapeOfApplication, true),
  cancelApplication: reader(shapeOfApplication, true),
  listInstalmentProducts: reader(shapeOfSaleLineList),
  listApplicantPhotos: reader(shapeOfApplicationFileList),
  addInstalmentContracts: reader(shapeOfApplication, true),
  getInstalmentByNumber: reader(shapeOfInstalment),
  toggleAutopay: reader(shapeOfInstalment, true),
};
