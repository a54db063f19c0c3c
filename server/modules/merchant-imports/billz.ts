import type { RefusalCode } from '../../shared/codes';
import type { RowCells } from './columns';
import { cellText, largestSheet, mostRows, type SheetRow } from './rules';
import { SourceFault } from './sources';

export interface BillzPlace {
  shopId: string;
}

/** A till program of merchants, whose goods are read over its interface. */
export interface Billz {
  /** Throws `access_denied` for a token that opens nothing, `unknown_value` for a shop that it does not see. */
  check(place: BillzPlace, token: string): Promise<void>;
  goods(place: BillzPlace, token: string): Promise<SheetRow[]>;
}

const pageSize = 500;
/** Milliseconds that an answer may take. */
export const billzPatience = 15_000;
/** Milliseconds that all pages together may take: less than whoever fetches them holds the import for (`runner.ts`). */
const goodsPatience = 120_000;

/** Billz at the address that the installation names. */
export function billzAt(url: string, patience = billzPatience, wholePatience = goodsPatience): Billz {
  const ask = async (path: string, { whole, ...init }: RequestInit & { whole: AbortSignal }): Promise<unknown> => {
    try {
      const answer = await fetch(url.replace(/\/+$/, '') + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.any([whole, AbortSignal.timeout(patience)]),
      });
      if (answer.status === 401 || answer.status === 403) throw new SourceFault('access_denied');
      if (!answer.ok) throw new SourceFault(answer.status < 500 ? 'source_unreadable' : 'source_unreachable');
      return readJson(await bodyOf(answer));
    } catch (error) {
      // Anything else is the network: no name, no answer, one that broke off or came too late.
      throw error instanceof SourceFault ? error : new SourceFault('source_unreachable');
    }
  };
  const read = (path: string, session: string, whole: AbortSignal) =>
    ask(path, { headers: { authorization: `Bearer ${session}` }, whole });

  async function open({ shopId }: BillzPlace, token: string, whole: AbortSignal): Promise<string> {
    const signedIn = await ask('/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret_token: token }),
      whole,
    });
    const session = textAt(signedIn, 'data', 'access_token');
    if (session === undefined) throw new SourceFault('source_unreadable');
    const shops = listAt(await read('/v1/shop?limit=1000', session, whole), 'shops');
    if (!shops.some((shop) => textAt(shop, 'id') === shopId)) throw new SourceFault('unknown_value');
    return session;
  }

  return {
    check: async (place, token) => void (await open(place, token, AbortSignal.timeout(wholePatience))),
    async goods(place, token) {
      const whole = AbortSignal.timeout(wholePatience);
      const session = await open(place, token, whole);
      const rows: SheetRow[] = [];
      for (let page = 1; ; page++) {
        const found = listAt(await read(`/v2/products?limit=${pageSize}&page=${page}`, session, whole), 'products');
        for (const product of found) rows.push({ row: rows.length + 2, cells: cellsOf(product, place.shopId) });
        if (rows.length > mostRows) throw new SourceFault('sheet_too_long');
        if (found.length < pageSize) return rows;
      }
    },
  };
}

/** The whole of an answer, which may be no larger than a sheet. */
async function bodyOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > largestSheet) throw new SourceFault('file_too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceFault('source_unreadable');
  }
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** A text or a number on this way, as a text. */
function textAt(value: unknown, ...names: string[]): string | undefined {
  const found = names.reduce(at, value);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

function listAt(value: unknown, name: string): unknown[] {
  const found = at(value, name);
  if (!Array.isArray(found)) throw new SourceFault('source_unreadable');
  return found as unknown[];
}

/** The product as a row of a sheet: what it costs and how many there are in this shop. */
function cellsOf(product: unknown, shopId: string): RowCells {
  const inShop = (name: string) => {
    const all = at(product, name);
    return Array.isArray(all) ? (all as unknown[]).find((one) => textAt(one, 'shop_id') === shopId) : undefined;
  };
  const price = inShop('shop_prices');
  const usual = textAt(price, 'retail_price');
  const reduced = textAt(price, 'promo_price');
  const isReduced = usual !== undefined && reduced !== undefined && Number(reduced) > 0;
  const name = textAt(product, 'name');
  const cells: Record<keyof RowCells, string | undefined> = {
    sku: textAt(product, 'sku'),
    name,
    model: [textAt(product, 'brand_name'), name].filter(Boolean).join(' '),
    price: isReduced ? reduced : usual,
    old_price: isReduced ? usual : '-',
    stock: textAt(inShop('shop_measurement_values'), 'active_measurement_value'),
    barcode: textAt(product, 'barcode'),
    spic: undefined,
    package_code: undefined,
  };
  return Object.fromEntries(
    Object.entries(cells).flatMap(([column, said]) => {
      const text = cellText(said ?? '');
      return text === '' ? [] : [[column, text]];
    }),
  );
}

/** What a call of Billz was refused with, by the field of the form that it is about. */
export const fieldOfFault: Partial<Record<RefusalCode, string>> = {
  access_denied: 'billz.token',
  unknown_value: 'billz.shop_id',
};
