/** What was typed for money is not offered back another day. */
export const noDraft = {
  draft: undefined,
  restore: () => undefined,
  remove: () => undefined,
  drop: () => undefined,
};
