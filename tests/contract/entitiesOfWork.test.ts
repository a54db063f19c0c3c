/** What the requirements say that bonds, strategies, books, instalments, merchants and goods are made of. */
import { readContract } from '../../server/http/specs';
import { shapeOf, valuesOf } from '../support/shapes';

const invest = (file: string) => `investment/${file}.yaml`;
const system = (file: string) => `system-user/${file}.yaml`;
const pay = (file: string) => `payment/${file}.yaml`;
const market = (file: string) => `marketplace/${file}.yaml`;
/** The names of a record, written as the requirements list them. */
const words = (text: string) => text.trim().split(/\s+/);

test.each<[rule: string, what: string, file: string, shape: string, fields: string]>([
  [
    'ENT-22',
    'a strategy',
    system('strategies'),
    'Strategy',
    `title category language month_count risk_type expected_profit percents min_investment_amount max_investment_amount
     repayment_percent min_bond_percent_limit max_bond_percent_limit max_investment_percent_limit min_reinvestment_amount
     initial_percent_iman min_percent_iman value_by_amount_million weight_by_amount_million value_by_month weight_by_month
     cape_by_amount cape_by_month disclaimer_ru is_corporate advantage goal_ru status`,
  ],
  [
    'ENT-23',
    'a category of strategies',
    system('strategy-categories'),
    'StrategyCategory',
    'name_ru name_en name_uz min_investment_amount max_investment_amount percents',
  ],
  ['ENT-25', 'a line of profit and loss', invest('profit-loss'), 'Line', 'name order'],
  ['ENT-25', 'a list of profits', invest('profits'), 'ProfitPage', 'profits count'],
  ['ENT-26', 'closed months', system('closing'), 'ClosingMonthPage', 'months count'],
  ['ENT-26', 'the files of a closed month', system('closing'), 'ClosingFiles', 'files'],
  ['ENT-27', 'a list of projects', invest('projects'), 'ProjectPage', 'projects total'],
  [
    'ENT-27',
    'a project',
    invest('projects'),
    'Project',
    `amountToRaise amountFact projectAmount amountOfDeveloper acceptanceDeadline showProject statusProject typeProject
     amountLot expectedIncome profitDivisions timeToProfit aboutCompany companyProspects projectStep soldCount communityLink`,
  ],
  ['ENT-29', 'a request to be called', invest('call-orders'), 'CallbackRow', 'ticket_id status'],
  ['ENT-30', 'the documents of an offer', invest('projects'), 'ProjectOffer', 'document_urls'],
  ['ENT-30', 'what is saved of an offer', invest('projects'), 'ProjectOfferChange', 'document_ids'],
  ['ENT-30', 'a file for the time being', invest('projects'), 'TemporaryFile', 'document_key'],
  ['ENT-31', 'a constant', invest('constants'), 'Constant', 'key value type description'],
  [
    'ENT-32',
    'an application',
    pay('instalments'),
    'Application',
    `First_name Last_name Patronymic Birth_day Phone_number Work_phone_number home_phone_number second_phone_number
     Card_number card_expiry_month card_expiry_year card_phone_number Registration_number Children Education Proffesion
     Job_organization employment_type salary additional_income family_income has_credit family_status Scoring Created_at
     Installment_amount Expiry_month_count Amount_per_month down_payment Perent_markup Price_in_merchant Status
     contract_number source first_payment_day merchant branch agent responsible commentary invoice_date invoice_number`,
  ],
  [
    'ENT-33',
    'a line of what was sold',
    pay('instalments'),
    'SaleLine',
    'price_without_nds price_with_nds nds_price discounted_price',
  ],
  [
    'ENT-35',
    'the invoice of a product',
    pay('instalments'),
    'ProductInvoice',
    'application_basket_id application_id date number',
  ],
  ['ENT-36', 'a product line', pay('instalments'), 'Basket', 'name count price category model'],
  [
    'ENT-37',
    'a customer',
    pay('customers'),
    'Customer',
    `guid status first_name last_name phone_number pinfl addresses passport_id entity_type photo_url scoring_count`,
  ],
  [
    'ENT-38',
    'an address',
    pay('customers'),
    'CustomerAddress',
    'type region city district street village house apartment cadastre matches_registration',
  ],
  [
    'ENT-39',
    'the passport of a customer',
    pay('customers'),
    'Customer',
    'passport_id passport_issue_date passport_issue_place birthplace citizenship gender',
  ],
  ['ENT-41', 'a scoring', pay('scoring'), 'ScoringDetail', 'scoring purchase_limits'],
  ['ENT-41', 'what is said of a scoring', pay('scoring'), 'Scoring', 'wings_request'],
  ['ENT-42', 'a card that is being added', pay('customer-cards'), 'CardBinding', 'id'],
  ['ENT-42', 'the code of a card', pay('customer-cards'), 'CardCode', 'id code'],
  [
    'ENT-43',
    'an order',
    pay('orders'),
    'Order',
    'baskets sold_by seller moderator delivery attachments contract_number',
  ],
  ['ENT-43', 'the address of a delivery', pay('deliveries'), 'DeliveryAddress', 'type region district town'],
  ['ENT-43', 'how many orders stand where', pay('orders'), 'OrderStatusCounts', 'statuses count'],
  [
    'ENT-44',
    'a delivery',
    pay('deliveries'),
    'Delivery',
    'sender receiver_address provider status enabled seller merchant branch',
  ],
  ['ENT-45', 'a return', pay('return-claims'), 'ReturnClaim', 'history customer merchant'],
  [
    'ENT-46',
    'a merchant',
    pay('merchants'),
    'Merchant',
    `name legal_name inn mfo account_number phone pays_vat unit rate_nds type branches_count work_schedule lat lon
     website_url markup_percent contract_number contract_expiry discount_percent`,
  ],
  ['ENT-47', 'where a merchant is told of orders', pay('merchant-channels'), 'MerchantCallback', 'value'],
  ['ENT-47', 'a phone of a merchant', pay('merchant-channels'), 'MerchantTelegramUser', 'phone'],
  ['ENT-48', 'a category of merchants', pay('merchant-categories'), 'MerchantCategory', 'guid parent_guid'],
  ['ENT-48', 'the categories of merchants', pay('merchant-categories'), 'MerchantCategoryList', 'list'],
  ['ENT-49', 'a branch', pay('branches'), 'Branch', 'is_main'],
  [
    'ENT-50',
    'a point-of-sale agent',
    pay('sellers'),
    'PosAgent',
    `name phone country city address email bank_name account_number legal_address inn mfo swift position branches`,
  ],
  ['ENT-50', 'an account of an agent', pay('sellers'), 'AgentAccount', 'status'],
  ['ENT-51', 'a category of goods', market('categories'), 'Category', 'sequence_number sub_categories'],
  ['ENT-52', 'a brand', market('brands'), 'Brand', 'id name'],
  ['ENT-53', 'an attribute', market('attributes'), 'Attribute', 'name values'],
  ['ENT-54', 'a model', market('models'), 'ModelDetail', 'attributes images'],
  ['ENT-55', 'a list of products', market('products'), 'ProductPage', 'products count'],
  ['ENT-55', 'a product', market('products'), 'Product', 'old_price is_active'],
  ['ENT-56', 'a picture', market('pictures'), 'CataloguePicture', 'url'],
  ['ENT-57', 'the settings of payments', pay('payment-settings'), 'PaymentSettingsAnswer', 'setting'],
  ['ENT-59', 'a list of invoices', pay('invoices'), 'InvoicePage', 'list total_count'],
  ['ENT-60', 'cards by a mask', pay('payment-cards'), 'MaskedCardPage', 'list'],
  ['ENT-60', 'what went over a card', pay('payment-cards'), 'CardTransactionPage', 'transactions count'],
  ['ENT-61', 'categories of help', pay('faq'), 'FaqCategoryPage', 'categories total'],
  ['ENT-61', 'chapters of help', pay('faq'), 'FaqChapterPage', 'chapters total'],
  ['ENT-61', 'articles of help', pay('faq'), 'FaqArticlePage', 'articles total'],
  ['ENT-61', 'a notification', pay('notifications'), 'PushMessage', 'action_type status'],
  ['ENT-62', 'regions', pay('catalogues'), 'RegionList', 'items'],
  ['ENT-62', 'districts', pay('catalogues'), 'DistrictList', 'items'],
])('%s: %s', (_rule, _what, file, shape, fields) => {
  expect(words(fields).filter((name) => !shapeOf(file, shape).includes(name))).toEqual([]);
});

