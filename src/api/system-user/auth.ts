import { authGenerated } from '../generated/system-user/auth';
import type { Tagged } from '../tags';

// The gateway itself renews and ends the session, past the cache: api/refresh and api/signOut.
export const authApi = authGenerated.enhanceEndpoints({
  endpoints: {
    login: { extraOptions: { isAnonymous: true, isToldByCaller: true } },
    refreshToken: { extraOptions: { isAnonymous: true, isToldByCaller: true } },
    logout: { extraOptions: { isToldByCaller: true } },
  } satisfies Tagged<typeof authGenerated>,
});
