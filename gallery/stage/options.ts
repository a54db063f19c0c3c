import { word } from './words';

export const options = [
  { value: 'married', label: word('В браке', 'Married', 'Turmush qurgan') },
  { value: 'single', label: word('Не в браке', 'Single', 'Turmush qurmagan') },
  { value: 'other', label: 'raw_code' },
];
