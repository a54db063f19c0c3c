/** A small catalogue for tests: a tree of three levels, two brands, an attribute of every type, two merchants. */
import type { Database } from '../../server/db/database';

/** Numbers of what is there. */
export const catalogue = {
  categories: { root: 1, phones: 2, smart: 3, home: 4 },
  brands: { samsung: 1, artel: 2 },
  attributes: { color: 1, memory: 2, sensors: 3, diagonal: 4, body: 5, nfc: 6 },
  values: { black: 1, white: 2, gb128: 3, gb256: 4, gyro: 5, light: 6 },
  merchants: { texnomart: 1, mediapark: 2 },
};

export const fillCatalogue = (db: Database): Promise<void> =>
  db.script(`
    insert into market_categories (id, parent_id, name_ru, name_en, name_uz, sequence_number, created_at, updated_at) values
      (1, null, 'Электроника', 'Electronics', 'Elektronika', 1, '2026-01-01', '2026-01-01'),
      (2, 1, 'Телефоны', 'Phones', 'Telefonlar', 1, '2026-01-01', '2026-01-01'),
      (3, 2, 'Смартфоны', 'Smartphones', null, 1, '2026-01-01', '2026-01-01'),
      (4, null, 'Дом', 'Home', 'Uy', 2, '2026-01-01', '2026-01-01');
    insert into brands (id, name, created_at, updated_at) values
      (1, 'Samsung', '2026-01-01', '2026-01-01'), (2, 'Artel', '2026-01-01', '2026-01-01');
    insert into attributes (id, name_ru, name_en, name_uz, type, unit, created_at, updated_at) values
      (1, 'Цвет', 'Colour', 'Rang', 'color', null, '2026-01-01', '2026-01-01'),
      (2, 'Память', 'Memory', 'Xotira', 'select', null, '2026-01-01', '2026-01-01'),
      (3, 'Датчики', 'Sensors', 'Sensorlar', 'multi', null, '2026-01-01', '2026-01-01'),
      (4, 'Диагональ', 'Diagonal', 'Diagonal', 'number', 'см', '2026-01-01', '2026-01-01'),
      (5, 'Корпус', 'Body', 'Korpus', 'text', null, '2026-01-01', '2026-01-01'),
      (6, 'NFC', 'NFC', 'NFC', 'bool', null, '2026-01-01', '2026-01-01');
    insert into attribute_values (id, attribute_id, value, color, sequence_number, created_at) values
      (1, 1, 'Чёрный', '#101010', 1, '2026-01-01'), (2, 1, 'Белый', '#ffffff', 2, '2026-01-01'),
      (3, 2, '128 ГБ', null, 1, '2026-01-01'), (4, 2, '256 ГБ', null, 2, '2026-01-01'),
      (5, 3, 'Гироскоп', null, 1, '2026-01-01'), (6, 3, 'Освещённость', null, 2, '2026-01-01');
    insert into merchants (id, name, legal_name, inn, mfo, account_number, phone, type, work_schedule, created_at, updated_at)
    select n, case n when 1 then 'Texnomart' else 'Mediapark' end, 'ООО', '30657321' || n, '00450', '20208000900123456001',
      '998901112233', 'product', '{}', '2026-01-01', '2026-01-01' from generate_series(1, 2) n;
    select setval(pg_get_serial_sequence(name, 'id'), 100)
    from unnest(array['market_categories', 'brands', 'attributes', 'attribute_values', 'merchants']) as t (name)`);
