import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { instalmentPaymentsGenerated } from '../generated/payment/instalment-payments';

export type {
  InstalmentPayment,
  InstalmentRefund,
  NewCharge,
  NewTransaction,
  PaymentKind,
} from '../generated/payment/instalment-payments';

// A payment changes what is owed, also in sum by the customer, has its receipt, and a down payment moves application and order on.
const touched: Tag[] = ['InstalmentPayment', 'Instalment', 'Application', 'Order', 'Customer', 'Receipt'];
const changes = { invalidatesTags: touched, ...handlesOwnErrors };

export const instalmentPaymentsApi = instalmentPaymentsGenerated.enhanceEndpoints({
  endpoints: {
    getInstalmentPayment: { providesTags: ['InstalmentPayment'] },
    listInstalmentRefunds: { providesTags: ['InstalmentPayment'] },
    createInstalmentTransaction: changes,
    chargeInstalment: changes,
    syncInstalmentPayment: changes,
    beginCardPayment: changes,
    verifyCardPayment: changes,
    withdrawDue: changes,
    cancelInstalmentPayment: changes,
    payBack: changes,
  } satisfies Tagged<typeof instalmentPaymentsGenerated>,
});

export const {
  useGetInstalmentPaymentQuery,
  useCreateInstalmentTransactionMutation,
  useChargeInstalmentMutation,
  useSyncInstalmentPaymentMutation,
  useBeginCardPaymentMutation,
  useVerifyCardPaymentMutation,
  useWithdrawDueMutation,
  useCancelInstalmentPaymentMutation,
  useListInstalmentRefundsQuery,
  usePayBackMutation,
} = instalmentPaymentsApi;
