import { unseal } from '../../auth/seal';
import type { Billz } from './billz';
import { fetchByFtp } from './ftp';
import { sheetRowsOf, withoutRepeats, type SheetRow } from './rules';
import { SourceFault, type Reach } from './sources';
import type { MethodRow } from './store';

/** What fetching needs besides the method itself. */
export interface Sources {
  /** Opens what was sealed. */
  key: Buffer;
  reach: Reach;
  /** None where the installation names no address of it. */
  billz: Billz | undefined;
}

/** Whose a sealed secret is: it opens nothing at another merchant, and nothing of another kind. */
export const secretOf = (merchantId: number, type: MethodRow['type']): string => `import-method:${merchantId}:${type}`;

/** What the list of imports calls that which was fetched. */
export const nameOfSource = ({ type, path }: { type: MethodRow['type']; path: string | null }): string =>
  type === 'billz' ? 'Billz' : ((path?.split('/').at(-1) || path) ?? 'FTP');

/** The rows that wait at the place a method names; throws SourceFault or a Refusal that says why there are none. */
export async function fetchGoods(method: MethodRow, { key, reach, billz }: Sources): Promise<SheetRow[]> {
  const secret = unseal(key, method.secret, secretOf(method.merchant_id, method.type));
  if (method.type === 'ftp') {
    const { host, port, login, path } = method;
    return sheetRowsOf(await fetchByFtp({ host, port, login, path }, secret, reach));
  }
  if (billz === undefined) throw new SourceFault('source_missing');
  const rows = await billz.goods({ shopId: method.shop_id }, secret);
  if (rows.length === 0) throw new SourceFault('sheet_empty');
  return withoutRepeats(rows);
}
