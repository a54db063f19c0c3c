/** All that one customer has of something, on one page: sections beside each other share no page of the address. */
export const allOfOne = { limit: 100, page: 1 } as const;
