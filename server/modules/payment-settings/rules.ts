import type { RefusalCode } from '../../shared/codes';
import { tiyinOf } from '../../shared/money';
import type { Gateway, Settings } from './store';

/**
 * What is wrong with settings, by their fields. A gateway that was turned off after it was chosen is found only by whoever chooses one:
 * the rest of the settings may be changed meanwhile.
 */
export function faultsOf(
  next: Settings,
  sent: Partial<Settings>,
  gateways: readonly Gateway[],
): Record<string, RefusalCode> {
  const faultOfGateway = (code: string | null | undefined): RefusalCode | undefined => {
    if (code === undefined || code === null) return undefined;
    const gateway = gateways.find((one) => one.code === code);
    if (gateway === undefined) return 'unknown_value';
    return gateway.is_active ? undefined : 'gateway_off';
  };
  const acquirer = faultOfGateway(sent.acquiring_provider);
  const backup =
    next.backup_provider === next.acquiring_provider ? 'same_gateway' : faultOfGateway(sent.backup_provider);
  return {
    ...(acquirer && { acquiring_provider: acquirer }),
    ...(backup && { backup_provider: backup }),
    ...(next.autopay_enabled && next.autopay_hours.length === 0 && { autopay_hours: 'required' as const }),
    ...(tiyinOf(next.min_amount) <= 0n && { min_amount: 'out_of_range' as const }),
    ...(tiyinOf(next.min_amount) > tiyinOf(next.max_amount) && { max_amount: 'min_above_max' as const }),
  };
}
