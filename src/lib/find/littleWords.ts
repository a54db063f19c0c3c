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

const isLittle = (word: string): boolean => little.has(word.replaceAll('ё', 'е'));

/** The words of a query that say what is looked for; all of them where there are no others. */
export function telling(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !isLittle(word));
  return rest.length > 0 ? rest : words;
}

/** Stands between the words of a phrase, which is one word of the index: no word that is typed has it. */
const seam = '+';

/** Little words that begin a question, which is asked for by its first word as well: кто работает. */
const asking = new Set('кто что где как куда who what how where nima qanday qayerda'.split(' '));

/**
 * A little word says with the one before it what neither says alone: cash in is no cash out. One that begins goes with
 * the next only where it asks: of investors is no more than investors.
 */
export function phrasesIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && isLittle(word) !== isLittle(next) && (isLittle(next) || asking.has(word))
      ? [`${word}${seam}${next}`]
      : [];
  });
}

/** The words of a query in which each phrase that is known is one word; undefined where none is. */
export function withPhrases(words: readonly string[], isKnown: (phrase: string) => boolean): string[] | undefined {
  const read: string[] = [];
  let isAny = false;
  for (let at = 0; at < words.length; at += 1) {
    const [phrase] = phrasesIn(words.slice(at, at + 2));
    const isPhrase = phrase !== undefined && isKnown(phrase);
    if (isPhrase) at += 1;
    read.push(isPhrase ? phrase : (words[at] ?? ''));
    isAny ||= isPhrase;
  }
  return isAny ? read.filter((word) => word.includes(seam) || !isLittle(word)) : undefined;
}
