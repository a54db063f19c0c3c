import type { NewReturnClaim, RefundMethod, ReturnLine, ReturnReason } from '../../api/payment/returnClaims';
import type { GridRow } from '../../kit/fields/GridField';

/** What the form of a new return holds. */
export interface ReturnValues {
  order_id: string;
  lines: GridRow[];
  reason: string;
  refund_method: string;
  restock: boolean;
  comment: string;
  files: string[];
  [name: string]: unknown;
}
export const emptyReturn: ReturnValues = {
  ...{ order_id: '', lines: [], reason: '', refund_method: 'card', restock: true, comment: '', files: [] },
};

/** The lines of an order, of none of which anything comes back yet. */
export const linesOf = (order: string, lines: readonly ReturnLine[], nameOf: (line: ReturnLine) => string): GridRow[] =>
  lines.map((line) => ({
    ...{ key: `line:${line.basket_item_id}`, order, id: String(line.basket_item_id), name: nameOf(line) },
    ...{ max: String(line.max), sale: line.sale_total, count: '0' },
  }));

/** What is asked for, or looked at: until a reason is chosen it is reckoned without a fee. */
export const bodyOf = (values: ReturnValues): NewReturnClaim => ({
  order_id: Number(values.order_id),
  reason: (values.reason || 'other') as ReturnReason,
  refund_method: (values.refund_method || 'bank') as RefundMethod,
  restock: values.restock,
  items: values.lines.flatMap((line) =>
    line['order'] === values.order_id && Number(line['count']) > 0
      ? [{ basket_item_id: Number(line['id']), count: Number(line['count']) }]
      : [],
  ),
  ...(values.comment.trim() !== '' && { comment: values.comment }),
  ...(values.files.length > 0 && { files: values.files }),
});
