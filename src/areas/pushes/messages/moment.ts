/** Hours of the wall clock of Tashkent from and until which only what is urgent is sent, as the service has them. */
const [quietFrom, quietUntil] = ['22:00', '08:00'];

/** Whether a time of a day, HH:MM, lies in the quiet hours. */
export const isQuietTime = (time: string): boolean =>
  /^\d\d:\d\d$/.test(time) && (time >= quietFrom || time < quietUntil);

/** The moment of a form as the service takes it; none where the day is empty. */
export const momentOf = (day: string, time: string): string | null => (day === '' ? null : `${day} ${time}:00`);

/** A moment of the service as the form holds it. */
export const partsOf = (moment: string | null): { day: string; time: string } =>
  moment === null ? { day: '', time: '10:00' } : { day: moment.slice(0, 10), time: moment.slice(11, 16) };

/** The numbers in what was typed: one in a line, or with commas or semicolons between them. */
export const numbersIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
