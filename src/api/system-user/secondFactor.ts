import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { secondFactorGenerated } from '../generated/system-user/second-factor';

export type { SecondFactor, SecondFactorSecret } from '../generated/system-user/second-factor';

const secondFactorApi = secondFactorGenerated.enhanceEndpoints({
  endpoints: {
    getSecondFactor: { providesTags: ['SystemUser'] },
    // Nothing changes before the first code.
    beginSecondFactor: { ...handlesOwnErrors },
    confirmSecondFactor: { invalidatesTags: ['SystemUser', 'UserSession'], ...handlesOwnErrors },
    turnSecondFactorOff: { invalidatesTags: ['SystemUser'], ...handlesOwnErrors },
  } satisfies Tagged<typeof secondFactorGenerated>,
});

export const {
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useTurnSecondFactorOffMutation,
} = secondFactorApi;
