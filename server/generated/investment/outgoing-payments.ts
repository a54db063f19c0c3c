// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/payments/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of outgoing transactions */
        get: operations["listOutgoingTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One outgoing transaction with its history
         * @description An addition to the given calls, so that a payment tells who sent it and what the bank said.
         */
        get: operations["getOutgoingTransaction"];
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
        /** @description Identity of a record. */
        Id: number;
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
        /** @enum {string} */
        OutgoingStatus: "new" | "sent" | "paid" | "failed";
        NamedRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        NullableNamedRef: {
            id: components["schemas"]["Id"];
            name: string;
        } | null;
        InvestorRef: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            subject: "individual" | "business";
            /** @description Empty while nothing was submitted. */
            name: string;
        };
        OutgoingTransaction: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            investor: components["schemas"]["InvestorRef"];
            investment: components["schemas"]["NamedRef"];
            exit_claim: components["schemas"]["NullableNamedRef"];
            recipient: string;
            account_masked: string;
            mfo: string | null;
            amount: components["schemas"]["Money"];
            purpose: string;
            status: components["schemas"]["OutgoingStatus"];
            error: string | null;
        };
        OutgoingTransactionDetail: components["schemas"]["OutgoingTransaction"] & {
            history: {
                id: components["schemas"]["Id"];
                /**
                 * @description A business verb
                 * @example decide
                 */
                action: string;
                /** @description None where the action is no change of a field */
                field: string | null;
                old: string | null;
                new: string | null;
                /** @description Nobody where the client or the platform did it */
                user: {
                    id: components["schemas"]["Id"];
                    name: string;
                } | null;
                created_at: components["schemas"]["Timestamp"];
            }[];
        };
        OutgoingTransactionPage: {
            transactions: components["schemas"]["OutgoingTransaction"][];
            count: number;
            totals: {
                amount: components["schemas"]["Money"];
            };
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listOutgoingTransactions: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description Only payments in one of these statuses; the parameter is repeated. */
                status?: components["schemas"]["OutgoingStatus"][];
                /** @description A part of the recipient, of the account or of the contract number. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                /** @description The field to sort by; a minus sign turns the order round. */
                order_by?: "created_at" | "-created_at" | "amount" | "-amount";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of payments under the filter and the sum of their amounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactions": [
                     *         {
                     *           "id": 7,
                     *           "created_at": "2026-03-05 14:07:31",
                     *           "investor": {
                     *             "id": 17,
                     *             "subject": "individual",
                     *             "name": "Каримова Дилноза"
                     *           },
                     *           "investment": {
                     *             "id": 31,
                     *             "name": "IN-000031"
                     *           },
                     *           "exit_claim": {
                     *             "id": 2,
                     *             "name": "EX-000002"
                     *           },
                     *           "recipient": "Каримова Дилноза",
                     *           "account_masked": "8600 12** **** 9012",
                     *           "mfo": null,
                     *           "amount": "500000.00",
                     *           "purpose": "Выплата по заявке на вывод",
                     *           "status": "paid",
                     *           "error": null
                     *         }
                     *       ],
                     *       "count": 1,
                     *       "totals": {
                     *         "amount": "500000.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OutgoingTransactionPage"];
                };
            };
            /** @description The call is malformed; `fields` names what is wrong. */
            400: {
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
            /** @description No valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Unauthorized",
                     *       "code": "unauthorized",
                     *       "errors": [
                     *         {
                     *           "code": "unauthorized",
                     *           "message": "Unauthorized"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The role does not hold the permission of this operation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Permission investors.get is missing",
                     *       "code": "forbidden",
                     *       "errors": [
                     *         {
                     *           "code": "forbidden",
                     *           "message": "Permission investors.get is missing"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOutgoingTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment and what was done with it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "created_at": "2026-03-05 14:07:31",
                     *       "investor": {
                     *         "id": 17,
                     *         "subject": "individual",
                     *         "name": "Каримова Дилноза"
                     *       },
                     *       "investment": {
                     *         "id": 31,
                     *         "name": "IN-000031"
                     *       },
                     *       "exit_claim": {
                     *         "id": 2,
                     *         "name": "EX-000002"
                     *       },
                     *       "recipient": "Каримова Дилноза",
                     *       "account_masked": "8600 12** **** 9012",
                     *       "mfo": null,
                     *       "amount": "500000.00",
                     *       "purpose": "Выплата по заявке на вывод",
                     *       "status": "paid",
                     *       "error": null,
                     *       "history": [
                     *         {
                     *           "id": 81,
                     *           "action": "settle",
                     *           "field": "status",
                     *           "old": null,
                     *           "new": "paid",
                     *           "user": {
                     *             "id": 5,
                     *             "name": "Нигора Юсупова"
                     *           },
                     *           "created_at": "2026-03-05 14:07:31"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OutgoingTransactionDetail"];
                };
            };
            /** @description The call is malformed; `fields` names what is wrong. */
            400: {
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
            /** @description No valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Unauthorized",
                     *       "code": "unauthorized",
                     *       "errors": [
                     *         {
                     *           "code": "unauthorized",
                     *           "message": "Unauthorized"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The role does not hold the permission of this operation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Permission investors.get is missing",
                     *       "code": "forbidden",
                     *       "errors": [
                     *         {
                     *           "code": "forbidden",
                     *           "message": "Permission investors.get is missing"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
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
        };
    };
}
