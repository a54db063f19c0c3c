/** Words that only join others: what is looked for stands in the rest. Folded, in both scripts where people mix them. */
const little = new Set(
  [
    'а без в во все всё где для до ещё же за и из или как ко кто ли мне мои мой моя на над не о об от по под при про с со то там тут у что это эта этот список списки открыть открой открыть показать покажи покажите найти пожалуйста',
    'dlya iz ili kak na ot po pri s so v',
    'a all an and any are at by do find for from go how i in into is list me my of on open or our please pls show that the this to what where who with',
    'bilan bu ham haqida hamma kerak meni menga mening mi nima qanday qayerda royxat royxati korsat och ochish shu uchun va yoki',
    'билан бу ва ёки керак мени менинг учун хамма рўйхат рўйхати қаерда қандай ҳам',
  ]
    .join(' ')
    .replaceAll('ё', 'е')
    .split(' '),
);

/** The words of a query that say what is looked for; all of them where there are no others. */
export function telling(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !little.has(word.replaceAll('ё', 'е')));
  return rest.length > 0 ? rest : words;
}
