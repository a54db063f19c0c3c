import type { FiscalProvider } from '../../../api/payment/paymentSettings';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const fiscalProvider = choices<FiscalProvider>({ ofd_uz: m.ofdUz, soliq: m.soliq });

/** 9 → 09:00 */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
export const allHours = Array.from({ length: 24 }, (_, hour) => hour);
