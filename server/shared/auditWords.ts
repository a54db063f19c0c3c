/**
 * Everything that the journal says: for each kind of record the verbs, the fields, and the records that a field may name by
 * number (`claim 339`). What is not here is not written outside production, and the panel has a sentence for each
 * (tests/contract/auditWords.test.ts), so that nobody is shown a code.
 */
interface Words {
  actions: readonly string[];
  fields: readonly string[];
  /** The kinds of record that stand before a number in `field`. */
  numbered?: readonly string[];
  /** Further fields are permissions, which are named in the catalogue and not by the panel. */
  hasPermissions?: boolean;
}

const ofServiceRole = {
  actions: ['create', 'delete', 'add_policy', 'delete_policy'],
  fields: ['name', 'policy'],
} as const;

const ofInvestor = [
  ...['status', 'first_name', 'last_name', 'patronymic', 'company_name', 'phone_number', 'contact_number', 'email'],
  ...['pinfl', 'inn', 'birthday', 'gender', 'passport_confirmed', 'balance', 'attachment', 'file', 'initiator'],
  ...['passport_id', 'issue_date', 'expiry_date', 'inps', 'country', 'region_id', 'district_id', 'actual_address'],
  ...['temporary_address', 'work_address', 'current_workplace', 'employment_status', 'marital_status'],
  ...['monthly_income', 'source_of_income', 'source_of_income_description', 'green_card', 'residency'],
  ...['domestic_phone_number', 'director_name', 'director_pinfl', 'legal_address', 'bank_account', 'mfo', 'oked'],
  ...['registration_number', 'registration_date'],
] as const;

const ofExit = [
  ...['status', 'amount', 'penalty_amount', 'tax_amount', 'payable_amount', 'method', 'card_masked', 'bank_account'],
  ...['mfo', 'planned_date', 'comment'],
] as const;

