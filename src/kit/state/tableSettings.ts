import { isRecord } from '../../lib/guards';

export type Density = 'compact' | 'comfortable';

/** What a person changed about a table; what is missing is as the screen made it. */
export interface TableSettings {
  density?: Density;
  /** Ids of columns in the order wanted; columns made since then keep their place beside their neighbours. */
  order?: string[];
  /** Columns shown or left out other than at first, by id. */
  shown?: Record<string, boolean>;
  /** In pixels, by id. */
  widths?: Record<string, number>;
  /** How many of the first columns stay while the others scroll sideways. */
  pinned?: number;
  /** Whether the column of actions stays, too. */
  actionsPinned?: boolean;
}

export const narrowest = 64;
export const widest = 800;
export const pinnedAtMost = 3;

const isMaybe = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isWidth = (value: unknown): boolean => typeof value === 'number' && value >= narrowest && value <= widest;

/** Whether what the storage gave back is fit to be the look of a table. */
export function isTableLook(value: unknown): value is TableSettings {
  if (!isRecord(value)) return false;
  const { density, order, shown, widths, pinned, actionsPinned } = value;
  return (
    isMaybe(density, (one) => one === 'compact' || one === 'comfortable') &&
    isMaybe(order, (list) => Array.isArray(list) && list.every((id) => typeof id === 'string')) &&
    isMaybe(shown, (list) => isRecord(list) && Object.values(list).every(isBoolean)) &&
    isMaybe(widths, (list) => isRecord(list) && Object.values(list).every(isWidth)) &&
    isMaybe(pinned, (count) => Number.isInteger(count) && Number(count) >= 0 && Number(count) <= pinnedAtMost) &&
    isMaybe(actionsPinned, isBoolean)
  );
}
