import { isRecord } from '../../lib/guards';

export interface Rate {
  before_months: number;
  rate_percent: number;
}

const isRate = (one: unknown): one is Rate =>
  isRecord(one) && typeof one['before_months'] === 'number' && typeof one['rate_percent'] === 'number';

/** What a text of JSON holds; undefined where it is none, or neither an object nor a list. */
function readJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // What is typed half is no JSON yet.
    return undefined;
  }
}

/** The steps of a scale by months; undefined for any other JSON. */
export function readScale(text: string): readonly Rate[] | undefined {
  const value = readJson(text);
  return Array.isArray(value) && value.length > 0 && value.every(isRate) ? value : undefined;
}
