/** Words that the house has given up for the terms of the field; a name made of one of them is an old one. */
const gone = /^(deed|wish|tick|bone|desk|told)(s|es)?$/i;

/** `useTickDraft`, `claim-desks` and `TICK_SIZE` as words; `ticket` and `desktop` stay whole. */
const wordsOf = (name) => name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\d]+/u);
const goneIn = (name) => wordsOf(name).find((word) => gone.test(word));

const members = 'TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition, TSEnumMember';

/** Names of files, variables, functions, types, parameters and members; what is imported is told where it is declared. */
export const noGoneWords = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, name) => {
      const word = goneIn(name);
      if (word !== undefined)
        context.report({ node, message: `"${word}" is a word of before; name it by the term of the field.` });
    };
    return {
      Program(node) {
        check(node, context.filename.split(/[\\/]/).at(-1) ?? '');
      },
      'Program:exit'() {
        // A class is declared twice: to those around it and to itself.
        const declared = context.sourceCode.scopeManager.scopes.flatMap(({ variables }) =>
          variables.flatMap(({ defs }) => defs.filter(({ type }) => type !== 'ImportBinding').map(({ name }) => name)),
        );
        for (const name of new Set(declared)) if (name.type === 'Identifier') check(name, name.name);
      },
      [`:matches(${members})`]({ key, id }) {
        const name = key ?? id;
        if (name?.type === 'Identifier') check(name, name.name);
      },
    };
  },
};
