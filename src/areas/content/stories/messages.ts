import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'content.stories.search', defaultMessage: 'Заголовок истории' },
  empty: { id: 'content.stories.empty', defaultMessage: 'Историй нет' },
  edit: { id: 'content.stories.edit', defaultMessage: 'Изменить историю' },
  one: { id: 'content.stories.one', defaultMessage: 'История в приложении' },
  cover: { id: 'content.stories.cover', defaultMessage: 'Обложка' },
  coverShape: { id: 'content.stories.coverShape', defaultMessage: 'Обложка, 1:1' },
  slides: { id: 'content.stories.slides', defaultMessage: 'Слайды' },
  noSlides: { id: 'content.stories.noSlides', defaultMessage: 'Слайдов ещё нет' },
  addSlide: { id: 'content.stories.addSlide', defaultMessage: 'Добавить слайд' },
  newSlide: { id: 'content.stories.newSlide', defaultMessage: 'Новый слайд' },
  editSlide: { id: 'content.stories.editSlide', defaultMessage: 'Изменить слайд' },
  slideShape: { id: 'content.stories.slideShape', defaultMessage: 'Слайд, 9:16' },
  image: { id: 'content.stories.image', defaultMessage: 'Картинка слайда' },
  video: { id: 'content.stories.video', defaultMessage: 'Адрес видео' },
  videoHelp: { id: 'content.stories.videoHelp', defaultMessage: 'https:// — вместо картинки' },
  videoNotHttps: {
    id: 'content.stories.videoNotHttps',
    defaultMessage: 'Нужен открытый всем адрес, который начинается с https://',
  },
  pictureAndVideo: {
    id: 'content.stories.pictureAndVideo',
    defaultMessage: 'На слайде картинка или видео: уберите картинку или адрес',
  },
  text: { id: 'content.stories.text', defaultMessage: 'Подпись слайда' },
  button: { id: 'content.stories.button', defaultMessage: 'Кнопка' },
  link: { id: 'content.stories.link', defaultMessage: 'Куда ведёт кнопка' },
  earlier: { id: 'content.stories.earlier', defaultMessage: 'Слайд раньше' },
  later: { id: 'content.stories.later', defaultMessage: 'Слайд позже' },
  removeSlide: { id: 'content.stories.removeSlide', defaultMessage: 'Убрать слайд' },
  slide: { id: 'content.stories.slide', defaultMessage: 'Слайд' },
  slideGone: {
    id: 'content.stories.slideGone',
    defaultMessage: 'Этот слайд уже убрали. Закройте форму: сохранять некуда.',
  },
  deadLinks: { id: 'content.stories.deadLinks', defaultMessage: 'Кнопок в никуда' },
  turnOffTitle: { id: 'content.stories.turnOffTitle', defaultMessage: 'Убрать историю с показа?' },
  cannotTurnOn: { id: 'content.stories.cannotTurnOn', defaultMessage: 'Сначала добавьте обложку и слайд' },
});
export const slideNumber = defineMessage<{ place: number }>({
  id: 'content.stories.slideNumber',
  defaultMessage: 'Слайд {place}',
});
