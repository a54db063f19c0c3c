import { authGenerated } from '../generated/system-user/auth';
import type { Tagged } from '../cache/tags';

// The gateway itself renews and ends the session, past the cache: api/session/refresh and api/sign-in/signOut.
export const authApi = authGenerated.enhanceEndpoints({
  endpoints: {
    login: { extraOptions: { isAnonymous: true, handlesOwnErrors: true } },
    refreshToken: { extraOptions: { isAnonymous: true, handlesOwnErrors: true } },
    logout: { extraOptions: { handlesOwnErrors: true } },
  } satisfies Tagged<typeof authGenerated>,
});
