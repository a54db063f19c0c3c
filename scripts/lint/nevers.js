/**
 * What this code never does, each as a rule of its own, so that a folder can be let off one without the others.
 * A rule is a selector of the syntax tree and the sentence shown to whoever meets it.
 */
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { noGoneWords } from './goneWords.js';
import { noJoinedSql } from './joinedSql.js';

const moneyNames = '/(^|_)(amount|balance|price|penalty|dividends)$|(Amount|Balance|Price|Penalty)$/';
const roleNames = '/^(administrator|moderator|accountant|executive|director|kam|hunter)$/';
const colour = '/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl|oklch|lab)a?\\(.+)$/i';
const colourName = '/^(white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|gold|navy|teal)$/';
const colourProperty = '/^(color|fill|stroke|background|(background|border|outline|caret)\\w*Color)$/';

const selectors = {
  'no-path-text': [
    [
      'JSXAttribute[name.name=/^(to|href)$/] > Literal[value=/^\\u002F/]',
      'JSXAttribute[name.name=/^(to|href)$/] > JSXExpressionContainer > Literal[value=/^\\u002F/]',
      'JSXAttribute[name.name=/^(to|href)$/] > JSXExpressionContainer > TemplateLiteral[quasis.0.value.raw=/^(\\u002F|$)/]',
      'CallExpression[callee.name=/^(navigate|redirect)$/] > Literal.arguments[value=/^\\u002F/]',
      'CallExpression[callee.name=/^(navigate|redirect)$/] > TemplateLiteral.arguments[quasis.0.value.raw=/^(\\u002F|$)/]',
    ],
    'A link is built by href() of the route table, never from text.',
  ],
  'no-colour-value': [
    [
      `Literal[value=${colour}]`,
      `TemplateElement[value.raw=${colour}]`,
      `Property[key.name=${colourProperty}] > Literal.value[value=${colourName}]`,
      'Property[key.name="fontSize"] > Literal.value[value!="inherit"]',
    ],
    'Colours and font sizes come from theme tokens.',
  ],
  'no-money-number': [
    [
      `CallExpression[callee.name=/^(Number|parseInt)$/] > MemberExpression.arguments[property.name=${moneyNames}]`,
      `CallExpression[callee.name=/^(Number|parseInt)$/] > Identifier.arguments[name=${moneyNames}]`,
      `UnaryExpression[operator=/^[+-]$/] > MemberExpression[property.name=${moneyNames}]`,
      `BinaryExpression[operator=/^([-+*%]|\\u002F)$/] > MemberExpression[property.name=${moneyNames}]`,
      'CallExpression[callee.property.name="toFixed"]',
      'CallExpression[callee.name="parseFloat"]',
      'CallExpression[callee.object.name="Number"][callee.property.name="parseFloat"]',
    ],
    'Money is a decimal string; lib/money counts it exactly.',
  ],
  'no-status-number': [
    [
      'BinaryExpression[left.property.name="status"] > Literal[raw=/^[1-5]\\d\\d$/]',
      'BinaryExpression[left.name="status"] > Literal[raw=/^[1-5]\\d\\d$/]',
      'Property[key.name="status"] > Literal.value[raw=/^[1-5]\\d\\d$/]',
    ],
    'A status of HTTP has a name in lib/httpStatus.',
  ],
  'no-date-formatting': [
    [
      'MemberExpression[object.name="Intl"]',
      'CallExpression[callee.property.name=/^to(Locale)?(Date|Time)?String$/][callee.object.type="NewExpression"][callee.object.callee.name="Date"]',
      'CallExpression[callee.property.name=/^(toLocale(Date|Time)?String|toDateString|toTimeString|toUTCString)$/]',
      'ImportDeclaration[source.value=/^date-fns/] > ImportSpecifier[imported.name=/^format/]',
      // It asks the browser, and Chromium knows no Uzbek.
      'CallExpression[callee.property.name=/^format(Date|Time|Number|List|RelativeTime|DisplayName|Duration)/]',
      'JSXIdentifier[name=/^Formatted(Date|Time|Number|List|RelativeTime|DisplayName|Duration)/]',
    ],
    'Dates, numbers and lists are formatted by i18n/format, lib/days and the texts.',
  ],
  'no-role-names': [
    [
      `BinaryExpression > Literal[value=${roleNames}]`,
      `CallExpression[callee.property.name="includes"] > Literal[value=${roleNames}]`,
      'MemberExpression[property.name=/^(role_ids|user_role_id|user_type)$/]',
    ],
    'A screen asks for a permission by useCan or <Can>, never for a role.',
  ],
  'no-own-modal': [
    ['CallExpression[callee.property.name="showModal"]'],
    'A window is opened by useModal, over which a message is read, heard and closed.',
  ],
  'no-still-address': [
    [
      'ImportDeclaration[source.value="react-router-dom"] > ImportSpecifier[imported.name=/^use(Location|NavigationType)$/]',
    ],
    'Around the pages nothing is redrawn by a step unless it asks for it: useAddress of kit/state/address tells the address.',
  ],
  'no-own-route': [
    [
      'CallExpression[callee.property.name=/^(get|post|put|patch|delete|all|head|options)$/] > Literal.arguments:first-child[value=/^\\u002F/]',
      'CallExpression[callee.property.name=/^(get|post|put|patch|delete|all|head|options)$/] > TemplateLiteral.arguments:first-child[quasis.0.value.raw=/^\\u002F/]',
      'CallExpression[callee.property.name="route"] > ObjectExpression.arguments',
    ],
    'The paths of the back end come from the specs; one written by hand could drift from them.',
  ],
  'no-default-export': [['ExportDefaultDeclaration'], 'Named exports; a default export only for a screen.'],
  'no-barrel': [
    [
      'Program:not(:has(> :not(ExportAllDeclaration, ExportNamedDeclaration[source], ImportDeclaration))):has(> ExportAllDeclaration, > ExportNamedDeclaration[source])',
      'ExportAllDeclaration',
    ],
    'No files that only pass on what others export.',
  ],
};

