import type { Certificate } from '../../../api/eimzo/certificate';
import type { Organisation } from '../../../api/investment/signing';
import { addDays, tashkentTime } from '../../../lib/days';

export type KeyState = 'valid' | 'expiring' | 'expired' | 'early';

/** Days before its end at which a key is said to end soon. */
const soon = 30;

/** How a key stands now, a moment of Tashkent as YYYY-MM-DD HH:mm:ss; one that does not say when it ends is left to the service. */
export function keyStateAt({ from, to }: Pick<Certificate, 'from' | 'to'>, now: string): KeyState {
  if (from !== undefined && now < from) return 'early';
  if (to === undefined) return 'valid';
  if (now > to) return 'expired';
  return addDays(now.slice(0, 10), soon) > to.slice(0, 10) ? 'expiring' : 'valid';
}

const hexOf = (serial: string): string => serial.toLowerCase().replace(/^0+(?=.)/, '');

/** Whether a key signs for the organisation: its own, or one of another that the service lists. */
export const isOurs = ({ inn, serial }: Pick<Certificate, 'inn' | 'serial'>, organisation: Organisation): boolean =>
  inn === organisation.inn || organisation.foreign_serials.some((one) => hexOf(one) === hexOf(serial));

export const isUsable = (state: KeyState): boolean => state === 'valid' || state === 'expiring';

export const nowInTashkent = (): string => tashkentTime(new Date().toISOString()) ?? '';
