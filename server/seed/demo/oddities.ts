import type { Plan } from './investments';
import type { Common } from './people';

/** What real data holds now and then, and what a panel must survive. */
export interface Oddity {
  /** Only somebody who tries the panel would enter it, so it is in the set for tests alone. */
  isExtreme?: true;
  plan?: Partial<Plan>;
  common?: Partial<Common>;
}

const long = (start: string, length: number) => start.padEnd(length, ' очень длинное имя').slice(0, length).trimEnd();
const named = (last_name: string, first_name: string, patronymic: string | null = null): Oddity => ({
  common: { last_name, first_name, patronymic },
});
const extreme = (oddity: Oddity): Oddity => ({ ...oddity, isExtreme: true });
const company = (company_name: string): Oddity => ({ common: { company_name } });
// So'm beyond what a double holds to the tiyin.
const quadrillion = 10n ** 17n;
const twin = { pinfl: '30101900010018', birthday: '1990-01-01', gender: 'male' as const };

/** Given to individuals who have submitted their data, one after another. */
export const oddPeople: Oddity[] = [
  extreme(named(`${'Абдурахмангазиева'.repeat(12)}`.slice(0, 200), 'Муҳаммадамин', 'Абдуллаҳад ўғли')),
  named('Ли', 'Ю'),
  named("O'rinboyeva", "Gulbahor-O'g'iloy", "Ne'mat qizi"),
  named('Салтыков-Щедрин', 'Иван-Пётр', 'Ёнусович'),
  extreme(named('<b>Жирный</b>', '<img src=x onerror=alert(1)>')),
  extreme(named('=1+1', '+998', '@SUM(A1)')),
  extreme(named(`"; drop table investors; --`, `O'; select 1`)),
  extreme(named('100%', '_подчёркнутый_', '\\черта\\')),
  extreme(named('עברית', '‮перевёрнутый', 'אבג')),
  extreme(named('Zero\u200bwidth', 'Нуль\u200dширина', '😀👨‍👩‍👧')),
  extreme(named('  Пробелы  внутри  ', 'и по краям')),
  {
    common: {
      ...twin,
      last_name: 'Каримов',
      first_name: 'Рустам',
      patronymic: 'Азизович',
      phone_number: '998901234567',
    },
  },
  {
    common: {
      ...twin,
      last_name: 'Karimov',
      first_name: 'Rustam',
      patronymic: 'Azizovich',
      phone_number: '998901234567',
    },
  },
  { common: { phone_number: '77011234567', contact_number: '4915112345678', email: null } },
  extreme({ plan: { status: 'current', amount: quadrillion, movements: 2 } }),
  extreme({ plan: { status: 'active', amount: quadrillion - 1n, movements: 1 } }),
  extreme({ plan: { status: 'active', amount: 1n, movements: 1 } }),
  { common: { phone_number: '998935550101' } },
  { common: { phone_number: '998935550101' } },
  extreme({
    common: { email: 'очень.длинный.адрес.электронной.почты.который.не.помещается@пример.example.uz', inn: null },
  }),
  // Waits for a moderator, and his PINFL tells another birthday than he does.
  { plan: { status: 'in_process' }, common: { birthday: '1979-03-14' } },
];

export const oddCompanies: Oddity[] = [
  extreme(company(long('ООО «Общество с названием, которое не помещается ни в одну строку', 200))),
  extreme(company('A'.repeat(200))),
  extreme(company('<script>alert(1)</script> MCHJ')),
  extreme(company('=HYPERLINK("http://example.com")')),
  company("Oʻzbekiston-Koreya «Ne'mat & Ko» QK"),
  extreme({ plan: { status: 'current', amount: quadrillion, movements: 2 } }),
  { common: { inn: '301112223', phone_number: '998935550101' } },
  { common: { inn: '301112223' } },
];
