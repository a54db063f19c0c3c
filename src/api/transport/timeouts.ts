/** How long a call may take, in milliseconds. The long ones run in the background and can be cancelled. */
export const timeouts = {
  usual: 30_000,
  /** Every call of the payment service. */
  pay: 12_000_000,
  reports: 100_000_000,
  /** The list of the general ledger. */
  ledger: 1_000_000,
  /** The calls that the requirements name. */
  named: 10_000,
  /** A file on its way up; a slow line takes long for 25 MB, and the person can give up. */
  upload: 600_000,
  /** One of the two questions of a refresh. */
  refreshOnce: 5_000,
  /** How long one window waits for another that is refreshing. */
  refreshTurn: 5_000,
  logout: 3_000,
} as const;
