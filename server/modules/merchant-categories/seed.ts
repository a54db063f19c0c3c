import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';

type Names = [ru: string, en: string | null, uz: string | null];
type Branch = [...names: Names, under?: Branch[]];

/** Some have no English or Uzbek name yet, and one no merchant will ever be in. */
const branches: Branch[] = [
  [
    'Электроника',
    'Electronics',
    'Elektronika',
    [
      [
        'Смартфоны и связь',
        'Phones and communication',
        'Smartfon va aloqa vositalari',
        [
          [
            'Смартфоны',
            'Smartphones',
            'Smartfonlar',
            [
              ['Новые смартфоны', 'New smartphones', 'Yangi smartfonlar'],
              ['Восстановленные смартфоны', 'Refurbished smartphones', 'Tiklangan smartfonlar'],
            ],
          ],
          ['Аксессуары для телефонов', 'Phone accessories', 'Telefon aksessuarlari'],
          ['Умные часы', 'Smart watches', 'Aqlli soatlar'],
        ],
      ],
      [
        'Компьютеры',
        'Computers',
        'Kompyuterlar',
        [
          [
            'Ноутбуки',
            'Laptops',
            'Noutbuklar',
            [
              ['Игровые ноутбуки', 'Gaming laptops', null],
              ['Ноутбуки для учёбы', 'Laptops for students', 'Oʻqish uchun noutbuklar'],
            ],
          ],
          ['Комплектующие', 'Components', 'Butlovchi qismlar'],
          ['Оргтехника', null, 'Ofis texnikasi'],
        ],
      ],
      ['Телевизоры и звук', 'TV and audio', 'Televizor va audio'],
    ],
  ],
  [
    'Бытовая техника',
    'Home appliances',
    'Maishiy texnika',
    [
      [
        'Крупная техника',
        'Large appliances',
        'Yirik texnika',
        [
          ['Холодильники', 'Refrigerators', 'Muzlatkichlar'],
          ['Стиральные машины', 'Washing machines', 'Kir yuvish mashinalari'],
          ['Газовые плиты', 'Gas cookers', 'Gaz plitalari'],
        ],
      ],
      [
        'Климатическая техника',
        'Climate',
        'Iqlim texnikasi',
        [
          [
            'Кондиционеры',
            'Air conditioners',
            'Konditsionerlar',
            [['Кондиционеры с установкой', 'Air conditioners with fitting', 'Oʻrnatib beriladigan konditsionerlar']],
          ],
          ['Обогреватели', 'Heaters', 'Isitgichlar'],
        ],
      ],
      ['Мелкая техника для кухни', 'Small kitchen appliances', 'Oshxona uchun mayda texnika'],
    ],
  ],
  [
    'Мебель и дом',
    'Furniture and home',
    'Mebel va uy',
    [
      ['Мягкая мебель', 'Upholstery', 'Yumshoq mebel'],
      ['Кухни на заказ', 'Kitchens to order', 'Buyurtma oshxona mebellari'],
      ['Ковры', 'Carpets', 'Gilamlar'],
      ['Посуда', 'Tableware', 'Idish-tovoq'],
    ],
  ],
  [
    'Одежда и обувь',
    'Clothes and shoes',
    'Kiyim va poyabzal',
    [
      ['Женская одежда', 'Women’s clothes', 'Ayollar kiyimi'],
      ['Мужская одежда', 'Men’s clothes', 'Erkaklar kiyimi'],
      ['Детская одежда', 'Children’s clothes', 'Bolalar kiyimi'],
      ['Национальная одежда', 'National dress', 'Milliy kiyimlar'],
    ],
  ],
  [
    'Строительство и ремонт',
    'Building and repair',
    'Qurilish va taʼmirlash',
    [
      ['Стройматериалы', 'Building materials', 'Qurilish mollari'],
      ['Инструменты', 'Tools', 'Asbob-uskunalar'],
    ],
  ],
  [
    'Автотовары',
    'Car supplies',
    'Avtotovarlar',
    [
      ['Шины и диски', 'Tyres and wheels', 'Shina va disklar'],
      ['Автозвук', null, null],
    ],
  ],
  [
    'Услуги',
    'Services',
    'Xizmatlar',
    [
      ['Образование и курсы', 'Education and courses', 'Taʼlim va kurslar'],
      ['Стоматология', 'Dentistry', 'Stomatologiya'],
      ['Туризм', 'Travel', 'Sayohat'],
    ],
  ],
  ['Ювелирные изделия', 'Jewellery', 'Zargarlik buyumlari'],
];

/** Made the same way each time, so that what names a category finds it in every demonstration. */
const guidOf = (number: number) => `3a6b0c1d-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The categories of the demonstration, in the order of the tree. */
export async function seedCategories(sql: Sql, clock: Clock): Promise<void> {
  const rows: { guid: string; parent: string | null; position: number; names: Names }[] = [];
  const plant = (under: readonly Branch[], parent: string | null) => {
    for (const [at, [ru, en, uz, below = []]] of under.entries()) {
      const guid = guidOf(rows.length + 1);
      rows.push({ guid, parent, position: at + 1, names: [ru, en, uz] });
      plant(below, guid);
    }
  };
  plant(branches, null);
  await sql.query(
    `insert into merchant_categories (guid, parent_guid, position, name_ru, name_en, name_uz, created_at, updated_at)
     select guid, parent_guid, position, name_ru, name_en, name_uz, $7::timestamp - interval '120 days', $7::timestamp - interval '120 days'
     from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[])
       as c (guid, parent_guid, position, name_ru, name_en, name_uz)`,
    [
      ...[rows.map(({ guid }) => guid), rows.map(({ parent }) => parent), rows.map(({ position }) => position)],
      ...([0, 1, 2] as const).map((place) => rows.map(({ names }) => names[place])),
      timestamp(clock),
    ],
  );
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select c.created_at, u.id, 'create', 'merchant_category', c.guid::text, 'name', null, c.name_ru
     from merchant_categories c cross join (select id from system_users where username = 'director') u`,
    [],
  );
}
