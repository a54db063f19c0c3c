/** The times of notices, in milliseconds. */
export const noticeTimes = {
  /** Equal notices within this span become one with a counter. */
  same: 5_000,
  /** How long they are kept under the bell. */
  kept: 7 * 24 * 60 * 60 * 1_000,
} as const;
