import { claimsGenerated } from '../generated/system-user/claims';
import type { Tagged } from '../tags';

export const claimsApi = claimsGenerated.enhanceEndpoints({
  endpoints: {
    changeClaimStatus: {
      invalidatesTags: ['Claim', 'Investor', 'InvestorBalance', 'InvestorLog'],
      extraOptions: { isToldByCaller: true },
    },
  } satisfies Tagged<typeof claimsGenerated>,
});

export const { useChangeClaimStatusMutation } = claimsApi;
