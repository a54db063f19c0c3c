import { useListPartnersRows } from '../../../api/system-user/partners';

const everybody = { filters: { order_by: '-percent' as const }, limit: 100, page: 1 };

/** All partners on one page: shares are seen and set together. */
export const useEverybody = () => useListPartnersRows(everybody);
