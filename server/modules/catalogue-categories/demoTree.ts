/**
 * The tree of the demonstration: a line for a category, a level for each leading space, its names in Russian, English and
 * Uzbek. A dash is a name that is still to be given, and an exclamation mark says that the category is off.
 */
export const demoTree = `
Электроника|Electronics|Elektronika
 Смартфоны и гаджеты|Phones and gadgets|Smartfon va gadjetlar
  Смартфоны|Smartphones|Smartfonlar
   Смартфоны Android|Android phones|Android smartfonlar
   Игровые смартфоны|Gaming phones|Oʻyin smartfonlari
   Защищённые смартфоны|Rugged phones|Himoyalangan smartfonlar
   Смартфоны iOS|iPhones|iOS smartfonlar
   Восстановленные смартфоны|Refurbished phones|Tiklangan smartfonlar
  Кнопочные телефоны|Feature phones|Tugmali telefonlar
  Умные часы|Smart watches|Aqlli soatlar
  Фитнес-браслеты|Fitness bands|Fitnes bilaguzuklar
  Аксессуары для телефонов|Phone accessories|Telefon aksessuarlari
   Чехлы|Cases|Gʻiloflar
   Защитные стёкла|Screen protectors|Himoya oynalari
   Зарядные устройства|Chargers|Quvvatlagichlar
   Кабели|Cables|Kabellar
   Внешние аккумуляторы|Power banks|Tashqi akkumulyatorlar
 Компьютеры и ноутбуки|Computers and laptops|Kompyuter va noutbuklar
  Ноутбуки|Laptops|Noutbuklar
   Игровые ноутбуки|Gaming laptops|Oʻyin noutbuklari
   Ноутбуки для работы|Business laptops|Ish noutbuklari
   Ультрабуки|Ultrabooks|-
  Настольные компьютеры|Desktop computers|Stol kompyuterlari
  Моноблоки|All-in-ones|Monobloklar
  Мониторы|Monitors|Monitorlar
  Комплектующие|Components|Butlovchi qismlar
   Процессоры|Processors|Protsessorlar
   Видеокарты|Graphics cards|Videokartalar
   Оперативная память|Memory|Operativ xotira
   Накопители|Storage|Xotira qurilmalari
    Диски SSD|SSD drives|SSD disklar
    Жёсткие диски|Hard drives|Qattiq disklar
   Материнские платы|Motherboards|-
   Блоки питания|Power supplies|Quvvat bloklari
  Периферия|Peripherals|Tashqi qurilmalar
   Клавиатуры|Keyboards|Klaviaturalar
   Мыши|Mice|Sichqonchalar
   Веб-камеры|Webcams|Veb-kameralar
  Принтеры и МФУ|Printers|Printer va KFQlar
  Сетевое оборудование|Networking|Tarmoq uskunalari
 Планшеты и книги|Tablets and readers|Planshet va elektron kitoblar
  Планшеты|Tablets|Planshetlar
  Электронные книги|E-readers|Elektron kitoblar
  Графические планшеты|Drawing tablets|-
 Телевизоры и видео|TV and video|Televizor va video
  Телевизоры|Televisions|Televizorlar
   Телевизоры до 43 дюймов|Televisions up to 43 inches|43 dyuymgacha televizorlar
   Телевизоры от 50 дюймов|Televisions from 50 inches|50 dyuymdan televizorlar
  Проекторы|Projectors|Proyektorlar
  ТВ-приставки|TV boxes|TV-pristavkalar
  Кронштейны|Wall mounts|Kronshteynlar
 Аудио|Audio|Audiotexnika
  Наушники|Headphones|Quloqchinlar
   Беспроводные наушники|Wireless headphones|Simsiz quloqchinlar
   Проводные наушники|Wired headphones|Simli quloqchinlar
  Портативные колонки|Portable speakers|Koʻchma kolonkalar
  Саундбары|Soundbars|Saundbarlar
  Музыкальные центры|Music systems|Musiqa markazlari
 Фото и видео|Photo and video|Foto va video
  Фотоаппараты|Cameras|Fotoapparatlar
  Объективы|Lenses|Obyektivlar
  Экшн-камеры|Action cameras|Ekshn-kameralar
  Дроны|Drones|-!
 Игры и приставки|Games and consoles|Oʻyin va pristavkalar
  Игровые приставки|Game consoles|Oʻyin pristavkalari
  Геймпады|Gamepads|Geympadlar
  Игры|Video games|Oʻyinlar
Бытовая техника|Home appliances|Maishiy texnika
 Крупная техника|Large appliances|Yirik texnika
  Холодильники|Refrigerators|Muzlatkichlar
   Двухкамерные холодильники|Two-door refrigerators|Ikki kamerali muzlatkichlar
   Холодильники Side-by-Side|Side-by-side refrigerators|Side-by-Side muzlatkichlar
  Морозильники|Freezers|Muzlatish kameralari
  Стиральные машины|Washing machines|Kir yuvish mashinalari
   С фронтальной загрузкой|Front loading|Old tomondan yuklanadigan
   С вертикальной загрузкой|Top loading|Tepadan yuklanadigan
   Полуавтоматы|Semi-automatic|Yarim avtomatlar
  Сушильные машины|Dryers|Quritish mashinalari
  Посудомоечные машины|Dishwashers|Idish yuvish mashinalari
  Газовые плиты|Gas cookers|Gaz plitalari
  Встраиваемая техника|Built-in appliances|Oʻrnatiladigan texnika
   Варочные панели|Hobs|Pishirish panellari
   Духовые шкафы|Ovens|Duxovkalar
   Вытяжки|Cooker hoods|Havo tortgichlar
 Климатическая техника|Climate|Iqlim texnikasi
  Кондиционеры|Air conditioners|Konditsionerlar
   Инверторные кондиционеры|Inverter air conditioners|Invertorli konditsionerlar
   Мобильные кондиционеры|Portable air conditioners|Koʻchma konditsionerlar
  Вентиляторы|Fans|Ventilyatorlar
  Обогреватели|Heaters|Isitgichlar
  Увлажнители воздуха|Humidifiers|Havo namlagichlar
  Водонагреватели|Water heaters|Suv isitgichlar
  Газовые котлы|Gas boilers|Gaz qozonlari
 Техника для кухни|Kitchen appliances|Oshxona texnikasi
  Микроволновые печи|Microwaves|Mikrotoʻlqinli pechlar
  Мультиварки|Multicookers|Multivarkalar
  Чайники|Kettles|Choynaklar
  Блендеры|Blenders|Blenderlar
  Мясорубки|Meat grinders|Goʻsht qiymalagichlar
  Кофемашины|Coffee machines|Kofe mashinalari
  Соковыжималки|Juicers|Sharbat chiqargichlar
  Кулеры для воды|Water coolers|Suv kulerlari
 Уход за домом|Home care|Uy parvarishi
  Пылесосы|Vacuum cleaners|Changyutkichlar
   Роботы-пылесосы|Robot vacuums|Robot changyutkichlar
   Вертикальные пылесосы|Stick vacuums|Vertikal changyutkichlar
  Утюги|Irons|Dazmollar
  Отпариватели|Steamers|Bugʻlagichlar
  Швейные машины|Sewing machines|Tikuv mashinalari
Мебель и интерьер|Furniture and interior|Mebel va interyer
 Мягкая мебель|Upholstered furniture|Yumshoq mebel
  Диваны|Sofas|Divanlar
  Кресла|Armchairs|Kreslolar
  Курпачи|Kurpacha mats|Koʻrpachalar
 Спальня|Bedroom|Yotoqxona
  Кровати|Beds|Karavotlar
  Матрасы|Mattresses|Matraslar
  Шкафы|Wardrobes|Shkaflar
 Кухня и столовая|Kitchen and dining|Oshxona va yemakxona
  Кухонные гарнитуры|Kitchen units|Oshxona mebellari
  Столы и стулья|Tables and chairs|Stol va stullar
 Детская мебель|Children’s furniture|Bolalar mebeli
 Офисная мебель|Office furniture|Ofis mebeli
 Ковры|Carpets|Gilamlar
 Освещение|Lighting|Yoritish
  Люстры|Chandeliers|Qandillar
  Настольные лампы|Desk lamps|Stol lampalari
 Посуда|Tableware|Idish-tovoq
  Казаны|Kazans|Qozonlar
  Ляганы и пиалы|Platters and bowls|Lagan va piyolalar
  Сковороды и кастрюли|Pans and pots|Tova va kastryulkalar
Одежда и обувь|Clothes and shoes|Kiyim va poyabzal
 Женская одежда|Women’s clothes|Ayollar kiyimi
  Платья|Dresses|Koʻylaklar
  Верхняя одежда|Outerwear|Ustki kiyim
  Атлас и адрас|Atlas and adras|Atlas va adras
 Мужская одежда|Men’s clothes|Erkaklar kiyimi
  Костюмы|Suits|Kostyumlar
  Рубашки|Shirts|-
  Чапаны|Chapans|Choponlar
 Детская одежда|Children’s clothes|Bolalar kiyimi
 Обувь|Shoes|Poyabzal
  Кроссовки|Trainers|Krossovkalar
  Туфли|Dress shoes|Tuflilar
 Сумки и рюкзаки|Bags and backpacks|Sumka va ryukzaklar
Красота и здоровье|Beauty and health|Goʻzallik va salomatlik
 Парфюмерия|Perfumes|Atirlar
 Косметика|Cosmetics|Kosmetika
 Фены и стайлеры|Hair dryers and stylers|Fen va staylerlar
 Электробритвы|Shavers|Elektr ustaralar
 Зубные щётки|Toothbrushes|Tish choʻtkalari
 Массажёры|Massagers|-
 Тонометры|Blood pressure monitors|Tonometrlar
Детские товары|Goods for children|Bolalar tovarlari
 Коляски|Prams|Aravachalar
 Автокресла|Car seats|Avtooʻrindiqlar
 Бешики|Beshik cradles|Beshiklar
 Игрушки|Toys|Oʻyinchoqlar
  Конструкторы|Building sets|Konstruktorlar
  Куклы|Dolls|Qoʻgʻirchoqlar
 Детское питание|Baby food|-!
Строительство и ремонт|Building and repair|Qurilish va taʼmirlash
 Электроинструмент|Power tools|Elektr asboblar
  Дрели и шуруповёрты|Drills and drivers|Drel va shurupovyortlar
  Болгарки|Angle grinders|Bolgarkalar
  Сварочные аппараты|Welders|Payvandlash apparatlari
 Ручной инструмент|Hand tools|Qoʻl asboblari
 Сантехника|Plumbing|Santexnika
 Двери и замки|Doors and locks|Eshik va qulflar
 Насосы|Pumps|-
Автотовары|Car supplies|Avtotovarlar
 Шины|Tyres|Shinalar
 Аккумуляторы|Car batteries|Akkumulyatorlar
 Масла|Motor oils|-
 Видеорегистраторы|Dashcams|Videoregistratorlar
 Автозвук|-|-
Спорт и отдых|Sport and leisure|Sport va dam olish
 Велосипеды|Bicycles|Velosipedlar
 Самокаты|Scooters|Samokatlar
  Электросамокаты|Electric scooters|Elektr samokatlar
 Тренажёры|Fitness machines|Trenajyorlar
 Палатки|-|Chodirlar
Сад и дача|Garden|Bogʻ va hovli!
 Газонокосилки|Lawn mowers|Oʻt oʻrgichlar
 Мангалы|Barbecues|Mangallar
 Теплицы|Greenhouses|-
`;
