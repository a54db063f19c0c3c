import { defineMessage } from 'react-intl';

/** In the place of what is chosen from a list that is not there yet. */
export const listComes = defineMessage({ id: 'kit.choices.coming', defaultMessage: 'Список загружается…' });
