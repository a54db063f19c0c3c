import { framePart } from '../foundation/framePart';
import { panelConfig } from '../../api/transport/panelConfig';

const AdFrame = framePart(async () => (await import('./AdFrame')).AdFrame);

/** The place of the advertisement: nothing, and nothing fetched, unless the installation has set one. */
export function AdSlot() {
  return panelConfig().AD_SCRIPT_URL && <AdFrame />;
}
