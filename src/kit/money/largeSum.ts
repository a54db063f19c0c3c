import { parseMoney } from '../../lib/money';

/** Above this sum, in so'm, the amount is typed once more, wherever it passes: one claim, many, a sheet, a signature. */
const typedAbove = '50000000.00';

/** Whether the person who moves this sum has to type it; a decimal string. */
export const isLargeSum = (amount: string): boolean => (parseMoney(amount) ?? 0n) > (parseMoney(typedAbove) ?? 0n);
