import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { paymentSettingsGenerated } from '../generated/payment/payment-settings';

export type { FiscalProvider, PaymentSettings, PaymentSettingsAnswer } from '../generated/payment/payment-settings';

const paymentSettingsApi = paymentSettingsGenerated.enhanceEndpoints({
  endpoints: {
    getPaymentSettings: { providesTags: ['PaymentSettings'] },
    updatePaymentSettings: { invalidatesTags: ['PaymentSettings'], ...handlesOwnErrors },
  } satisfies Tagged<typeof paymentSettingsGenerated>,
});

export const { useGetPaymentSettingsQuery, useUpdatePaymentSettingsMutation } = paymentSettingsApi;
