import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { irrGenerated } from '../generated/payment/irr';

export type { Irr } from '../generated/payment/irr';

const irrApi = irrGenerated.enhanceEndpoints({
  endpoints: {
    createIrr: { invalidatesTags: [], ...handlesOwnErrors },
  } satisfies Tagged<typeof irrGenerated>,
});

export const { useCreateIrrMutation } = irrApi;
