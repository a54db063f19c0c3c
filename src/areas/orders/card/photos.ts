import type { OrderAttachment } from '../../../api/payment/orders';

/** What can be looked at without leaving the order. */
export const isPhoto = ({ name }: OrderAttachment): boolean => /\.(jpe?g|png|webp)$/i.test(name);
