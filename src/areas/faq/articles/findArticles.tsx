import { faqArticleCall, findFaqArticleRows, type FaqArticle } from '../../../api/payment/faq';
import { findBySearch } from '../../../parts/record/findBySearch';
import { readOne } from '../../../parts/record/readOne';
import { textShown } from '../../../parts/texts/useTextOf';
import type { RecordHit } from '../../../routes/record';
import { stateOf } from '../../../parts/switchState';
import { shownState } from '../languages';

const hitOf = (one: FaqArticle): RecordHit => ({
  id: String(one.id),
  name: textShown(one, 'question'),
  details: [one.category.name, one.chapter.name],
  badge: shownState.badge(stateOf(one)),
});

/** Looks articles up for the palette. */
export const find = findBySearch(findFaqArticleRows, hitOf);

/** Reads one that was opened before. */
export const read = readOne((id) => faqArticleCall({ id: Number(id) }), hitOf);
