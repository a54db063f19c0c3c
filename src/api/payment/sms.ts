import { useRecordQuery } from '../cache/useRecordQuery';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { useUnpagedRows } from '../cache/unpagedRows';
import { smsGenerated, type SmsProvider } from '../generated/payment/sms';

export type {
  SmsMessage,
  SmsProvider,
  SmsProviderChange,
  SmsProviderDetail,
  SmsSize,
  SmsState,
  SmsTemplate,
  SmsTemplateDetail,
  SmsVariable,
} from '../generated/payment/sms';

const smsApi = smsGenerated.enhanceEndpoints({
  endpoints: {
    listSmsProviders: { providesTags: ['SmsProvider'] },
    getSmsProvider: { providesTags: ['SmsProvider'] },
    updateSmsProvider: { invalidatesTags: ['SmsProvider'], ...handlesOwnErrors },
    listSmsTemplates: { providesTags: ['SmsTemplate'] },
    getSmsTemplate: { providesTags: ['SmsTemplate'] },
    updateSmsTemplate: { invalidatesTags: ['SmsTemplate'], ...handlesOwnErrors },
    listSmsMessages: { providesTags: ['SmsMessage'] },
  } satisfies Tagged<typeof smsGenerated>,
});

export const {
  useGetSmsProviderQuery,
  useUpdateSmsProviderMutation,
  useGetSmsTemplateQuery,
  useUpdateSmsTemplateMutation,
} = smsApi;

/** The providers by their priority; there are a few. */
export const useSmsProviders = () => useRecordQuery(smsApi.useListSmsProvidersQuery(), 'all');
export const useSmsProviderRows = () =>
  useUnpagedRows(smsApi.useListSmsProvidersQuery(), ({ providers }): readonly SmsProvider[] => providers, 'all');

export const { useRows: useListSmsTemplatesRows, find: findSmsTemplates } = listEndpoint(smsApi, 'listSmsTemplates', {
  rows: 'templates',
});
export const { useRows: useListSmsMessagesRows } = listEndpoint(smsApi, 'listSmsMessages', { rows: 'messages' });
