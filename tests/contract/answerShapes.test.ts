import { withReaders, type Spec } from '../../scripts/answerShapes';

const nobody = {
  type: 'object',
  nullable: true,
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1 } },
};
const spec = (properties: object) =>
  ({
    paths: {
      '/things': {
        get: {
          operationId: 'readThing',
          responses: {
            200: {
              content: {
                'application/json': { schema: { type: 'object', required: Object.keys(properties), properties } },
              },
            },
          },
        },
      },
    },
    components: { schemas: { Nobody: nobody } },
  }) as unknown as Spec;
const code = '\n    readThing: build.query<A, B>({\n      query: () => ({ url: `/things` }),\n    }),\n';

/** The fields of the shape that the answer is read by. */
const fieldsOf = (properties: object) => /reader\((.*)\)/.exec(withReaders(code, spec(properties)))?.[1];

test('a reference that may be null may be so too where something is said beside it', () => {
  const ref = { $ref: '#/components/schemas/Nobody' };
  expect(fieldsOf({ owner: ref })).toBe('{ "owner~": shapeOfNobody }');
  expect(fieldsOf({ owner: { allOf: [ref], description: 'Whoever has it.' } })).toBe('{ "owner~": { "id": "c" } }');
  expect(fieldsOf({ owner: { ...nobody, nullable: false } })).toBe('{ "owner": { "id": "c" } }');
});
