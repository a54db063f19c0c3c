import { readConfig, type Config } from './config';

let known: Config | undefined;

/** The configuration that came with the page. */
export function panelConfig(): Config {
  known ??= readConfig(document);
  return known;
}

/** The name of the product, in the header and in the title of the window. */
export function productTitle(): string {
  return panelConfig().PRODUCT_TITLE ?? 'Divan';
}
