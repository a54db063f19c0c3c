/** Of the one language that is shown. Where no catalogue is divided, as in tests and in the gallery, none is waited for. */
let fetchRest: () => Promise<unknown> = () => Promise.resolve();

/**
 * The first page brings the texts that it shows; whatever is fetched later may use any, and comes when all are there.
 * Fails when they cannot be had, and may be asked again.
 */
export const restOfTexts = (): Promise<unknown> => fetchRest();

/** Said by the catalogue (i18n/catalogue.ts) when it has given a part of its texts. */
export function tellRestOfTexts(fetch: () => Promise<unknown>): void {
  fetchRest = fetch;
}