const fromSelectors = ([list, message]) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(list.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** A caught failure is dealt with, or a comment says why it needs nothing. */
const noSilentCatch = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      if (node.body.type !== 'BlockStatement' || node.body.body.length > 0) return;
      if (context.sourceCode.getCommentsInside(node).length > 0) return;
      context.report({
        node,
        message: 'A failure is caught in silence; deal with it, or say why nothing is to be done.',
      });
    };
    return {
      CatchClause: check,
      'CallExpression[callee.property.name="catch"] > :matches(ArrowFunctionExpression, FunctionExpression).arguments':
        check,
    };
  },
};

/** An exclamation mark that overrules the compiler says on its line why it is right. */
const explainNonNull = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const explained = new Set(context.sourceCode.getAllComments().map((comment) => comment.loc.start.line));
    return {
      TSNonNullExpression(node) {
        if (!explained.has(node.loc.end.line))
          context.report({ node, message: 'Say on this line why the value is there, or let the compiler see it.' });
      },
    };
  },
};

/** A silenced rule gives its reason on the same line, after two hyphens. */
const explainSilence = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*(es|ox)lint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value))
          context.report({
            loc: comment.loc,
            message: 'A silenced rule gives its reason after two hyphens: <rule> -- <why>.',
          });
      }
    },
  }),
};

export const nevers = {
  rules: {
    ...Object.fromEntries(Object.entries(selectors).map(([name, rule]) => [name, fromSelectors(rule)])),
    'no-silent-catch': noSilentCatch,
    'explain-non-null': explainNonNull,
    'explain-silence': explainSilence,
    'no-joined-sql': noJoinedSql,
    'no-gone-words': noGoneWords,
    // The same rule under two names, because the folders let off them are not the same.
    'no-requests': builtinRules.get('no-restricted-globals'),
    'no-storage': builtinRules.get('no-restricted-globals'),
  },
};
