export const columns = [
  'sku',
  'name',
  'model',
  'price',
  'old_price',
  'stock',
  'barcode',
  'spic',
  'package_code',
] as const;
export type Column = (typeof columns)[number];
/** A row of a sheet by column; an empty cell is left out. */
export type RowCells = Partial<Record<Column, string>>;

/** What is wrong with a cell. They stand in the file of errors alone, in words of its own. */
export type FaultCode =
  | 'required'
  | 'too_long'
  | 'formula'
  | 'sku_repeated'
  | 'barcode_repeated'
  | 'model_unknown'
  | 'invalid_price'
  | 'old_price_not_above'
  | 'invalid_stock'
  | 'invalid_barcode'
  | 'barcode_taken'
  | 'barcode_of_other'
  | 'invalid_spic'
  | 'invalid_package_code'
  | 'server_error';
export type Faults = Partial<Record<Column, FaultCode>>;
