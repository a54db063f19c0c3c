import { accountIn, maskedIn } from './signedText';

const text = 'Платёжный документ DB-000015\nСчёт: 20208000900123456001\nСумма: 178680000.00 UZS';

test('the account of a text is found, and hidden as in the lists', () => {
  expect(accountIn(text)).toBe('20208000900123456001');
  expect(maskedIn(text)).toBe('Платёжный документ DB-000015\nСчёт: 2020************6001\nСумма: 178680000.00 UZS');
});

test('a card, and a text that comes masked, has none', () => {
  for (const line of ['Карта: 8600 20** **** 8245, запись 7', 'Счёт: 2020************6001']) {
    expect(accountIn(line)).toBeUndefined();
    expect(maskedIn(line)).toBe(line);
  }
});
