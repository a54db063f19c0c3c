/** Where the goods of an order are, as the module of deliveries says it. */
export {
  cancelDelivery as endDelivery,
  createDelivery as beginDelivery,
  deliveryOfOrder as deliveryColumn,
  hasDeliveryState as hasDelivery,
  whereGoodsAre as goodsOf,
} from '../deliveries/index';
