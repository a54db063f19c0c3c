import type { MessageDescriptor } from 'react-intl';
import { t } from '../../i18n/terms';
import type { RecordWords } from '../../parts/historyWords';
import { deliveryStatus } from './deliveryTerms';
import { m } from './messages';

const yesNo: Readonly<Record<string, MessageDescriptor>> = { true: t.yes, false: t.no };

/** The history of a delivery. */
export const deliveryJournal: RecordWords = {
  fields: {
    sender_address: m.senderAddress,
    receiver_address: m.address,
    sender_enabled: m.senderEnabled,
    receiver_enabled: m.receiverEnabled,
    serving: m.serving,
    provider: m.provider,
    price: m.price,
    tracking_number: m.tracking,
    street: m.street,
    house: m.house,
    point: m.point,
  },
  actions: {
    update_address: m.updateAddress,
    confirm_address: m.confirmAddress,
    cancel_address: m.giveAddressUp,
    check_address: m.checkAddress,
    set_provider: m.setProvider,
  },
  written: ['sender_address', 'receiver_address', 'serving', 'provider', 'tracking_number'],
  values: (field, value) =>
    field.endsWith('_enabled') ? yesNo[value] : deliveryStatus.wordsOf('status')(field, value),
};
