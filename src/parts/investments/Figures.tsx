import { useFormat } from '../../i18n/format';

/** A share, 24 %. */
export function Percent({ value }: { value: number }) {
  return useFormat().percent(value);
}

/** A month of the service, 2026-03, in words. */
export function Month({ value }: { value: string }) {
  return useFormat().month(value);
}
