type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const each = (value: unknown, change: (one: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(change);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)])) : value;
};

/**
 * A document of the specs with its shapes closed: wherever one is used, members that it does not name are faults. What
 * is put together by `allOf` names its members together, so its parts, and shapes that stand by themselves under
 * `components` and may become parts, stay open. One that says itself what else it takes (`additionalProperties`)
 * takes it.
 */
export function closed(document: object): object {
  const walk = (node: unknown, key?: string): unknown => {
    if (key === 'schema') return shape(node, true);
    if (key === 'schemas') return each(node, (one) => shape(one, false));
    if (Array.isArray(node)) return node.map((one) => walk(one));
    return isObject(node)
      ? Object.fromEntries(Object.entries(node).map(([name, value]) => [name, walk(value, name)]))
      : node;
  };
  return walk(document) as object;
}

function shape(node: unknown, isUsed: boolean): unknown {
  if (!isObject(node)) return node;
  const changed: Json = { ...node };
  if ('properties' in node) changed.properties = each(node.properties, (one) => shape(one, true));
  if ('items' in node) changed.items = shape(node.items, true);
  if ('additionalProperties' in node) changed.additionalProperties = shape(node.additionalProperties, true);
  if ('allOf' in node) changed.allOf = each(node.allOf, (one) => shape(one, false));
  const names = '$ref' in node || 'properties' in node || 'allOf' in node;
  if (isUsed && names && !('additionalProperties' in node)) changed.unevaluatedProperties = false;
  return changed;
}
