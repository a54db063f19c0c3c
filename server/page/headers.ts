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
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    ["img-src 'self' data: blob:", ...cdn, ...maps].join(' '),
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
  ];
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  };
}

/** The page of the advertising script, in its sandboxed frame: that script and nothing of ours. */
export function adFrameHeaders(config: PanelConfig): Headers {
  const origin = originsOf(config, 'AD_SCRIPT_URL').join(' ');
  return {
    'content-security-policy': `default-src 'none'; script-src 'self' ${origin}; img-src ${origin}; connect-src ${origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  };
}
