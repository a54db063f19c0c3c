// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/payments/cash-in/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the bank documents that wait
         * @description Only what waits is ever listed: `status` takes no other value. `search` finds a part of the document number, of the payer's name or of the purpose.
         */
        get: operations["listCashInBankClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/cash-in/bank/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One bank document beside those whose money it may be */
        get: operations["getCashInBankClaim"];
        /**
         * Confirm, reject or return a bank document
         * @description Confirming names the investor and posts the amount to his balance in the same transaction; `investment_id` notes which of his investments it is meant for. Rejecting and returning need a comment, and returning the account that the money came from (requisites_missing). A document that is no longer pending is refused with transition_not_allowed or changed_meanwhile and shown as it stands.
         */
        put: operations["decideCashInBankClaim"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/cash-in/bank-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many bank documents wait */
        get: operations["getCashInQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Exact when the number of the payer is that of one investor; partial when something else agrees.
         * @enum {string}
         */
        MatchConfidence: "exact" | "partial" | "none";
        /**
         * @description What agrees.
         * @enum {string}
         */
        MatchReason: "inn" | "pinfl" | "account" | "name";
        /** @enum {string} */
        CashInStatus: "pending" | "confirmed" | "rejected" | "returned";
        Person: {
            id: components["schemas"]["Id"];
            /** @example Нигора Юсупова */
            name: string;
        } | null;
        PayerInvestor: {
            id: components["schemas"]["Id"];
            /**
             * @description Empty while nothing was submitted.
             * @example ООО ORIENT SAVDO
             */
            name: string;
            /** @enum {string} */
            subject: "individual" | "business";
            /** @enum {string} */
            status: "new" | "in_process" | "active" | "current" | "left" | "inactive" | "archive";
        };
        NullablePayerInvestor: {
            id: components["schemas"]["Id"];
            /** @example ООО ORIENT SAVDO */
            name: string;
            /** @enum {string} */
            subject: "individual" | "business";
            /** @enum {string} */
            status: "new" | "in_process" | "active" | "current" | "left" | "inactive" | "archive";
        } | null;
        PayerInvestment: {
            id: components["schemas"]["Id"];
            contract_number: string;
        } | null;
        CashInBankClaim: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @example 004512 */
            bank_document_number: string;
            document_date: components["schemas"]["Day"];
            /** @example ООО ORIENT SAVDO */
            payer_name: string;
            /**
             * @description An INN as it is, a PINFL masked.
             * @example 301234567
             */
            payer_inn_or_pinfl: string | null;
            /**
             * @description Masked.
             * @example 2020************6001
             */
            payer_account: string | null;
            /** @example 00014 */
            payer_mfo: string | null;
            amount: components["schemas"]["Money"];
            /** @example Пополнение по договору */
            purpose: string;
            matched_investor: components["schemas"]["NullablePayerInvestor"];
            matched_investment: components["schemas"]["PayerInvestment"];
            match_confidence: components["schemas"]["MatchConfidence"];
            matches: components["schemas"]["MatchReason"][];
            status: components["schemas"]["CashInStatus"];
            comment: string | null;
            created_at: components["schemas"]["Timestamp"];
            processed_by: components["schemas"]["Person"];
            processed_at: components["schemas"]["NullableTimestamp"];
        };
        CashInBankPage: {
            cash_in_bank: components["schemas"]["CashInBankClaim"][];
            count: number;
            totals: {
                amount: components["schemas"]["Sum"];
            };
        };
        CashInCandidate: {
            investor: components["schemas"]["PayerInvestor"];
            /**
             * @description An INN as it is, a PINFL masked.
             * @example 301234567
             */
            inn_or_pinfl: string | null;
            balance: components["schemas"]["Money"];
            match_confidence: components["schemas"]["MatchConfidence"];
            matches: components["schemas"]["MatchReason"][];
            /** @description Those that live or are about to, the ones named in the purpose first. */
            investments: {
                id: components["schemas"]["Id"];
                /** @example DV-2026-000005 */
                contract_number: string;
                amount: components["schemas"]["Money"];
                /**
                 * @description The purpose of the payment names its contract.
                 * @example true
                 */
                is_named: boolean;
            }[];
        };
        CashInBankDetail: components["schemas"]["CashInBankClaim"] & {
            candidates: components["schemas"]["CashInCandidate"][];
            history: components["schemas"]["HistoryRow"][];
            /**
             * @description The document that waits next.
             * @example 32
             */
            next_id: number | null;
        };
        CashInDecision: {
            /** @enum {string} */
            status: "confirmed" | "rejected" | "returned";
            investor_id?: components["schemas"]["Id"];
            investment_id?: components["schemas"]["Id"];
            comment?: string;
        };
        CashInDecided: components["schemas"]["CashInBankClaim"] & {
            /**
             * @description Of the investor after confirming.
             * @example 12650000.00
             */
            balance: string | null;
        };
        CashInQueue: {
            days: {
                date: components["schemas"]["Day"];
                /**
                 * @description How many waited when the day ended.
                 * @example 5
                 */
                count: number;
            }[];
        };
        /**
         * @description A calendar day, YYYY-MM-DD.
         * @example 2026-03-05
         */
        Day: string;
        /**
         * @description The one shape of every error.
         * @example {
         *       "error": "Wrong user name or password",
         *       "code": "1_invalid_auth_credentials",
         *       "errors": [
         *         {
         *           "code": "1_invalid_auth_credentials",
         *           "message": "Wrong user name or password"
         *         }
         *       ],
         *       "request_id": "req-7f3a"
         *     }
         */
        Problem: {
            /** @description A sentence for people, in English. */
            error: string;
            /**
             * @description The first code of `errors`
             * @example investments_exist
             */
            code: string;
            errors: {
                code: string;
                message: string;
            }[];
            /** @description The code of what is wrong with each named field of the body or query. */
            fields?: {
                [key: string]: string;
            };
            /** @description The fresh record, when somebody else changed it meanwhile. */
            current?: {
                [key: string]: unknown;
            };
            /** @description Names this call in the logs of the server. */
            request_id: string;
        };
        /**
         * @description Identity of a record.
         * @example 17
         */
        Id: number;
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
        /**
         * @description An amount of so'm as a decimal string with two digits.
         * @example 1250000.00
         */
        Money: string;
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss, where there is one.
         * @example 2026-03-05 14:07:31
         */
        NullableTimestamp: string | null;
        /**
         * @description A sum of many amounts of so'm as a decimal string with two digits; longer than any one of them may be.
         * @example 6792499.99
         */
        Sum: string;
        /** @description One change of a record; personal values are masked. Nobody did it where the client or the platform did. */
        HistoryRow: {
            id: components["schemas"]["Id"];
            /**
             * @description A business verb
             * @example decide
             */
            action: string;
            /**
             * @description None where the action is no change of a field
             * @example status
             */
            field: string | null;
            /** @example new */
            old: string | null;
            /** @example in_process */
            new: string | null;
            user: components["schemas"]["NullableNamedRef"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Another record or a person, by what people call it; none where there is none. */
        NullableNamedRef: {
            id: components["schemas"]["Id"];
            /** @example Нигора Юсупова */
            name: string;
        } | null;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCashInBankClaims: {
        parameters: {
            query: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description Always pending. */
                status: "pending";
                /** @description Only documents whose payer is known so surely; the parameter is repeated. */
                match_confidence?: components["schemas"]["MatchConfidence"][];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                /** @description The longest waiting comes first by default. */
                order_by?: "created_at" | "-created_at" | "document_date" | "-document_date" | "amount" | "-amount" | "payer_name" | "-payer_name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of documents under the filter and the sum of all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashInBankPage"];
                };
            };
            /** @description Any call may be refused so: 400, it is malformed and `fields` names what is wrong; 401, no valid access token; 403, the role does not hold the permission. Other refusals stand under their own status. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Bad request",
                     *       "code": "bad_request",
                     *       "errors": [
                     *         {
                     *           "code": "bad_request",
                     *           "message": "limit must be <= 1000"
                     *         }
                     *       ],
                     *       "fields": {
                     *         "limit": "out_of_range"
                     *       },
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCashInBankClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, whom it matches and why, its history, and the one that waits next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashInBankDetail"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found",
                     *       "code": "not_found",
                     *       "errors": [
                     *         {
                     *           "code": "not_found",
                     *           "message": "Not found"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any call may be refused so: 400, it is malformed and `fields` names what is wrong; 401, no valid access token; 403, the role does not hold the permission. Other refusals stand under their own status. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Bad request",
                     *       "code": "bad_request",
                     *       "errors": [
                     *         {
                     *           "code": "bad_request",
                     *           "message": "limit must be <= 1000"
                     *         }
                     *       ],
                     *       "fields": {
                     *         "limit": "out_of_range"
                     *       },
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decideCashInBankClaim: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashInDecision"];
            };
        };
        responses: {
            /** @description The document as it stands now; after confirming also the new balance of the investor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashInDecided"];
                };
            };
            /** @description There is no such record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found",
                     *       "code": "not_found",
                     *       "errors": [
                     *         {
                     *           "code": "not_found",
                     *           "message": "Not found"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The record is in a state that forbids this, or was changed meanwhile (`changed_meanwhile` with `current`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The status does not allow this",
                     *       "code": "transition_not_allowed",
                     *       "errors": [
                     *         {
                     *           "code": "transition_not_allowed",
                     *           "message": "The status does not allow this"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is understood and wrong; `fields` says where. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Wrong PINFL",
                     *       "code": "invalid_pinfl",
                     *       "errors": [
                     *         {
                     *           "code": "invalid_pinfl",
                     *           "message": "Wrong PINFL"
                     *         }
                     *       ],
                     *       "fields": {
                     *         "pinfl": "invalid_pinfl"
                     *       },
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Any call may be refused so: 400, it is malformed and `fields` names what is wrong; 401, no valid access token; 403, the role does not hold the permission. Other refusals stand under their own status. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Bad request",
                     *       "code": "bad_request",
                     *       "errors": [
                     *         {
                     *           "code": "bad_request",
                     *           "message": "limit must be <= 1000"
                     *         }
                     *       ],
                     *       "fields": {
                     *         "limit": "out_of_range"
                     *       },
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCashInQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A figure for each of the last eight days, today last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashInQueue"];
                };
            };
            /** @description Any call may be refused so: 400, it is malformed and `fields` names what is wrong; 401, no valid access token; 403, the role does not hold the permission. Other refusals stand under their own status. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Bad request",
                     *       "code": "bad_request",
                     *       "errors": [
                     *         {
                     *           "code": "bad_request",
                     *           "message": "limit must be <= 1000"
                     *         }
                     *       ],
                     *       "fields": {
                     *         "limit": "out_of_range"
                     *       },
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
