import { deviceName } from './deviceName';

test('names the browser and the system', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  expect(deviceName(chrome)).toBe('Chrome 140, Linux');
  expect(deviceName(`${chrome} Edg/139.0`)).toBe('Edge 139, Linux');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1')).toBe(
    'Safari 18, iOS',
  );
});

test('shows what it does not know as it is, and nothing as nothing', () => {
  expect(deviceName('curl/8.5.0')).toBe('curl/8.5.0');
  expect(deviceName(null)).toBeUndefined();
});
