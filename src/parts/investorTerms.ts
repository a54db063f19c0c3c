import { defineMessage } from 'react-intl';

/** Stands for the name of an investor who has not said one. */
export const noName = defineMessage<{ id: number }>({
  id: 'investors.list.noName',
  defaultMessage: 'Без имени · № {id}',
});
