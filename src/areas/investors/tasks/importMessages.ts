import { defineMessages } from 'react-intl';

/** The words of the import. */
export const m = defineMessages({
  newName: { id: 'investors.tasks.newName', defaultMessage: 'Название задания' },
  runAtOnce: { id: 'investors.tasks.runAtOnce', defaultMessage: 'Запустить сразу' },
  idColumn: { id: 'investors.tasks.c_investor_id', defaultMessage: 'Номер инвестора' },
  numberWrong: { id: 'investors.tasks.e_number', defaultMessage: 'Нужен номер: только цифры' },
  pinflWrong: { id: 'investors.tasks.e_pinfl', defaultMessage: 'Неверный ПИНФЛ' },
  tooYoung: { id: 'investors.tasks.e_age', defaultMessage: 'По ПИНФЛ нет 18 лет' },
  nameWrong: {
    id: 'investors.tasks.e_name',
    defaultMessage: 'Нужно от 2 до 100 букв, можно с пробелом, дефисом и апострофом',
  },
  statusWrong: { id: 'investors.tasks.e_status', defaultMessage: 'Такого статуса нет' },
  phoneWrong: { id: 'investors.tasks.e_phone', defaultMessage: 'Нужен телефон Узбекистана: 998 и девять цифр' },
  whoWrong: { id: 'investors.tasks.e_who', defaultMessage: 'Укажите номер инвестора или ПИНФЛ' },
  reasonWrong: { id: 'investors.tasks.e_reason', defaultMessage: 'Для этого статуса нужен комментарий' },
  help: {
    id: 'investors.tasks.importHelp',
    defaultMessage: 'Задание останется в списке, что бы ни случилось с этой страницей.',
  },
  kindStays: {
    id: 'investors.tasks.kindStays',
    defaultMessage: 'Загруженные строки для этого задания. Для другого выберите другой файл',
  },
  whatToDo: { id: 'investors.tasks.whatToDo', defaultMessage: 'Что загрузить' },
});
