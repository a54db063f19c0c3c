import { defineMessages } from 'react-intl';
import { choices } from '../kit/table/choices';

const m = defineMessages({ me: { id: 'parts.awaiting.me', defaultMessage: 'Ждут меня' } });

/** Of a list with decisions: what this person may decide, by the service's own rules. */
export const awaiting = choices({ me: m.me });
