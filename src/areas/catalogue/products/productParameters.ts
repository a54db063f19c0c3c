import { amount, oneId, oneOf, order, period, searchText, someIds } from '../../../kit/url/listParams';
import { offReason, productLack, saleState } from './productTerms';

export const parameters = {
  search: searchText(),
  merchant_id: someIds(),
  model_id: oneId(),
  category_id: oneId(),
  brand_id: someIds(),
  sale: saleState.oneParam(),
  off_reason: offReason.param(),
  active: oneOf(['on', 'off']),
  lacks: productLack.param(),
  discount: oneOf(['with', 'without']),
  price_from: amount(),
  price_to: amount(),
  ...period,
  order_by: order(['created_at', 'name', 'price', 'stock', 'price_changed_at'], '-created_at'),
};
