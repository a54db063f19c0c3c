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
}

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
      ...['decide_document', 'verify_card', 'confirm_cash_in', 'pay_out'],
    ],
    fields: ofInvestor,
    numbered: ['claim', 'cash_in', 'exit_claim', 'card', 'document'],
  },
  claim: {
    actions: ['decide', 'change_payment_type', 'update_amount'],
    fields: ['status', 'amount', 'payment_type', 'comment'],
  },
  exit_claim: { actions: ['decide', 'change', 'bulk', 'sign_document'], fields: ofExit },
  cash_in_claim: { actions: ['decide'], fields: ['status', 'investor', 'investment', 'comment'] },
  card_verification: { actions: ['decide'], fields: ['status', 'reject_reason', 'comment'] },
  application_document: { actions: ['decide'], fields: ['status', 'comment'] },
  tariff_change_claim: { actions: ['submit', 'decide', 'recall'], fields: ['status', 'comment'] },
  tax_transaction: { actions: ['verify'], fields: ['status'] },
  outgoing_payment: { actions: ['create', 'send', 'settle'], fields: ['status', 'error'] },
  dibank_document: {
    actions: ['create', 'sign', 'send', 'settle', 'retry'],
    fields: ['status', 'signer', 'error', 'recipient_account'],
  },
  investment: { actions: ['pay_out'], fields: ['balance', 'status'] },
  portfolio_pool: { actions: ['create', 'close', 'take_out'], fields: ['capacity', 'state', 'amount', 'investment'] },
  async_task: {
    actions: ['create', 'update', 'run', 'start', 'finish', 'cancel', 'give_up'],
    fields: ['name', 'rows', 'status', 'wish', 'comment', 'error'],
  },
  access_change: { actions: ['create', 'decide'], fields: ['status', 'comment'] },
} as const satisfies Record<string, Words>;

/** Kinds of record whose journal is on no screen yet; whoever shows one moves it up, and gives its words. */
const unseen: readonly string[] = [
  ...['system_user', 'role', 'permission', 'payment_role', 'investment_role', 'platform_setting', 'number_search'],
];

/** Whether the panel can say this row in words; `entity` as the table `audit` has it. */
export function hasAuditWords(entity: string, action: string, field: string | null): boolean {
  if (unseen.includes(entity)) return true;
  const words: Words | undefined = (auditWords as Readonly<Record<string, Words>>)[entity];
  if (words === undefined || !words.actions.includes(action)) return false;
  if (field === null || words.fields.includes(field)) return true;
  const [, kind = ''] = /^(\w+) \S+$/.exec(field) ?? [];
  return (words.numbered ?? []).includes(kind);
}
