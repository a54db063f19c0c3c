import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { accessChangesGenerated } from '../generated/system-user/access-changes';

export type {
  AccessChange,
  AccessChangeDetail,
  AccessChangeKind,
  AccessChangeStatus,
  AccessConfirmation,
} from '../generated/system-user/access-changes';

/** A change shows with the people, the roles and the sessions that it is about; the setting with all that needs it. */
const aboutAccess: Tag[] = [
  ...(['AccessChange', 'SystemUser', 'UserSession', 'Role', 'Permission'] as const),
  ...(['PaymentRole', 'InvestmentRole'] as const),
];

const accessChangesApi = accessChangesGenerated.enhanceEndpoints({
  endpoints: {
    listAccessChanges: { providesTags: ['AccessChange'] },
    getAccessChange: { providesTags: ['AccessChange'] },
    confirmAccessChange: { invalidatesTags: aboutAccess, ...handlesOwnErrors },
    rejectAccessChange: { invalidatesTags: ['AccessChange'], ...handlesOwnErrors },
    cancelAccessChange: { invalidatesTags: ['AccessChange'], ...handlesOwnErrors },
    getAccessConfirmation: { providesTags: ['AccessChange', 'SystemUser', 'Role'] },
    setAccessConfirmation: { invalidatesTags: aboutAccess, ...handlesOwnErrors },
  } satisfies Tagged<typeof accessChangesGenerated>,
});

export const {
  useGetAccessChangeQuery,
  useConfirmAccessChangeMutation,
  useRejectAccessChangeMutation,
  useCancelAccessChangeMutation,
  useGetAccessConfirmationQuery,
  useSetAccessConfirmationMutation,
} = accessChangesApi;

export const { useRows: useListAccessChangesRows, useCount: useAccessChangeCount } = listEndpoint(
  accessChangesApi,
  'listAccessChanges',
  { rows: 'access_changes' },
);
