import { readConfig } from './config';
import { addressOf } from './services';

const page = (text: string | undefined) => {
  const made = document.implementation.createHTMLDocument();
  if (text !== undefined) made.body.innerHTML = `<script type="application/json" id="config">${text}</script>`;
  return made;
};

it('reads what the installation set (GEN-03)', () => {
  expect(
    readConfig(page('{"API_PAY_URL":"https://pay.example","SUPPORT_PHONE":"1234","CDN_URL":5,"COPYRIGHT":""}')),
  ).toEqual({
    API_PAY_URL: 'https://pay.example',
    SUPPORT_PHONE: '1234',
  });
});

it.each([undefined, '', '{', 'null', '[]', '"x"'])('is empty for %p', (text) => {
  expect(readConfig(page(text))).toEqual({});
});

it.each([
  ['/investment/investors', {}, '/api/investment/investors'],
  ['/unknown/x', {}, '/api/unknown/x'],
  ['/constructor/x', {}, '/api/constructor/x'],
  ['/investment/investors', { a: [], b: undefined, c: 0, d: false, e: '' }, '/api/investment/investors?c=0&d=false&e='],
  ['/payment/v1/a%2Fb', { a: ['x', undefined, 'y'] }, '/api/payment/v1/a%2Fb?a=x&a=y'],
])('%s with %j is %s', (path, params, address) => {
  expect(addressOf(path, params, {})).toBe(address);
});
