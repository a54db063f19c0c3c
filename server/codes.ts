/**
 * The codes of every refusal, as they stand in `code` of a Problem. A code that is not here cannot be thrown, and
 * one that is here has its words in the panel: tests/contract/codes.test.ts.
 */
export const refusalCodes = [
  // Told by the status of the answer alone.
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'unprocessable',
  'too_large',
  'unsupported_media_type',
  'server_error',
  // Signing in.
  '1_invalid_auth_credentials',
  'user_disabled',
  'staff_only',
  'too_many_attempts',
  // Writing the same thing twice, or on what somebody else has changed.
  'changed_meanwhile',
  'still_running',
  'key_closed',
  'key_reused',
  // Files.
  'link_invalid',
  'link_expired',
  'file_too_large',
  'file_kind_not_allowed',
  'file_missing',
  'file_already_attached',
  // A sheet that a background task is made from.
  'sheet_unreadable',
  'sheet_empty',
  'sheet_too_long',
  'sheet_without_columns',
  // The state of a record, and what it is tied to.
  'transition_not_allowed',
  'same_person',
  'investments_exist',
  'installments_exist',
  'balance_not_zero',
  'not_archived',
  'not_enough_balance',
  'month_closed',
  'phone_number_already_exists',
  'recipient_missing',
  // What is wrong with an electronic signature.
  'signature_unreadable',
  'signature_of_other_text',
  'signature_wrong',
  'signature_differs',
  'signer_differs',
  'signer_untrusted',
  'key_expired',
  'key_not_yet_valid',
  'stamp_wrong',
  // Who may do what.
  'own_roles',
  'own_account',
  'more_than_held',
  'last_administrator',
  'role_has_users',
  'role_name_taken',
  'permission_exists',
  'permission_builtin',
  'permission_in_use',
  'merchant_without_roles',
  'unknown_endpoint',
  'username_taken',
  'weak_password',
  'password_has_username',
  'same_password',
  'wrong_password',
  'password_change_required',
  // One value that is wrong; the first of them is the code of the whole refusal.
  'required',
  'unknown_value',
  'reason_required',
  'document_missing',
  'number_mismatch',
  'wrong_subject',
  'invalid_amount',
  'invalid_inn',
  'invalid_passport',
  'invalid_phone',
  'invalid_pinfl',
  'age_under_18',
  'in_future',
  'no_such_day',
  'not_after_issue',
  'out_of_range',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Codes of what the contract itself forbids: they stand beside fields only, the whole is then a `bad_request`. */
export const inputCodes = [
  'unknown_field',
  'wrong_type',
  'wrong_format',
  'invalid',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'after_end',
  'before_begin',
] as const;

/** What is wrong with one named field. */
export type FieldCode = RefusalCode | (typeof inputCodes)[number];
