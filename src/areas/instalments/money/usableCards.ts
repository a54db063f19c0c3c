import { useListCustomerCardsRows, type CustomerCard } from '../../../api/payment/customerCards';

const whole = { limit: 100, page: 1 };

/** The cards of a customer that can be charged; the first is the one that is charged where nobody names one. */
export function useUsableCards(customerId: number): { isReady: boolean; cards: readonly CustomerCard[] } {
  const { items, state } = useListCustomerCardsRows({ ...whole, filters: { customer_id: customerId } });
  const usable = items.filter((card) => card.status === 'active' && !card.is_expired);
  return {
    isReady: state === 'ready',
    cards: usable.toSorted((one, other) => Number(other.is_main) - Number(one.is_main) || one.id - other.id),
  };
}

/** A card as it is chosen among others. */
export const cardOption = ({ id, masked_pan: pan, bank, expiry }: CustomerCard) => ({
  value: String(id),
  label: [pan, bank, expiry].filter(Boolean).join(' · '),
});
