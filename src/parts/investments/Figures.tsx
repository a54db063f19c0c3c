import { useFormat } from '../../i18n/format';

/** A share, 24 %. */
export function Percent({ value }: { value: number }) {
  return useFormat().percent(value);
}
