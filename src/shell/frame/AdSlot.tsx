import { lazyPart, useLazyPart } from '../foundation/lazyPart';
import { panelConfig } from '../foundation/panelConfig';

const adFrame = lazyPart(async () => (await import('./AdFrame')).AdFrame);

/** The place of the advertisement: nothing, and nothing fetched, unless the installation has set one. */
export function AdSlot() {
  return panelConfig().AD_SCRIPT_URL && <Fetched />;
}

function Fetched() {
  const { part: AdFrame } = useLazyPart(adFrame);
  return AdFrame && <AdFrame />;
}
