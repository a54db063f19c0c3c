import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { fomoGenerated } from '../generated/payment/fomo';

export type { Fomo, FomoChange, FomoState, FomoTrigger, UserFomo, UserFomoStatus } from '../generated/payment/fomo';

const fomoApi = fomoGenerated.enhanceEndpoints({
  endpoints: {
    listFomos: { providesTags: ['Fomo'] },
    createFomo: { invalidatesTags: ['Fomo'], ...handlesOwnErrors },
    updateFomo: { invalidatesTags: ['Fomo', 'UserFomo'], ...handlesOwnErrors },
    listUserFomos: { providesTags: ['UserFomo'] },
    renewUserFomo: { invalidatesTags: ['Fomo', 'UserFomo'], ...handlesOwnErrors },
  } satisfies Tagged<typeof fomoGenerated>,
});

export const { useListFomosQuery, useCreateFomoMutation, useUpdateFomoMutation, useRenewUserFomoMutation } = fomoApi;

export const { useRows: useListFomosRows, find: findFomoRows } = listEndpoint(fomoApi, 'listFomos', { rows: 'fomos' });
export const { useRows: useListUserFomosRows } = listEndpoint(fomoApi, 'listUserFomos', { rows: 'user_fomos' });
/** How one is asked for past the cache. */
export const fomosCall = requestOf(fomoApi, 'listFomos');
