import { defineMessage, useIntl } from 'react-intl';

const noName = defineMessage<{ id: number }>({ id: 'claims.party.noName', defaultMessage: 'Без имени · № {id}' });

/** How an investor is called, also one who has not said a name. */
export function usePartyName(): (investor: { id: number; name: string }) => string {
  const intl = useIntl();
  return ({ id, name }) => name || intl.formatMessage(noName, { id });
}
