import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { useReveal, type Reveal } from '../cache/useReveal';
import { instalmentsGenerated, type ApplicationRevealedField } from '../generated/payment/instalments';
import { timeouts } from '../transport/timeouts';

export type {
  AgeingBucket,
  Application,
  ApplicationChecks,
  ApplicationFile,
  ApplicationFileKind,
  ApplicationRevealedField,
  ApplicationRow,
  ApplicationSource,
  ApplicationStatus,
  Basket,
  Charge,
  CustomerRef,
  EducationLevel,
  EmploymentType,
  FamilyStatus,
  Instalment,
  InstalmentStatus,
  KatmDetails,
  OrderStatus,
  PaperKind,
  PaymentInfo,
  PaymentPart,
  ProductInvoice,
  Recalculated,
  RecalculateTerms,
  RejectReason,
  SaleLine,
  ScheduleRow,
  Terms,
  WaitingMoney,
} from '../generated/payment/instalments';

// A contract shows the application that it came of, and an order both, so whatever changes one changes all; its papers are agreements.
const touched: Tag[] = ['Application', 'Instalment', 'Order', 'Customer', 'Delivery', 'Agreement'];
const changes = { invalidatesTags: touched, ...handlesOwnErrors };
// What an order had taken from the stock is free again where the order is given up, or waits for a moderator anew.
const releases = { invalidatesTags: [...touched, 'Product' as const], ...handlesOwnErrors };
const invoices = { invalidatesTags: ['ProductInvoice' as const, 'Application' as const], ...handlesOwnErrors };

const instalmentsApi = instalmentsGenerated.enhanceEndpoints({
  endpoints: {
    listCustomerInstalments: { providesTags: ['Instalment'] },
    listInstalments: { providesTags: ['Instalment'] },
    searchInstalments: { providesTags: ['Instalment'], extraOptions: { timeout: timeouts.named } },
    listApplications: { providesTags: ['Application'] },
    listApplicationStatuses: { providesTags: ['Application'] },
    getApplication: { providesTags: ['Application', 'ApplicationLog'] },
    // Its history says who looked; the photos beside it stay.
    revealApplicationData: { invalidatesTags: ['ApplicationLog'], ...handlesOwnErrors },
    listApplicationBaskets: { providesTags: ['Application'] },
    listProductInvoices: { providesTags: ['ProductInvoice'] },
    createProductInvoice: invoices,
    updateProductInvoice: invoices,
    getInstalmentPaymentInfo: { providesTags: ['Instalment'] },
    getPaymentSchedule: { providesTags: ['Instalment'] },
    listInstalmentCharges: { providesTags: ['InstalmentPayment'] },
    listPaymentParts: { providesTags: ['InstalmentPayment'] },
    listInstalmentBaskets: { providesTags: ['Application'] },
    listInstalmentAttachments: { providesTags: ['Application'] },
    getKatmDetails: { providesTags: ['Application'] },
    generateInstalmentFiles: changes,
    recalculateInstalment: releases,
    acceptApplication: changes,
    rejectApplication: changes,
    // The bureau is asked for it through Wings.
    scoreApplication: { invalidatesTags: [...touched, 'Scoring', 'WingsRequest'], ...handlesOwnErrors },
    addInvoice: changes,
    // What was paid goes back by payments of its own.
    cancelApplication: { ...releases, invalidatesTags: [...releases.invalidatesTags, 'InstalmentPayment', 'Receipt'] },
    deleteApplication: changes,
    listInstalmentProducts: { providesTags: ['Application'] },
    listApplicantPhotos: { providesTags: ['Application'] },
    addInstalmentContracts: changes,
    getInstalmentByNumber: { providesTags: ['Instalment'] },
    toggleAutopay: changes,
  } satisfies Tagged<typeof instalmentsGenerated>,
});

export const {
  useGetApplicationQuery,
  useListApplicationBasketsQuery,
  useListApplicationStatusesQuery,
  useListInstalmentBasketsQuery,
  useGetInstalmentPaymentInfoQuery,
  useGetPaymentScheduleQuery,
  useListInstalmentChargesQuery,
  useListPaymentPartsQuery,
  useListInstalmentAttachmentsQuery,
  useListApplicantPhotosQuery,
  useListInstalmentProductsQuery,
  useGetKatmDetailsQuery,
  useGetInstalmentByNumberQuery,
  useScoreApplicationMutation,
  useAcceptApplicationMutation,
  useRejectApplicationMutation,
  useCancelApplicationMutation,
  useDeleteApplicationMutation,
  useRecalculateInstalmentMutation,
  useAddInvoiceMutation,
  useGenerateInstalmentFilesMutation,
  useAddInstalmentContractsMutation,
  useToggleAutopayMutation,
  useCreateProductInvoiceMutation,
  useUpdateProductInvoiceMutation,
} = instalmentsApi;

/** Fetches masked incomes whole, all in one call. What comes is kept by the caller, and never by the cache. */
export const useRevealApplicationDataMutation = (id: number): Reveal<ApplicationRevealedField> =>
  useReveal(instalmentsApi.endpoints.revealApplicationData, { id });

const { useRows: useListApplicationsRows, useCount: useApplicationCount } = listEndpoint(
  instalmentsApi,
  'listApplications',
  { rows: 'applications' },
);
export { useListApplicationsRows, useApplicationCount };

export const { useRows: useListCustomerInstalmentsRows } = listEndpoint(instalmentsApi, 'listCustomerInstalments', {
  rows: 'installments',
});

export const { useRows: useListInstalmentsRows } = listEndpoint(instalmentsApi, 'listInstalments', {
  rows: 'installments',
});

export const { useRows: useListProductInvoicesRows } = listEndpoint(instalmentsApi, 'listProductInvoices', {
  rows: 'product_invoices',
});
