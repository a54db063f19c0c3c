/** How a statement begins; in the files of a store every template counts, since parts of statements stand there, too. */
const statement = /^\s*(select|insert into|update|delete from|with|lock table|create|alter|drop|truncate)\s/i;

/**
 * SQL is text written by us, with every value bound. What may stand in a template is another such
 * text (a constant, an entry of a constant table, the result of a function of this file) or a bound place,
 * `bind(value)`; never what came in through a parameter.
 */
export const noJoinedSql = {
  meta: { type: 'problem', schema: [{ enum: ['every'] }] },
  create(context) {
    const {
      sourceCode,
      options: [reach],
    } = context;

    const variableOf = (identifier) => {
      for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const found = scope.set.get(identifier.name);
        if (found) return found;
      }
      return undefined;
    };
    const rootOf = (node) => (node.type === 'MemberExpression' ? rootOf(node.object) : node);

    function isOurs(node) {
      switch (node.type) {
        case 'Literal':
        case 'ArrayExpression':
        case 'ArrowFunctionExpression':
        case 'FunctionExpression':
          return true;
        case 'TemplateLiteral':
          return node.expressions.every(isOurs);
        case 'ConditionalExpression':
          return isOurs(node.consequent) && isOurs(node.alternate);
        case 'LogicalExpression':
          return isOurs(node.left) && isOurs(node.right);
        case 'TSAsExpression':
        case 'TSNonNullExpression':
        case 'AwaitExpression':
          return isOurs(node.expression ?? node.argument);
        case 'CallExpression':
          if (node.callee.name === 'bind' || node.callee.property?.name === 'bind') return true;
          return isOurs(node.callee.type === 'MemberExpression' ? node.callee.object : node.callee);
        case 'MemberExpression': {
          const root = rootOf(node);
          const scope = root.type === 'Identifier' ? variableOf(root)?.scope.type : undefined;
          return scope === 'module' || scope === 'global' ? true : isOurs(root) && root.type !== 'Identifier';
        }
        case 'Identifier': {
          const [definition] = variableOf(node)?.defs ?? [];
          if (definition === undefined) return false;
          if (definition.type === 'FunctionName' || definition.type === 'ImportBinding') return true;
          if (definition.type !== 'Variable') return false;
          const { init } = definition.node;
          return !init || init === node || isOurs(init);
        }
        default:
          return false;
      }
    }

    const report = (node) =>
      context.report({
        node,
        message: 'SQL is written out with parameters; what came from outside is bound, not joined in.',
      });
    const isSent = (node) => {
      for (let child = node, { parent } = node; parent; child = parent, { parent } = parent)
        if (parent.type === 'CallExpression' && /^(query|script)$/.test(parent.callee.property?.name ?? ''))
          return parent.arguments[0] === child;
      return false;
    };
    const isSql = (node) => reach === 'every' || statement.test(node.quasis[0].value.raw) || isSent(node);

    return {
      'TemplateLiteral:not(ThrowStatement TemplateLiteral)'(node) {
        if (!isSql(node)) return;
        for (const expression of node.expressions) if (!isOurs(expression)) report(expression);
      },
      'BinaryExpression[operator="+"] > Literal[value=/\\b(select|insert|update|delete|from|where|order by|limit|values)\\b/i]':
        report,
    };
  },
};
