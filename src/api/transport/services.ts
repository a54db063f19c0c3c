import type { Config } from './config';
import { timeouts } from './timeouts';

/** The services by the first segment of a call's path, and where each one's address is set. */
const addresses: Readonly<Record<string, keyof Config>> = {
  'system-user': 'API_SYSTEM_URL',
  investment: 'API_INVEST_URL',
  payment: 'API_PAY_URL',
  marketplace: 'API_MARKET_URL',
};

export const serviceOf = (path: string) => path.split('/', 2)[1] ?? '';

/** `search` with one `name=value` per value of a list; what is undefined or null is left out. */
function written(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The full address of a call; a service whose address is not set answers under /api on the panel's own origin. */
export function addressOf(path: string, params: Readonly<Record<string, unknown>>, config: Config): string {
  const service = serviceOf(path);
  const name = Object.hasOwn(addresses, service) ? addresses[service] : undefined;
  const base = (name && config[name]?.replace(/\/+$/, '')) || `/api/${service}`;
  return base + path.slice(service.length + 1) + written(params);
}

/** How long a call of this path may take where nothing else is named for it. */
export const timeoutOf = (path: string): number => (serviceOf(path) === 'payment' ? timeouts.pay : timeouts.usual);
