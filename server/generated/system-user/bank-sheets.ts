// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/gl/bank-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the statement of the bank against the settlement account
         * @description Takes an xlsx of at most 10 MB and 5,000 rows, or the text that banks exchange with accounting programs (1CClientBankExchange). Keeps nothing and posts nothing: each row is told with the posting that moved the same money on 5110, and what only one of the two sides knows stands by itself. A row and a posting are of the same direction and sum, and of one document or no more than five days apart; two different documents are never taken for one.
         */
        post: operations["matchBankSheet"];
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
        BankSheet: {
            /**
             * Format: binary
             * @description An xlsx or a text of 1CClientBankExchange.
             * @example a.xlsx
             */
            bank_file: string;
        };
        /**
         * @description Whether the money came to the account or went from it.
         * @enum {string}
         */
        MoneyDirection: "in" | "out";
        /**
         * @description What a column of a sheet says, or a line of the text that is alike.
         * @enum {string}
         */
        BankColumn: "date" | "number" | "income" | "expense" | "amount" | "counterparty" | "inn" | "account" | "purpose";
        BankRow: {
            /**
             * @description As a person sees it in the file.
             * @example 12
             */
            row: number;
            date: components["schemas"]["Day"];
            direction: components["schemas"]["MoneyDirection"];
            amount: components["schemas"]["Money"];
            /** @example 118 */
            document_number: string | null;
            /** @example ООО «Офис плюс» */
            counterparty: string | null;
            /** @example 305109680 */
            inn: string | null;
            /** @example 20208000900123456001 */
            account: string | null;
            /** @example Аренда за октябрь */
            purpose: string | null;
            /** @description The posting that moved this money; none where the ledger knows of none. */
            match: {
                /**
                 * @description `exact`: document and day agree; `document`: the document does; `day`: the day does and one side names no document; `near`: no more than five days lie between and one side names no document.
                 * @enum {string}
                 */
                how: "exact" | "document" | "day" | "near";
                posting: components["schemas"]["BankPosting"];
            } | null;
        };
        /** @description What one posting moved on the account. */
        BankPosting: {
            id: components["schemas"]["Id"];
            /**
             * @description Year and number of the posting.
             * @example 2026/6108
             */
            number: string;
            date: components["schemas"]["Day"];
            direction: components["schemas"]["MoneyDirection"];
            amount: components["schemas"]["Sum"];
            /**
             * @description In the language of the call.
             * @example Пополнение баланса
             */
            operation: string;
            /** @example 118 */
            document_number: string | null;
            /** @example ООО «Офис плюс» */
            counterparty: string | null;
            /** @example Аренда офиса за октябрь */
            description: string | null;
        };
        BankRowFault: {
            /** @example 14 */
            row: number;
            column: components["schemas"]["BankColumn"];
            /** @example invalid_amount */
            code: string;
        };
        /** @description What came and went in the period, and what stood there before and after; none where the file does not say. */
        BankSide: {
            income: components["schemas"]["Sum"];
            expense: components["schemas"]["Sum"];
            /** @example 1250000.00 */
            opening: string | null;
            /** @example 1250000.00 */
            closing: string | null;
        };
        BankSheetMatch: {
            begin_date: components["schemas"]["Day"];
            end_date: components["schemas"]["Day"];
            rows: components["schemas"]["BankRow"][];
            /** @description Postings of the period of which the bank says nothing. */
            postings: components["schemas"]["BankPosting"][];
            /** @description Rows that make no sense, each with the first thing that is wrong with it; they are matched with nothing. */
            faults: components["schemas"]["BankRowFault"][];
            bank: components["schemas"]["BankSide"];
            ledger: components["schemas"]["BankSide"];
        };
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
         * @description A calendar day, YYYY-MM-DD.
         * @example 2026-03-05
         */
        Day: string;
        /**
         * @description An amount of so'm as a decimal string with two digits.
         * @example 1250000.00
         */
        Money: string;
        /**
         * @description Identity of a record.
         * @example 17
         */
        Id: number;
        /**
         * @description A sum of many amounts of so'm as a decimal string with two digits; longer than any one of them may be.
         * @example 6792499.99
         */
        Sum: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    matchBankSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank_file": "statement.xlsx"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["BankSheet"];
            };
        };
        responses: {
            /** @description Both sides, row by row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankSheetMatch"];
                };
            };
            /** @description The file is larger than its kind may be. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The file is too large",
                     *       "code": "file_too_large",
                     *       "errors": [
                     *         {
                     *           "code": "file_too_large",
                     *           "message": "The file is too large"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The content of the file is not of an accepted kind. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This kind of file is not accepted",
                     *       "code": "file_kind_not_allowed",
                     *       "errors": [
                     *         {
                     *           "code": "file_kind_not_allowed",
                     *           "message": "This kind of file is not accepted"
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
            /** @description Nothing is wrong with the call, and nothing was done: too many want the same at this moment. `Retry-After` says after how many seconds it may be sent again. */
            503: {
                headers: {
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Too many wait for the same",
                     *       "code": "unavailable",
                     *       "errors": [
                     *         {
                     *           "code": "unavailable",
                     *           "message": "Too many wait for the same"
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
}
