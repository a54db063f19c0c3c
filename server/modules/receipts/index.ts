// What other modules may use.
export { writeAdvanceReceipt, writeRefundReceipt, writeSaleReceipt } from './writing';
