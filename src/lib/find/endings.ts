/**
 * What words of Russian, English and Uzbek end in when they are bent: a query in another case, number or tense than the
 * title is the same query. Cut lightly: what is left of two words is the same, and of both no more than an ending goes.
 */
import { soundsOf } from './sound';

const endings = [
  'ями ами иями иях ях ах ией ей ой ом ем ием ев ов ам ям иям ий ый ая яя ое ее ые ие ых их ую юю ого его ому ему ым им ыми ими ия ию ии а я о е ы и у ю ь й',
  'ка ки ку ке кой кам ками ках ок ек ить ать ять еть ться ание ение ания ения',
  // The English plural in Russian letters: юзерс, нотификейшнс.
  'с',
  'ings ing ies es ed s y e',
  'larining larini lariga larida laridan larning larni larga larda lardan lari lar ining ini iga ida idan ning ni ga da dan si i ish ash',
  'dagi lardagi idagi imdagi siga sini sida sidan sining im imga imni imda imdan imning m mga mni mda mdan mning larim larimga larimni larimda larimdan larimning ingiz ingizga ingizni ingizda',
]
  .join(' ')
  .split(' ');

/** A shorter stem would begin half of all words. */
const shortestStem = 3;

const written = new Set(endings);
const heard = new Set(endings.flatMap((ending) => soundsOf(ending)).filter(Boolean));

function stemsBy(word: string, known: ReadonlySet<string>): string[] {
  const stems: string[] = [];
  for (let at = shortestStem; at < word.length; at += 1) if (known.has(word.slice(at))) stems.push(word.slice(0, at));
  return stems;
}

/** What may be left of a folded word without what it is bent by; of its sound with `isHeard`. */
export const stemsOf = (word: string, isHeard: boolean): string[] => stemsBy(word, isHeard ? heard : written);

/** Whether what follows the stem in another word is no more than an ending. */
export const isEnding = (rest: string, isHeard: boolean): boolean =>
  rest === '' || (isHeard ? heard : written).has(rest);