test.each<[rule: string, what: string, file: string, choice: string, values: string]>([
  [
    'ENT-34',
    'files of an application',
    pay('instalments'),
    'ApplicationFileKind',
    'handover_act reconciliation_act client_photo',
  ],
  ['ENT-37', 'states of a customer', pay('customers'), 'CustomerStatus', 'active inactive'],
  ['ENT-38', 'addresses of a customer', pay('customers'), 'AddressType', 'registration residence delivery work'],
  ['ENT-39', 'genders', pay('customers'), 'CustomerGender', 'male female'],
  ['ENT-43', 'ends of a delivery', pay('deliveries'), 'DeliveryEnd', 'sender receiver'],
  ['ENT-46', 'kinds of merchants', pay('merchants'), 'MerchantType', 'product service'],
  ['ENT-46', 'ways of an import', pay('merchant-imports'), 'ImportType', 'ftp billz'],
])('%s: %s', (_rule, _what, file, choice, values) => {
  expect(words(values).filter((one) => !valuesOf(file, choice).includes(one))).toEqual([]);
});

test.each<[rule: string, what: string, calls: string]>([
  ['ENT-21', 'a bond', 'getBond listBondInvestments getRepaymentSchedule listBondLogs changeBondStatus'],
  [
    'ENT-24',
    'tariffs and rounds',
    'listTariffs getTariff createTariff updateTariff listRounds getRound createRound updateRound',
  ],
  [
    'ENT-25',
    'profit and loss',
    'listProfitLossLines setProfitLossValues calculateProfit listProfits createProfit updateProfit announceProfit',
  ],
  [
    'ENT-26',
    'the books',
    `listEntries listExpenses listIncomes listPartners listProfitDistributions listClosingMonths listClosingFiles
     listAccounts listAccountGroups listOperations listPaymentGateways`,
  ],
  ['ENT-28', 'files of a project', 'addProjectAttachment updateProjectAttachment deleteProjectAttachment'],
  ['ENT-31', 'constants', 'listConstants getConstant createConstant updateConstant deleteConstant'],
  [
    'ENT-37',
    'a customer',
    'listCustomerContacts listFamilyRelations listCustomerCards listScorings listCustomerChanges listIdentityResponses',
  ],
  ['ENT-41', 'scorings', 'listScorings getScoring getScoringWingsResult'],
  ['ENT-42', 'cards of a customer', 'bindCustomerCard verifyCustomerCard'],
  [
    'ENT-43',
    'an order',
    'listOrderHistory getOrderSeller listDeliveryTowns listCatalogueRegions listCatalogueDistricts countOrderStatuses listReceipts',
  ],
  [
    'ENT-47',
    'what belongs to a merchant',
    `listMerchantOwners listMerchantBranches listMerchantDiscounts listMerchantMarkups listMerchantCallbacks listBlockReasons
     listMerchantBlockEvents listMerchantAttachments listMerchantTelegramUsers`,
  ],
  ['ENT-49', 'a branch', 'markBranchAsMain listBranchBlocks'],
  ['ENT-50', 'accounts of an agent', 'listAgentAccounts createAgentAccount setAgentAccountStatus'],
  ['ENT-53', 'values of an attribute', 'addAttributeValue removeAttributeValue'],
  [
    'ENT-54',
    'attributes and pictures of a model',
    'setModelAttribute removeModelAttribute addModelImage removeModelImage',
  ],
  ['ENT-55', 'the old price of a product', 'setOldPrice updateProduct'],
  ['ENT-56', 'pictures', 'uploadCataloguePicture uploadContentPicture uploadPicture'],
  ['ENT-58', 'messages by phone', 'listSmsProviders updateSmsProvider listSmsTemplates updateSmsTemplate'],
  [
    'ENT-59',
    'payments',
    'listPspCategories listPspServices listBudgetCategories listBanks listTaxTransactions listInvoices getInvoice',
  ],
  ['ENT-60', 'cards and what went over them', 'listCardsByMaskedPan listCardTransactions getCardTransaction'],
  [
    'ENT-61',
    'what customers read',
    `listBanners listFomos listUserFomos listPushMessages listPushActionTypes listSystemErrors listSystemErrorCategories
     listCardTypes listPhoneCodes listCallbacks`,
  ],
])('%s: %s has its calls', (_rule, _what, calls) => {
  const ids = readContract().operations.map(({ id }) => id);
  expect(words(calls).filter((id) => !ids.includes(id))).toEqual([]);
});
