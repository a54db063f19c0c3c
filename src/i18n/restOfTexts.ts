/** Of the language that is shown. Where no catalogue is divided, as in tests and in the gallery, none is waited for. */
let fetchRest: () => Promise<unknown> = () => Promise.resolve();

/**
 * The first page brings the texts that it shows; whatever is fetched later may use any, and comes when all are there.
 * Fails when they cannot be had, and may be asked again.
 */
export const restOfTexts = (): Promise<unknown> => fetchRest();

/** Said by whoever shows a language, or is about to show the first one, of which only a part may have come. */
export function tellRestOfTexts(fetch: () => Promise<unknown>): void {
  fetchRest = fetch;
}
