import { createHash } from 'node:crypto';
import { policyPath } from '../shared/browserReports';
import { originsOf, type PanelConfig } from './config';

/** The digest of the empty text: it lets in the style elements that Fluent makes empty and fills by rule. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** Where the programs of the electronic signature listen on the user's own computer. */
const signingSockets = [
  'wss://127.0.0.1:64443',
  'ws://127.0.0.1:64646',
  'wss://localhost:64443',
  'ws://localhost:64646',
];

export type Headers = Record<string, string>;

/** On every answer, whatever it is. */
export const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** On every answer of an installation that is reached by https. */
export const securedHeaders: Headers = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** On every answer of a service: it is data and must not be kept or run. */
export const serviceHeaders: Headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** On every page. */
export function pageHeaders(config: PanelConfig): Headers {
  const services = originsOf(
    config,
    ...(['API_SYSTEM_URL', 'API_INVEST_URL', 'API_PAY_URL', 'API_MARKET_URL', 'API_FISCAL_URL'] as const),
  );
  const cdn = originsOf(config, 'CDN_URL');
  const maps = originsOf(config, 'MAPS_URL');
  const tiles = originsOf(config, 'MAPS_TILES_URL');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    ["img-src 'self' data: blob:", ...cdn, ...tiles].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...services, ...cdn, ...maps, ...signingSockets].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(config.AD_SCRIPT_URL ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app#webpack',
    `report-uri ${policyPath}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  };
}

/**
 * The page of the advertising script: that script, and of ours only the one in the page that starts it, by its digest.
 * The sandbox stands in the policy, too: opened by its address, outside of the panel's frame, the page would otherwise
 * be of the panel's origin, and the script would reach what the panel keeps there.
 */
export function adFrameHeaders(config: PanelConfig, starter: string): Headers {
  const origin = originsOf(config, 'AD_SCRIPT_URL').join(' ');
  const digest = createHash('sha256').update(starter).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${digest}' ${origin}`,
    ...['style-src', 'img-src', 'font-src', 'connect-src', 'media-src'].map((kind) => `${kind} ${origin}`),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ];
  return { 'content-security-policy': policy.join('; ') };
}
