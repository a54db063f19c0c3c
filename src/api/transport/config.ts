/** What an installation sets when it serves the page; one build serves every installation. */
export type Config = Readonly<
  Partial<
    Record<
      | 'API_SYSTEM_URL'
      | 'API_INVEST_URL'
      | 'API_PAY_URL'
      | 'API_MARKET_URL'
      | 'API_FISCAL_URL'
      | 'CDN_URL'
      | 'PRODUCT_TITLE'
      | 'SUPPORT_PHONE'
      | 'COPYRIGHT'
      | 'MAPS_KEY'
      | 'MAPS_TILES_URL'
      | 'MAPS_URL'
      | 'EIMZO_KEYS'
      | 'AD_SCRIPT_URL',
      string
    >
  >
>;

/**
 * Reads the block that the web server fills in from its environment, with nothing in it but the names above
 * (server/page/config.ts). What is not set, or not a text, is absent.
 */
export function readConfig(page: Document): Config {
  let found: unknown;
  try {
    found = JSON.parse(page.getElementById('config')?.textContent || 'null');
  } catch {
    // A page served without the server's hand still works, with every address at its default.
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'string' && value !== ''));
}
