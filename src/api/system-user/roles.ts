import { rolesGenerated } from '../generated/system-user/roles';
import type { Tagged } from '../tags';

export const rolesApi = rolesGenerated.enhanceEndpoints({
  endpoints: {
    getUserRole: { providesTags: ['Role'], extraOptions: { isToldByCaller: true } },
  } satisfies Tagged<typeof rolesGenerated>,
});
