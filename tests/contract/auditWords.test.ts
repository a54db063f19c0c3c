/** Whatever the back end can write into the journal, the panel says in words, in each language. */
import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import type { MessageDescriptor } from 'react-intl';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import uz from '../../locales/uz.json';
import { auditWords } from '../../server/shared/auditWords';
import { actionName, fieldName, recordName } from '../../src/areas/investors/journal/entryTexts';
import { accountJournal, policyRoleJournal, roleJournal } from '../../src/areas/access/journalWords';
import { branchJournal } from '../../src/areas/branches/journalWords';
import { fomoJournal } from '../../src/areas/fomo/fomoTerms';
import { messageJournal } from '../../src/areas/pushes/messages/journalWords';
import { attributeJournal } from '../../src/areas/catalogue/attributes/journalWords';
import { brandJournal } from '../../src/areas/catalogue/brands/journalWords';
import { categoryJournal as marketCategoryJournal } from '../../src/areas/catalogue/categories/journalWords';
import { bannerJournal } from '../../src/areas/content/banners/bannerTerms';
import { errorJournal } from '../../src/areas/content/errors/errorTerms';
import { storyJournal } from '../../src/areas/content/stories/storyTerms';
import { bankJournal } from '../../src/areas/payment-settings/banks/journalWords';
import { answerJournal, placeJournal } from '../../src/areas/faq/journalWords';
import { budgetJournal } from '../../src/areas/payment-settings/budget/budgetTerms';
import { pspJournal } from '../../src/areas/payment-settings/psp/journalWords';
import { paymentSettingsJournal } from '../../src/areas/payment-settings/providers/journalWords';
import { providerJournal, templateJournal } from '../../src/areas/payment-settings/sms/journalWords';
import { bondJournal } from '../../src/areas/bonds/journalWords';
import { closingJournal } from '../../src/areas/closing/journalWords';
import { constantJournal } from '../../src/areas/constants/journalWords';
import { customerJournal } from '../../src/areas/customers/journalWords';
import { entryJournal } from '../../src/areas/expenses/journalWords';
import { receiptJournal } from '../../src/areas/fiscalization/journalWords';
import { postingJournal } from '../../src/areas/ledger/journalWords';
import { profitLossJournal } from '../../src/areas/profit-loss/journalWords';
import { modelJournal } from '../../src/areas/catalogue/models/journalWords';
import { productJournal } from '../../src/areas/catalogue/products/journalWords';
import { deliveryJournal } from '../../src/areas/delivery/journalWords';
import { dividendJournal } from '../../src/areas/dividends/journalWords';
import { merchantJournal } from '../../src/areas/merchants/merchants/journalWords';
import { transferJournal } from '../../src/areas/merchants/payouts/payoutTerms';
import { projectJournal } from '../../src/areas/real-estate/projects/journalWords';
import { categoryJournal } from '../../src/areas/merchants/categories/journalWords';
import { agentJournal, sellerJournal } from '../../src/areas/sellers/journalWords';
import { returnJournal } from '../../src/areas/refund-claims/journalWords';
import { strategyJournal } from '../../src/areas/strategies/journalWords';
import { tariffJournal } from '../../src/areas/tariffs/journalWords';
import { applicationJournal } from '../../src/parts/orders/applicationJournal';
import { historyAction, historyField, type RecordWords } from '../../src/parts/historyWords';

const catalogues: Record<string, Record<string, string>> = { ru, en, uz };

type Find = (code: string) => MessageDescriptor | undefined;
interface Case {
  entity: string;
  code: string;
  find: Find;
}

/** The kinds that call something in their own way. */
const journals: Record<string, RecordWords> = {
  application: applicationJournal,
  bond: bondJournal,
  closing_month: closingJournal,
  fomo: fomoJournal,
  push_message: messageJournal,
  constant: constantJournal,
  expense: entryJournal,
  income: entryJournal,
  posting: postingJournal,
  dividend_run: dividendJournal,
  partner: dividendJournal,
  profit: dividendJournal,
  profit_loss: profitLossJournal,
  customer: customerJournal,
  delivery: deliveryJournal,
  merchant: merchantJournal,
  merchant_transfer: transferJournal,
  receipt: receiptJournal,
  return_claim: returnJournal,
  branch: branchJournal,
  seller: sellerJournal,
  agent: agentJournal,
  project: projectJournal,
  merchant_category: categoryJournal,
  market_category: marketCategoryJournal,
  bank: bankJournal,
  banner: bannerJournal,
  brand: brandJournal,
  budget_category: budgetJournal,
  faq_category: placeJournal,
  faq_chapter: placeJournal,
  faq_article: answerJournal,
  question: answerJournal,
  psp_category: pspJournal,
  psp_service: pspJournal,
  payment_settings: paymentSettingsJournal,
  sms_provider: providerJournal,
  story: storyJournal,
  system_error: errorJournal,
  sms_template: templateJournal,
  attribute: attributeJournal,
  model: modelJournal,
  product: productJournal,
  strategy: strategyJournal,
  strategy_category: strategyJournal,
  tariff: tariffJournal,
  round: tariffJournal,
  system_user: accountJournal,
  role: roleJournal,
  payment_role: policyRoleJournal,
  investment_role: policyRoleJournal,
};

const kinds = Object.entries(auditWords);
const all = (of: 'actions' | 'fields', shared: typeof historyAction, investors: Find): Case[] =>
  kinds.flatMap(([entity, words]) => {
    const find: Find = entity === 'investor' ? investors : (code) => shared(code, journals[entity]);
    return words[of].map((code) => ({ entity, code, find }));
  });
const numbered: Case[] = kinds.flatMap(([entity, words]) =>
  ('numbered' in words ? words.numbered : []).map((code) => ({
    entity,
    code,
    // The numbers of records stand in the journal of an investor; others are told by the kind alone.
    find: entity === 'investor' ? recordName : (kind: string) => historyField(kind, journals[entity]),
  })),
);

describe.each(Object.entries(catalogues))('in %s', (_, texts) => {
  const isSaid = ({ code, find }: Case): void => {
    const id = String(find(code)?.id);
    expect(texts[id]).toMatch(/\p{L}{2}/u);
    expect(texts[id]).not.toMatch(/^[a-z]+_[a-z_]+$/);
    expect(texts[id]).not.toBe(code);
  };
  test.each(all('actions', historyAction, actionName))('the verb $code of $entity', isSaid);
  test.each(all('fields', historyField, fieldName))('the field $code of $entity', isSaid);
  test.each(numbered)('the record $code that a field of $entity names', isSaid);
});

interface Spec {
  components: { schemas: Record<string, { properties?: object }> };
}
const changesIn = (path: string, schema: string) =>
  Object.keys((load(readFileSync(path, 'utf8')) as Spec).components.schemas[schema]?.properties ?? {});

test.each([
  ['specs/system-user/investors.yaml', 'InvestorChange'],
  ['specs/system-user/investors.yaml', 'PhoneChange'],
  ['specs/investment/investors.yaml', 'PersonalDocumentChange'],
  ['specs/investment/investors.yaml', 'CompanyDocumentChange'],
])('whatever can be changed of an investor by %s %s is a field of the journal', (path, schema) => {
  const fields = changesIn(path, schema);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((one) => !(auditWords.investor.fields as readonly string[]).includes(one))).toEqual([]);
});
