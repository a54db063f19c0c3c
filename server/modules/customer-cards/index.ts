import type { Module } from '../../http/module';
import { smsGatewayAt, smsStandIn } from '../sms/index';
import { cardGatewayAt, cardStandIn } from './gateway';
import { customerCardHandlers } from './handlers';
import { seedCustomerCards } from './seed';

/** Cards that instalments are paid with; the rights are those of `customers`. */
export const customerCardsModule: Module = {
  handlers({ secrets, outer: { cardGatewayUrl, smsUrl, isDemo = false, patience } }) {
    const standIn = isDemo ? cardStandIn(secrets.key('card-token')) : undefined;
    return customerCardHandlers({
      gateway: cardGatewayUrl === undefined ? standIn : cardGatewayAt(cardGatewayUrl, patience),
      sms: smsUrl !== undefined ? smsGatewayAt(smsUrl, patience) : isDemo ? smsStandIn : undefined,
      key: secrets.key('card-code'),
    });
  },
  seed: seedCustomerCards,
};
