/** What the panel is told when it starts, by the names of the environment. */
export interface PanelConfig {
  API_SYSTEM_URL?: string;
  API_INVEST_URL?: string;
  API_PAY_URL?: string;
  API_MARKET_URL?: string;
  API_FISCAL_URL?: string;
  CDN_URL?: string;
  PRODUCT_TITLE?: string;
  SUPPORT_PHONE?: string;
  COPYRIGHT?: string;
  MAPS_KEY?: string;
  MAPS_TILES_URL?: string;
  MAPS_URL?: string;
  EIMZO_KEYS?: string;
  AD_SCRIPT_URL?: string;
}

/** The origins of all addresses of the configuration that the page may talk to. */
export function originsOf(config: PanelConfig, ...keys: (keyof PanelConfig)[]): string[] {
  const origins = keys.flatMap((key) => {
    const address = config[key];
    // A path such as /api/payment is on the page's own origin, which is allowed anyway.
    return address && /^https?:\/\//i.test(address) ? [new URL(address).origin] : [];
  });
  return [...new Set(origins)];
}

const block = /(<script\b[^>]*\bid=["']?config["']?[^>]*>)[\s\S]*?(<\/script>)/i;

/** index.html with the configuration in its block; without the block the page is left as it is. */
export function withConfig(html: string, config: PanelConfig): string {
  // As a script element ends at the first `</script`, no `<` of a value may stand in it.
  const json = JSON.stringify(config)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return html.replace(block, (_, start: string, end: string) => start + json + end);
}
