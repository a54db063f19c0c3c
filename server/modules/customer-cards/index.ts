import type { Module } from '../../http/module';
import { smsGatewayOf } from '../sms/index';
import { cardGatewayAt, cardStandIn } from './gateway';
import { customerCardHandlers } from './handlers';
import { seedCustomerCards } from './seed';

/** Cards that instalments are paid with; the rights are those of `customers`. */
export const customerCardsModule: Module = {
  handlers(parts) {
    const { secrets, outer } = parts;
    const { cardGatewayUrl, isDemo = false, patience } = outer;
    const standIn = isDemo ? cardStandIn(secrets.key('card-token')) : undefined;
    return customerCardHandlers({
      gateway: cardGatewayUrl === undefined ? standIn : cardGatewayAt(cardGatewayUrl, patience),
      sms: smsGatewayOf(parts),
      key: secrets.key('card-code'),
    });
  },
  seed: seedCustomerCards,
};
