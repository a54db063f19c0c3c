import { defineMessages } from 'react-intl';

/** What is said of the point of a picture that stays in sight. */
export const focal = defineMessages({
  focus: { id: 'parts.focal.focus', defaultMessage: 'Главная точка' },
  focusHelp: {
    id: 'parts.focal.focusHelp',
    defaultMessage: 'Эта точка остаётся видна там, где фото обрезается. Укажите её нажатием, стрелками или числами',
  },
  focusX: { id: 'parts.focal.focusX', defaultMessage: 'Слева, %' },
  focusY: { id: 'parts.focal.focusY', defaultMessage: 'Сверху, %' },
});
