/**
 * Every time, in milliseconds, for which the panel shows or waits for something, but those of notices
 * (kit/state/notifications.ts): the sign-in page needs these and would bring all of them.
 */
export const timings = {
  /** A toast stays this long at least, */
  toastShortest: 2_000,
  /** longer by this for each character, */
  toastPerCharacter: 50,
  /** and never longer than this. */
  toastLongest: 8_000,
  /** The outcome of signing and of bulk work. */
  summary: 20_000,
  /** The tick inside the button that was pressed. */
  check: 300,
  /** How long a field waits for typing to stop. */
  typing: 150,
  /** How long letters typed in a tree are one word. */
  typeAhead: 500,
  /** How long the palette waits before it asks the services. */
  palette: 250,
  /** Whoever waits hears after this that it takes longer, */
  progressAfter: 1_000,
  /** and may wait no more after this. */
  cancelAfter: 10_000,
  /** Within this the second key of a command follows the first. */
  secondKey: 1_500,
  /** How long "copied" is shown. */
  copied: 2_000,
  /** How often a form that is being filled in is kept as a draft, */
  draftEvery: 5_000,
  /** and how long the draft is offered. */
  draftKept: 24 * 60 * 60 * 1_000,
  /** How long a signature waits for its sending: after that no service knows any more whether it was sent. */
  signatureKept: 7 * 24 * 60 * 60 * 1_000,
  /** How long masked data stays revealed. */
  reveal: 30_000,
  /** How long all of a record that is compared with its photos does. */
  revealAll: 120_000,
  /** How long pictures that do not come are gathered before their page is asked for again. */
  pictures: 200,
  /** The pauses before each question what became of a write whose answer was lost. */
  outcome: [500, 1_000, 2_000, 4_000, 8_000, 15_000],
} as const;

/** How long a toast of this text is shown. */
export function toastTime(text: string): number {
  return Math.min(timings.toastShortest + text.length * timings.toastPerCharacter, timings.toastLongest);
}
