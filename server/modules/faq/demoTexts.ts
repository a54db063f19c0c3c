/** A text in Russian, English and Uzbek. */
export type Three = readonly [ru: string, en: string, uz: string];

export interface Chapter {
  name: Three;
  /** What an article of the chapter begins with. */
  fact: Three;
}
export interface Category {
  icon: string;
  name: Three;
  chapters: readonly Chapter[];
}

const chapter = (name: string, fact: string): Chapter => ({ name: three(name), fact: three(fact) });
/** Three texts with strokes between them. */
export function three(text: string): Three {
  const [ru = '', en = '', uz = ''] = text.split('|');
  return [ru, en, uz];
}

export const demoCategories: readonly Category[] = [
  {
    icon: 'card',
    name: ['Рассрочка', 'Instalments', 'Muddatli toʻlov'],
    chapters: [
      chapter(
        'Оформление рассрочки|Taking an instalment|Muddatli toʻlovni rasmiylashtirish',
        'Рассрочка оформляется в приложении на срок от 3 до 12 месяцев.|An instalment is taken in the app for 3 to 12 months.|Muddatli toʻlov ilovada 3 oydan 12 oygacha rasmiylashtiriladi.',
      ),
      chapter(
        'График платежей|Payment schedule|Toʻlov jadvali',
        'Платёж списывается раз в месяц, в день, который вы выбрали при покупке.|A payment is taken once a month, on the day that you chose when buying.|Toʻlov oyiga bir marta, xarid paytida tanlangan kuni yechiladi.',
      ),
      chapter(
        'Досрочное погашение|Paying early|Muddatidan oldin yopish',
        'Остаток можно погасить в любой день, без комиссии.|The rest can be paid on any day, without a fee.|Qoldiqni istalgan kuni komissiyasiz toʻlash mumkin.',
      ),
      chapter(
        'Просрочка платежа|A late payment|Toʻlov kechikishi',
        'О просрочке мы напоминаем сообщением за день и в день платежа.|We remind you by message a day before and on the day of the payment.|Toʻlov haqida bir kun oldin va toʻlov kuni xabar beramiz.',
      ),
    ],
  },
  {
    icon: 'growth',
    name: ['Инвестиции', 'Investments', 'Investitsiyalar'],
    chapters: [
      chapter(
        'Первая инвестиция|The first investment|Birinchi investitsiya',
        'Начать можно с 1 000 000 сумов после проверки личности.|You may begin with 1,000,000 soʻm once you are verified.|Shaxsingiz tasdiqlangach, 1 000 000 soʻmdan boshlash mumkin.',
      ),
      chapter(
        'Выплата прибыли|Payout of profit|Foyda toʻlovi',
        'Прибыль начисляется по итогам месяца и приходит на проверенную карту.|Profit is reckoned by the month and comes to a verified card.|Foyda oy yakuni boʻyicha hisoblanib, tasdiqlangan kartaga tushadi.',
      ),
      chapter(
        'Выход из инвестиции|Leaving an investment|Investitsiyadan chiqish',
        'Досрочный выход возможен, если его разрешает тариф договора.|Leaving early is possible where the tariff of the contract allows it.|Shartnoma tarifi ruxsat bersa, muddatidan oldin chiqish mumkin.',
      ),
      chapter(
        'Облигации|Bonds|Obligatsiyalar',
        'Купон по облигации выплачивается по графику выпуска.|A coupon is paid by the schedule of the issue.|Obligatsiya kuponi chiqarilish jadvali boʻyicha toʻlanadi.',
      ),
    ],
  },
  {
    icon: 'bag',
    name: ['Заказы и товары', 'Orders and goods', 'Buyurtma va tovarlar'],
    chapters: [
      chapter(
        'Оформление заказа|Placing an order|Buyurtma berish',
        'В одном заказе могут быть товары одного магазина.|An order holds goods of one shop.|Bitta buyurtmada bitta doʻkon tovarlari boʻladi.',
      ),
      chapter(
        'Доставка заказа|Delivery of an order|Buyurtmani yetkazish',
        'По Ташкенту заказ привозят за 1–2 дня, по областям — до 5 дней.|In Tashkent an order comes within 1–2 days, elsewhere within 5.|Toshkentda buyurtma 1–2 kunda, viloyatlarda 5 kungacha yetkaziladi.',
      ),
      chapter(
        'Отмена заказа|Cancelling an order|Buyurtmani bekor qilish',
        'Заказ отменяется в приложении, пока его не передали в доставку.|An order is cancelled in the app until it goes to delivery.|Buyurtma yetkazishga berilgunga qadar ilovada bekor qilinadi.',
      ),
      chapter(
        'Гарантия на товар|Warranty of goods|Tovar kafolati',
        'Гарантийный талон лежит в коробке, а его копия — в карточке заказа.|The warranty card is in the box, and its copy with the order.|Kafolat taloni qutida, nusxasi esa buyurtma sahifasida boʻladi.',
      ),
    ],
  },
  {
    icon: 'return',
    name: ['Возврат и обмен', 'Returns', 'Qaytarish va almashtirish'],
    chapters: [
      chapter(
        'Возврат товара|Returning goods|Tovarni qaytarish',
        'Товар без следов использования принимают обратно в течение 10 дней.|Unused goods are taken back within 10 days.|Ishlatilmagan tovar 10 kun ichida qaytarib olinadi.',
      ),
      chapter(
        'Обмен товара|Exchanging goods|Tovarni almashtirish',
        'Обменять можно на такой же товар или на другой с доплатой.|Goods are exchanged for the same ones, or others for the difference.|Tovar xuddi shunday yoki farqi toʻlanib, boshqasiga almashtiriladi.',
      ),
      chapter(
        'Возврат денег|Getting money back|Pulni qaytarish',
        'Деньги возвращаются на карту, с которой была оплата, за 3 рабочих дня.|Money returns to the card that paid, within 3 working days.|Pul toʻlov qilingan kartaga 3 ish kunida qaytadi.',
      ),
      chapter(
        'Товар с браком|Faulty goods|Nuqsonli tovar',
        'Брак подтверждает сервисный центр производителя.|The service centre of the maker confirms a fault.|Nuqsonni ishlab chiqaruvchining servis markazi tasdiqlaydi.',
      ),
    ],
  },
  {
    icon: 'person',
    name: ['Профиль и безопасность', 'Profile and safety', 'Profil va xavfsizlik'],
    chapters: [
      chapter(
        'Проверка личности|Verification|Shaxsni tasdiqlash',
        'Понадобятся паспорт или ID-карта и две минуты перед камерой.|You need a passport or an ID card and two minutes before the camera.|Pasport yoki ID-karta hamda kamera oldida ikki daqiqa kerak boʻladi.',
      ),
      chapter(
        'Смена номера телефона|A new phone number|Telefon raqamini almashtirish',
        'Новый номер подтверждается кодом из сообщения.|The new number is confirmed by a code.|Yangi raqam xabardagi kod bilan tasdiqlanadi.',
      ),
      chapter(
        'Привязка карты|Adding a card|Kartani ulash',
        'Подходят карты Uzcard и Humo, оформленные на ваше имя.|Uzcard and Humo cards in your own name fit.|Sizning nomingizdagi Uzcard va Humo kartalari mos keladi.',
      ),
      chapter(
        'Подозрительный звонок|A suspicious call|Shubhali qoʻngʻiroq',
        'Сотрудники никогда не спрашивают код из сообщения.|Our staff never ask for a code from a message.|Xodimlarimiz xabardagi kodni hech qachon soʻramaydi.',
      ),
    ],
  },
  {
    icon: 'wallet',
    name: ['Платежи и услуги', 'Payments and services', 'Toʻlovlar va xizmatlar'],
    chapters: [
      chapter(
        'Оплата услуг|Paying for services|Xizmatlar toʻlovi',
        'Коммунальные услуги, связь и интернет оплачиваются без комиссии.|Utilities, phone and internet are paid without a fee.|Kommunal xizmatlar, aloqa va internet komissiyasiz toʻlanadi.',
      ),
      chapter(
        'Кэшбэк|Cashback|Keshbek',
        'Кэшбэк начисляется в день платежа и виден в истории.|Cashback comes on the day of the payment and is seen in the history.|Keshbek toʻlov kuni hisoblanadi va tarixda koʻrinadi.',
      ),
      chapter(
        'Фискальный чек|Fiscal receipt|Fiskal chek',
        'Чек приходит в приложение сразу после оплаты.|The receipt comes to the app right after the payment.|Chek toʻlovdan soʻng darhol ilovaga keladi.',
      ),
      chapter(
        'Ошибочный платёж|A mistaken payment|Xato toʻlov',
        'Ошибочный платёж можно вернуть, пока его не зачислил поставщик.|A mistaken payment returns until the provider has booked it.|Yetkazib beruvchi hisobga olmaguncha xato toʻlovni qaytarish mumkin.',
      ),
    ],
  },
];

