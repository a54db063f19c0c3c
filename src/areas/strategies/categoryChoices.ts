import type { ListQuery } from '../../lib/rows';

/** The categories to choose from: as many as a list may bring at once. */
export const categoryChoices = { filters: {}, limit: 100, page: 1 } satisfies ListQuery<object>;
