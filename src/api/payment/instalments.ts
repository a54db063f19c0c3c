import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { instalmentsGenerated } from '../generated/payment/instalments';

// A contract shows the application that it came of, so whatever changes one changes both.
const changes = { invalidatesTags: ['Application' as const, 'Instalment' as const], ...handlesOwnErrors };
const invoices = { invalidatesTags: ['ProductInvoice' as const, 'Application' as const], ...handlesOwnErrors };

export const instalmentsApi = instalmentsGenerated.enhanceEndpoints({
  endpoints: {
    listCustomerInstalments: { providesTags: ['Instalment'] },
    listInstalments: { providesTags: ['Instalment'] },
    searchInstalments: { providesTags: ['Instalment'], extraOptions: { timeout: 10_000 } },
    listApplications: { providesTags: ['Application'] },
    listApplicationStatuses: { providesTags: ['Application'] },
    getApplication: { providesTags: ['Application'] },
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
    recalculateInstalment: changes,
    acceptApplication: changes,
    rejectApplication: changes,
    scoreApplication: changes,
    addInvoice: changes,
    cancelApplication: changes,
    deleteApplication: changes,
    listInstalmentProducts: { providesTags: ['Application'] },
    listApplicantPhotos: { providesTags: ['Application'] },
    addInstalmentContracts: changes,
    getInstalmentByNumber: { providesTags: ['Instalment'] },
    toggleAutopay: changes,
  } satisfies Tagged<typeof instalmentsGenerated>,
});