export interface Template {
  question: Three;
  answer: Three;
}

const template = (question: string, answer: string): Template => ({ question: three(question), answer: three(answer) });

/** What is asked of each subject; `{name}` is what the chapter is called, `{fact}` what it begins with. */
export const demoTemplates: readonly Template[] = [
  template(
    '{name}: с чего начать?|{name}: where do I begin?|{name}: nimadan boshlash kerak?',
    '<p>{fact}</p><ol><li>Откройте приложение и войдите в профиль.</li><li>Выберите нужный раздел.</li><li>Нажмите <b>Продолжить</b> и следуйте подсказкам.</li></ol>|<p>{fact}</p><ol><li>Open the app and sign in.</li><li>Choose the section.</li><li>Press <b>Continue</b> and follow the hints.</li></ol>|<p>{fact}</p><ol><li>Ilovani oching va profilga kiring.</li><li>Kerakli boʻlimni tanlang.</li><li><b>Davom etish</b> tugmasini bosing va koʻrsatmalarga amal qiling.</li></ol>',
  ),
  template(
    '{name}: какие документы нужны?|{name}: which papers are needed?|{name}: qanday hujjatlar kerak?',
    '<p>{fact}</p><h3>Что подготовить</h3><ul><li>паспорт или ID-карту;</li><li>номер телефона, <b>оформленный на вас</b>;</li><li>карту Uzcard или Humo.</li></ul>|<p>{fact}</p><h3>What to prepare</h3><ul><li>a passport or an ID card;</li><li>a phone number <b>in your own name</b>;</li><li>an Uzcard or Humo card.</li></ul>|<p>{fact}</p><h3>Nimani tayyorlash kerak</h3><ul><li>pasport yoki ID-karta;</li><li><b>oʻz nomingizdagi</b> telefon raqami;</li><li>Uzcard yoki Humo kartasi.</li></ul>',
  ),
  template(
    '{name}: сколько это занимает времени?|{name}: how long does it take?|{name}: qancha vaqt oladi?',
    '<p>{fact}</p><p>Обычно заявка рассматривается за <b>15 минут</b>, в выходные — до двух часов.</p>|<p>{fact}</p><p>As a rule it is looked at within <b>15 minutes</b>, at weekends within two hours.</p>|<p>{fact}</p><p>Odatda ariza <b>15 daqiqada</b>, dam olish kunlari ikki soatgacha koʻrib chiqiladi.</p>',
  ),
  template(
    '{name}: сколько это стоит?|{name}: what does it cost?|{name}: qancha turadi?',
    '<p>{fact}</p><p>Плату показывает приложение <i>до</i> подтверждения. Скрытых комиссий нет.</p>|<p>{fact}</p><p>The app shows the price <i>before</i> you confirm. There are no hidden fees.</p>|<p>{fact}</p><p>Narxni ilova tasdiqlashdan <i>oldin</i> koʻrsatadi. Yashirin komissiyalar yoʻq.</p>',
  ),
  template(
    '{name}: что делать, если появилась ошибка?|{name}: what if there is an error?|{name}: xato chiqsa, nima qilish kerak?',
    '<p>{fact}</p><ul><li>Обновите приложение.</li><li>Проверьте связь и повторите.</li><li>Не помогло — пришлите снимок экрана на <a href="mailto:help@divan.uz">help@divan.uz</a>.</li></ul>|<p>{fact}</p><ul><li>Update the app.</li><li>Check the connection and try again.</li><li>Still there? Send a screenshot to <a href="mailto:help@divan.uz">help@divan.uz</a>.</li></ul>|<p>{fact}</p><ul><li>Ilovani yangilang.</li><li>Aloqani tekshirib, qaytadan urining.</li><li>Yordam bermasa, ekran suratini <a href="mailto:help@divan.uz">help@divan.uz</a> manziliga yuboring.</li></ul>',
  ),
  template(
    '{name}: куда обратиться за помощью?|{name}: who can help?|{name}: yordam uchun kimga murojaat qilish kerak?',
    '<p>{fact}</p><p>Позвоните по номеру <a href="tel:+998712000000">+998 71 200-00-00</a> или напишите в <a href="divan://support/chat">чат поддержки</a>. Мы отвечаем каждый день с 9:00 до 21:00.</p>|<p>{fact}</p><p>Call <a href="tel:+998712000000">+998 71 200-00-00</a> or write to the <a href="divan://support/chat">support chat</a>. We answer every day from 9:00 to 21:00.</p>|<p>{fact}</p><p><a href="tel:+998712000000">+998 71 200-00-00</a> raqamiga qoʻngʻiroq qiling yoki <a href="divan://support/chat">yordam chatiga</a> yozing. Har kuni 9:00 dan 21:00 gacha javob beramiz.</p>',
  ),
];
