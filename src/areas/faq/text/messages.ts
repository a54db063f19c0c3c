import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  bold: { id: 'faq.text.bold', defaultMessage: 'Жирный' },
  italic: { id: 'faq.text.italic', defaultMessage: 'Курсив' },
  heading: { id: 'faq.text.heading', defaultMessage: 'Подзаголовок' },
  bullets: { id: 'faq.text.bullets', defaultMessage: 'Маркированный список' },
  numbers: { id: 'faq.text.numbers', defaultMessage: 'Нумерованный список' },
  link: { id: 'faq.text.link', defaultMessage: 'Вставить ссылку' },
  address: { id: 'faq.text.address', defaultMessage: 'Куда ведёт ссылка' },
  insert: { id: 'faq.text.insert', defaultMessage: 'Вставить' },
  wrongAddress: {
    id: 'faq.text.wrongAddress',
    defaultMessage: 'Подойдут адреса https://, tel:, mailto: и divan://',
  },
  looks: { id: 'faq.text.looks', defaultMessage: 'Как это будет выглядеть' },
});

/** What is done to the text of a field. */
export const toolsOf = defineMessage<{ label: string }>({
  id: 'faq.text.tools',
  defaultMessage: '{label}: оформление',
});
