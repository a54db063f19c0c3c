import type { DeliveryAddress } from '../../api/payment/deliveries';

/** An address in one line, from the region to the house; nothing where nothing is known. */
export const lineOf = ({ region, district, town, street, house }: DeliveryAddress): string | undefined =>
  [region?.name, district?.name, town?.name, street, house].filter(Boolean).join(', ') || undefined;
