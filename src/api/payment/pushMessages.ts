import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { notificationsGenerated } from '../generated/payment/notifications';

export type {
  PushActionTypes,
  PushAudience,
  PushDelivery,
  PushLanguage,
  PushMessage,
  PushMessageChange,
  PushMessageDetail,
  PushRecipient,
  PushSegment,
  PushState,
  PushToUsersResult,
} from '../generated/payment/notifications';

const pushApi = notificationsGenerated.enhanceEndpoints({
  endpoints: {
    listPushMessages: { providesTags: ['PushMessage'] },
    getPushMessage: { providesTags: ['PushMessage'] },
    createPushMessage: { invalidatesTags: ['PushMessage'], ...handlesOwnErrors },
    updatePushMessage: { invalidatesTags: ['PushMessage'], ...handlesOwnErrors },
    deletePushMessage: { invalidatesTags: ['PushMessage'], ...handlesOwnErrors },
    publishPushMessage: { invalidatesTags: ['PushMessage'], ...handlesOwnErrors },
    withdrawPushMessage: { invalidatesTags: ['PushMessage'], ...handlesOwnErrors },
    sendPushToUsers: { invalidatesTags: ['PushMessage'], ...handlesOwnErrors },
    listPushRecipients: { providesTags: ['PushMessage'] },
    getPushAudience: { providesTags: ['PushMessage'] },
    listPushActionTypes: { providesTags: ['PushMessage'] },
  } satisfies Tagged<typeof notificationsGenerated>,
});

export const {
  useGetPushMessageQuery,
  useCreatePushMessageMutation,
  useUpdatePushMessageMutation,
  useDeletePushMessageMutation,
  usePublishPushMessageMutation,
  useWithdrawPushMessageMutation,
  useSendPushToUsersMutation,
  useGetPushAudienceQuery,
  useListPushActionTypesQuery,
} = pushApi;

export const {
  useRows: useListPushMessagesRows,
  useCount: usePushMessageCount,
  find: findPushMessages,
} = listEndpoint(pushApi, 'listPushMessages', { rows: 'messages' });
export const { useRows: useListPushRecipientsRows } = listEndpoint(pushApi, 'listPushRecipients', {
  rows: 'recipients',
  of: ['id'],
  toRows: (items) => items.map((one) => ({ ...one, id: one.app_user_id })),
});
/** How one is asked for past the cache. */
export const pushMessageCall = requestOf(pushApi, 'getPushMessage');
