import { deniedRight } from './deniedRight';

test.each([
  ['Permission investors.query is missing', { permission: 'investors.query' }],
  ['Permission rbac is missing', { permission: 'rbac' }],
  ['Policy GET /v1/rbac/roles is missing', { service: 'payment', method: 'GET', endpoint: '/v1/rbac/roles' }],
  ['Policy GET /v1/wings-requests is missing', { service: 'payment', method: 'GET', endpoint: '/v1/wings-requests' }],
  ['Policy GET /content/chapters is missing', { service: 'payment', method: 'GET', endpoint: '/content/chapters' }],
  ['Policy PUT /investors/{id} is missing', { service: 'investment', method: 'PUT', endpoint: '/investors/{id}' }],
])('%s', (sentence, right) => expect(deniedRight(sentence)).toEqual(right));

test.each([undefined, '', 'Forbidden', 'Policy EAT /x is missing', 'Permission <b> is missing'])(
  'finds no right in %s',
  (sentence) => expect(deniedRight(sentence)).toBeUndefined(),
);
