/** A bank as the directory tells it. */
export interface ListedBank {
  mfo: string;
  name: string;
  inn: string | null;
  swift: string | null;
  region: string | null;
}
