import { wholePhone } from './wholePhone';

test.each(['+998 90 123-45-67', '998901234567', '(90) 123 45 67', '90 123 45 67', '+998901234567'])(
  '%s is a phone',
  (text) => {
    expect(wholePhone(text)).toBe('998901234567');
  },
);

test.each(['', '901234567', '301234567', '30101900010018', '99890123456', 'Каримов 90 123 45 67', '+7 999 123 45 67'])(
  '%s is none',
  (text) => {
    expect(wholePhone(text)).toBeUndefined();
  },
);
