import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { testSmsGenerated } from '../generated/system-user/test-sms';

const testSmsApi = testSmsGenerated.enhanceEndpoints({
  endpoints: {
    // A message that was refused is in the journal, too.
    sendTestSms: { invalidatesTags: ['SmsProvider', 'SmsMessage'], ...handlesOwnErrors },
  } satisfies Tagged<typeof testSmsGenerated>,
});

export const { useSendTestSmsMutation } = testSmsApi;
