import { lackingOf } from '../../scripts/testOutcome';

test('what a machine lacks is said once, and what is left out by choice is not', () => {
  expect(
    lackingOf([
      'there is no PostgreSQL or no PgBouncer on this machine',
      'there is no PostgreSQL or no PgBouncer on this machine',
      'it needs nginx',
      'LibreOffice is not installed',
      'once is enough',
      'the embedded database runs one transaction after the other',
      'it needs both as well, and npm run chaos',
      '',
    ]),
  ).toEqual([
    'there is no PostgreSQL or no PgBouncer on this machine',
    'it needs nginx',
    'LibreOffice is not installed',
  ]);
});