export const auditWords = {
  investor: {
    actions: [
      ...[
        'create',
        'update',
        'change_status',
        'reveal',
        'confirm_passport',
        'reset_identification',
        'attach',
        'detach',
      ],
      ...['erase', 'generate_info', 'ask_refill', 'ask_withdraw', 'refill', 'withdraw', 'decide_claim'],
      ...['decide_document', 'verify_card', 'confirm_cash_in', 'pay_out', 'buy_bond', 'pay_bond'],
    ],
    fields: ofInvestor,
    numbered: ['claim', 'cash_in', 'exit_claim', 'card', 'document', 'bond'],
  },
  claim: {
    actions: ['decide', 'change_payment_type', 'update_amount'],
    fields: ['status', 'amount', 'payment_type', 'card_masked', 'comment'],
  },
  exit_claim: { actions: ['decide', 'change', 'bulk', 'sign_document', 'reopen'], fields: ofExit },
  cash_in_claim: { actions: ['decide'], fields: ['status', 'investor', 'investment', 'comment'] },
  card_verification: { actions: ['decide'], fields: ['status', 'reject_reason', 'comment'] },
  application_document: { actions: ['decide'], fields: ['status', 'comment'] },
  tariff_change_claim: { actions: ['submit', 'decide', 'recall'], fields: ['status', 'comment'] },
  tax_transaction: { actions: ['verify'], fields: ['status'] },
  outgoing_payment: { actions: ['create', 'send', 'settle'], fields: ['status', 'error'] },
  dibank_document: {
    actions: ['create', 'sign', 'send', 'settle', 'retry', 'reopen'],
    fields: ['status', 'signer', 'error', 'recipient_account'],
  },
  investment: { actions: ['pay_out'], fields: ['balance', 'status'] },
  portfolio_pool: { actions: ['create', 'close', 'take_out'], fields: ['capacity', 'state', 'amount', 'investment'] },
  strategy: {
    actions: ['create', 'update', 'change_status', 'delete'],
    fields: [
      ...[
        'title',
        'goal',
        'disclaimer',
        'advantage',
        'language',
        'category',
        'image',
        'status',
        'comment',
        'risk_type',
      ],
      ...[
        'month_count',
        'is_corporate',
        'expected_profit',
        'percents',
        'min_investment_amount',
        'max_investment_amount',
      ],
      ...['min_reinvestment_amount', 'repayment_percent', 'min_bond_percent_limit', 'max_bond_percent_limit'],
      ...['max_investment_percent_limit', 'initial_percent_iman', 'min_percent_iman', 'value_by_amount_million'],
      ...['weight_by_amount_million', 'value_by_month', 'weight_by_month', 'cape_by_amount', 'cape_by_month'],
    ],
  },
  strategy_category: {
    actions: ['create', 'update', 'delete'],
    fields: ['name', 'min_investment_amount', 'max_investment_amount', 'percents', 'order'],
  },
  merchant_category: {
    actions: ['create', 'update', 'move', 'delete'],
    fields: ['name', 'parent', 'position', 'image'],
  },
  tariff: {
    actions: ['create', 'update'],
    fields: [
      ...['code', 'strategy_id', 'name_ru', 'name_en', 'name_uz', 'subject', 'month_count', 'min_amount', 'max_amount'],
      ...['percent', 'payout_period', 'early_exit_allowed', 'early_exit_percent', 'auto_prolong', 'is_active'],
      ...['valid_from', 'valid_to'],
    ],
  },
  round: {
    actions: ['create', 'update', 'change_status'],
    fields: [
      ...['name', 'strategy_id', 'tariff_ids', 'start_date', 'end_date', 'target_amount', 'min_amount', 'status'],
    ],
  },
  constant: { actions: ['create', 'update', 'delete'], fields: ['key', 'type', 'value', 'description', 'is_active'] },
  // A person's own.
  posting_template: { actions: ['create', 'update', 'delete'], fields: ['name'] },
  posting: {
    actions: ['create', 'update', 'post', 'reject', 'reverse'],
    fields: [
      ...[
        'status',
        'kind',
        'date',
        'amount',
        'operation',
        'lines',
        'description',
        'counterparty',
        'document_number',
        'link',
      ],
      ...['file', 'number', 'reason', 'reverses', 'reversal'],
    ],
  },
  bond: {
    actions: ['create', 'update', 'change_status', 'remove', 'restore', 'edit_schedule', 'pay_row', 'sell', 'mature'],
    fields: [
      ...[
        'code',
        'name_ru',
        'name_en',
        'name_uz',
        'issuer',
        'issuer_inn',
        'isin',
        'nominal',
        'quantity',
        'rate_percent',
      ],
      ...[
        'coupon_period',
        'month_count',
        'issue_date',
        'maturity_date',
        'strategy_id',
        'description',
        'file',
        'status',
      ],
      ...['comment', 'amount', 'schedule_row', 'sold_quantity', 'investor'],
    ],
  },
  project: {
    actions: [
      'create',
      'update',
      'change_status',
      'sell_lots',
      'attach',
      'update_attachment',
      'detach',
      'change_offer',
    ],
    fields: [
      ...['title_ru', 'title_en', 'title_uz', 'address', 'lat', 'lon', 'typeProject', 'statusProject', 'showProject'],
      ...['amountToRaise', 'amountLot', 'projectAmount', 'amountOfDeveloper', 'acceptanceDeadline', 'expectedIncome'],
      ...['profitDivisions', 'timeToProfit', 'aboutCompany', 'companyProspects', 'projectStep', 'communityLink'],
      ...['soldCount', 'attachment', 'order', 'document'],
    ],
  },
  receipt: {
    actions: ['create', 'send', 'settle', 'cancel'],
    fields: ['status', 'amount', 'error', 'receipt_id', 'comment'],
    numbered: ['receipt'],
  },
  merchant_transfer: {
    actions: ['create', 'decide', 'settle'],
    fields: ['status', 'amount', 'document_number', 'paid_on', 'comment'],
  },
  merchant: {
    actions: [
      ...[
        'create',
        'update',
        'delete',
        'block',
        'unblock',
        'attach',
        'detach',
        'add_term',
        'turn_term_on',
        'turn_term_off',
      ],
      'remove_term',
      ...['add_owner', 'reset_owner_password', 'remove_owner', 'add_callback', 'remove_callback'],
      ...['add_telegram_user', 'remove_telegram_user', 'set_import_method', 'begin_import', 'end_import'],
    ],
    fields: [
      ...['name', 'legal_name', 'inn', 'mfo', 'account_number', 'phone', 'type', 'unit', 'category', 'pays_vat'],
      ...['rate_nds', 'discount_percent', 'markup_percent', 'region', 'district', 'address', 'lat', 'lon'],
      ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'website_url', 'logo', 'contract_number'],
      ...['contract_date', 'contract_expiry', 'kam', 'hunter', 'status', 'reason', 'comment', 'attachment'],
      ...[
        'discount',
        'markup',
        'owner',
        'callback',
        'telegram_user',
        'import',
        'import_status',
        'import_ok',
        'import_failed',
      ],
      ...['import_type', 'import_host', 'import_port', 'import_login', 'import_path', 'import_schedule', 'import_shop'],
      'import_secret',
    ],
  },
  market_category: {
    actions: ['create', 'update', 'move', 'delete'],
    fields: ['name', 'parent', 'position', 'image', 'is_active'],
  },
  attribute: {
    actions: ['create', 'update', 'delete', 'add_value', 'remove_value'],
    fields: ['name', 'type', 'unit', 'value', 'value_order'],
  },
  bank: {
    actions: ['update', 'sync'],
    fields: ['name', 'inn', 'swift', 'region', 'is_active', 'missing_since'],
  },
  sms_provider: {
    actions: ['update'],
    fields: ['name', 'is_active', 'priority', 'sender', 'login', 'password', 'balance', 'price_per_part'],
  },
  sms_template: { actions: ['update'], fields: ['text_ru', 'text_en', 'text_uz'] },
  payment_settings: {
    actions: ['update'],
    fields: [
      ...['acquiring_provider', 'backup_provider', 'ofd_provider', 'autopay_enabled', 'autopay_hours', 'retry_count'],
      ...['min_amount', 'max_amount'],
    ],
  },
  psp_category: {
    actions: ['update'],
    fields: ['name_ru', 'name_en', 'name_uz', 'icon', 'sequence_number', 'is_active'],
  },
  faq_category: {
    actions: ['create', 'update', 'move', 'confirm', 'delete'],
    fields: ['name_ru', 'name_en', 'name_uz', 'icon', 'is_active', 'order', 'language'],
  },
  faq_chapter: {
    actions: ['create', 'update', 'move', 'confirm', 'delete'],
    fields: ['name_ru', 'name_en', 'name_uz', 'category', 'order', 'language'],
  },
  faq_article: {
    actions: ['create', 'update', 'move', 'confirm', 'delete'],
    fields: [
      ...['question_ru', 'question_en', 'question_uz', 'answer_ru', 'answer_en', 'answer_uz'],
      ...['chapter', 'is_active', 'order', 'language'],
    ],
  },
  question: {
    actions: ['create', 'update', 'move', 'confirm', 'delete'],
    fields: [
      ...['question_ru', 'question_en', 'question_uz', 'answer_ru', 'answer_en', 'answer_uz'],
      ...['is_active', 'order', 'language'],
    ],
  },
  psp_service: {
    actions: ['update'],
    fields: [
      ...['name_ru', 'name_en', 'name_uz', 'provider', 'min_amount', 'max_amount', 'commission_percent'],
      ...['cashback_percent', 'sequence_number', 'is_active'],
    ],
  },
  budget_category: {
    actions: ['create', 'update', 'delete'],
    fields: [
      ...['name_ru', 'name_en', 'name_uz', 'kind', 'icon', 'color', 'sequence_number', 'is_active', 'parent'],
      'psp_categories',
    ],
  },
  banner: {
    actions: ['create', 'update', 'delete'],
    fields: [
      ...[
        'title_ru',
        'title_en',
        'title_uz',
        'image_ru',
        'image_en',
        'image_uz',
        'focal_point',
        'place',
        'action_type',
      ],
      ...['action_value', 'start_date', 'end_date', 'sequence_number', 'is_active'],
    ],
  },
  story: {
    actions: ['update'],
    fields: [
      ...[
        'title_ru',
        'title_en',
        'title_uz',
        'preview',
        'slide',
        'start_date',
        'end_date',
        'sequence_number',
        'is_active',
      ],
    ],
  },
  system_error: {
    actions: ['create', 'update'],
    fields: ['code', 'category', 'http_status', 'message_ru', 'message_en', 'message_uz', 'is_active'],
  },
  brand: { actions: ['create', 'update', 'delete'], fields: ['name', 'logo', 'is_active'] },
  model: {
    actions: ['create', 'update', 'delete', 'attach', 'detach'],
    fields: [
      ...['name', 'category', 'brand', 'description_ru', 'description_en', 'description_uz', 'attribute', 'image'],
      ...['image_order', 'focal_point'],
    ],
  },
  product: {
    actions: ['create', 'update', 'delete'],
    fields: [
      ...['model', 'merchant', 'name', 'price', 'old_price', 'sku', 'barcode', 'spic', 'package_code', 'is_active'],
      'stock',
    ],
  },
  expense: { actions: ['create'], fields: ['date', 'amount', 'vat_amount', 'counterparty', 'file'] },
  income: { actions: ['create'], fields: ['date', 'amount', 'vat_amount', 'counterparty', 'file'] },
  profit: {
    actions: ['create', 'update', 'announce', 'withdraw'],
    fields: ['month', 'revenue', 'expense', 'net_profit', 'comment', 'status', 'announced', 'reason'],
  },
  profit_loss: { actions: ['type'], fields: ['line', 'strategy', 'amount', 'comment'] },
  partner: {
    actions: ['create', 'update', 'share'],
    fields: [
      ...['name', 'kind', 'pinfl', 'inn', 'bank_account', 'mfo', 'start_date', 'end_date', 'is_active', 'percent'],
    ],
  },
  dividend_run: {
    actions: ['begin', 'calculate', 'replace', 'pay', 'finish'],
    fields: ['status', 'announced', 'revision'],
  },
  branch: {
    actions: ['create', 'update', 'delete', 'change_main', 'block', 'unblock'],
    fields: [
      ...['name', 'phone', 'region', 'district', 'address', 'lat', 'lon', 'is_main', 'is_blocked', 'reason', 'comment'],
      ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    ],
  },
  seller: {
    actions: ['create', 'update', 'change_status', 'reset_password', 'delete'],
    fields: ['name', 'phone', 'branch', 'username', 'role', 'status', 'password'],
  },
  customer: {
    actions: [
      ...['create', 'update', 'change_status', 'update_pinfl', 'update_address', 'add_contact', 'remove_contact'],
      ...['sync_address', 'sync_passport', 'reveal', 'bind_card', 'remove_card', 'score'],
    ],
    fields: [
      ...['status', 'reason', 'first_name', 'last_name', 'patronymic', 'phone_number', 'pinfl', 'birthday', 'gender'],
      ...['passport_id', 'passport_issue_date', 'passport_issue_place', 'birthplace', 'citizenship'],
      ...['employment_type', 'income', 'registration_address', 'residence_address', 'delivery_address'],
      ...['work_address', 'contact', 'contact_phone', 'card', 'scoring'],
    ],
  },
  delivery: {
    actions: [
      ...['update_address', 'confirm_address', 'cancel_address', 'check_address', 'set_provider', 'change_status'],
      'reveal',
    ],
    fields: [
      ...['status', 'sender_address', 'receiver_address', 'sender_enabled', 'receiver_enabled', 'serving', 'provider'],
      ...['price', 'tracking_number', 'comment', 'street', 'house', 'point'],
    ],
  },
  agent: {
    actions: ['create', 'update', 'delete', 'add_account', 'change_account'],
    fields: [
      ...['name', 'phone', 'branches', 'country', 'city', 'address', 'email', 'bank_name', 'account_number'],
      ...['legal_address', 'inn', 'mfo', 'swift', 'position', 'account', 'account_status'],
    ],
  },
  call_order: { actions: ['create', 'change_status', 'reveal'], fields: ['status', 'comment', 'phone'] },
  async_task: {
    actions: ['create', 'update', 'run', 'start', 'finish', 'cancel', 'give_up'],
    fields: ['name', 'rows', 'status', 'wish', 'comment', 'error'],
  },
  closing_month: {
    actions: ['begin', 'cancel', 'close', 'ask_reopening', 'reopen', 'note_line', 'fall_back'],
    fields: ['status', 'comment', 'line'],
  },
  access_change: { actions: ['create', 'decide'], fields: ['status', 'comment'] },
  return_claim: {
    actions: [
      ...['create', 'start', 'approve_moderator', 'cancel_moderator', 'await_invoice', 'approve_accountant'],
      ...['cancel_accountant', 'begin_refund', 'settle_refund'],
    ],
    fields: [
      ...['status', 'reason', 'amount', 'from_debt', 'money', 'fee', 'comment', 'invoice_number', 'invoice_date'],
      ...['refund_method', 'refund_status', 'document_number', 'error'],
    ],
  },
  application: {
    actions: [
      ...[
        'accept',
        'reject',
        'cancel',
        'delete',
        'recalculate',
        'generate_files',
        'add_invoice',
        'add_contract',
        'pay',
      ],
      ...['turn_autopay_on', 'turn_autopay_off', 'add_product_invoice', 'change_product_invoice', 'pay_off', 'score'],
      'return_goods',
      // By the customer, the partner or the platform.
      ...['move', 'take', 'take_over', 'approve_moderation', 'decline_moderation', 'approve_qabz', 'decline_qabz'],
      ...[
        'attach',
        'approve_photo',
        'send_act_code',
        'sign_act',
        'hand_over',
        'complete',
        'cancel_order',
        'take_back',
        'keep_payment',
        'change_spic',
      ],
      ...['promise', 'reveal'],
    ],
    fields: [
      ...[
        'status',
        'order_status',
        'reason',
        'comment',
        'price',
        'discount',
        'down_payment',
        'months',
        'debt',
        'rebate',
        'file',
      ],
      ...['markup_percent', 'installment_amount', 'first_payment_day', 'invoice_number', 'invoice_date', 'autopay'],
      ...['contract_number', 'contract_date', 'scoring', 'moderator', 'attachment', 'act', 'spic'],
      ...['promised_amount', 'promised_day', 'salary', 'additional_income', 'family_income'],
    ],
    numbered: ['payment'],
  },
  push_message: {
    actions: ['create', 'update', 'delete', 'publish', 'withdraw', 'send', 'test'],
    fields: [
      ...['title_ru', 'title_en', 'title_uz', 'body_ru', 'body_en', 'body_uz', 'image', 'action_type', 'action_value'],
      ...['segment', 'date_from', 'date_to', 'scheduled_at', 'urgent', 'status', 'audience', 'recipients'],
      'phones',
    ],
  },
  fomo: {
    actions: ['create', 'update'],
    fields: [
      ...['name', 'title_ru', 'title_en', 'title_uz', 'text_ru', 'text_en', 'text_uz', 'image', 'trigger'],
      ...['duration_hours', 'benefit_percent', 'start', 'end', 'is_active'],
    ],
  },
  system_user: {
    actions: [
      ...['create', 'update', 'delete', 'set_password', 'change_password', 'end_session', 'add_role', 'remove_role'],
    ],
    fields: [
      ...['username', 'first_name', 'last_name', 'middle_name', 'phone', 'email', 'user_type', 'branch', 'region_id'],
      ...['is_active', 'role_ids', 'payment_role', 'investment_role', 'password', 'session', 'has_second_factor'],
    ],
  },
  role: {
    actions: ['create', 'update', 'delete', 'set_permissions', 'add_scopes', 'remove_scope'],
    fields: ['name', 'description', 'scope_id'],
    hasPermissions: true,
  },
  payment_role: ofServiceRole,
  investment_role: ofServiceRole,
} as const satisfies Record<string, Words>;

/** Kinds of record whose journal is on no screen yet; whoever shows one moves it up, and gives its words. */
const unseen: readonly string[] = [
  ...['permission', 'platform_setting', 'number_search'],
  ...['report_job', 'product', 'installment_payment', 'card_type', 'phone_code', 'user_fomo'],
];

/** Whether the panel can say this row in words; `entity` as the table `audit` has it. */
export function hasAuditWords(entity: string, action: string, field: string | null): boolean {
  if (unseen.includes(entity)) return true;
  const words: Words | undefined = (auditWords as Readonly<Record<string, Words>>)[entity];
  if (words === undefined || !words.actions.includes(action)) return false;
  if (field === null || words.hasPermissions || words.fields.includes(field)) return true;
  const [, kind = ''] = /^(\w+) \S+$/.exec(field) ?? [];
  return (words.numbered ?? []).includes(kind);
}
