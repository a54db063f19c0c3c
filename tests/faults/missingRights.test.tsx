/**
 * Every screen that is there for one deed, opened by its address without the right for it: it says which right is missing
 * before anybody fills in a form whose answer could only be a refusal.
 */
import type { RoleCard } from '../../src/api/generated/system-user/roles';
import { routes, type RouteId } from '../../src/routes/table';
import { answerByContract, asOfEverybody, jsonOf, operations } from '../support/contractAnswers';
import { closePanel, insideIds, openPanel, openScreen } from '../support/openScreen';

const writes = new Set(operations.filter(({ method }) => method !== 'GET').map(({ id }) => id));
/** Each of which alone would do, for the call that the screen is there for. */
const rightsOf = (id: RouteId): string[] =>
  Object.entries(routes[id].needs ?? {}).flatMap(([call, anyOf]) => (writes.has(call) ? [anyOf].flat() : []));

const asked = insideIds.map((id) => [id, rightsOf(id)] as const).filter(([, rights]) => rights.length > 0);

afterEach(closePanel);

test('there are screens of one deed', () => expect(asked.length).toBeGreaterThan(15));

test.each(asked)('%s says that the right is missing: %j', async (id, rights) => {
  answerByContract().change = ({ operation }) => {
    if (operation.id !== 'getUserRole') return undefined;
    const role = asOfEverybody(operation, operation.example) as RoleCard;
    const permissions = role.permissions.map(({ permission_id, actions }) => ({
      permission_id,
      actions: actions.filter((action) => !rights.includes(`${permission_id}.${action}`)),
    }));
    return jsonOf(JSON.stringify({ ...role, permissions }));
  };
  await openScreen(await openPanel(), id);
  const said = rights.filter((right) => document.body.textContent?.includes(`Permission ${right} is missing`));
  expect(said).not.toEqual([]);
  expect(document.querySelector('main [name]')).toBeNull();
});
