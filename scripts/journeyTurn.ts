/** Which share of the journeys a run of Playwright is, as `npm test` says it to whatever has some parts in each of them. */

/** In the environment of Playwright: `1/2` for the second of two shares. */
export const shareVariable = 'JOURNEY_SHARE';

/** As it stands there. */
export const shareText = (share: number, shares: number): string => `${share}/${shares}`;

/** Whether it is the turn of the part `at`, from 0; of all parts where there are no shares. */
export function isPartOfShare(at: number): boolean {
  const said = process.env[shareVariable];
  if (said === undefined) return true;
  const [share = 0, shares = 1] = said.split('/').map(Number);
  return at % shares === share;
}
