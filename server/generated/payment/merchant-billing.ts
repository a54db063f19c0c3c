// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/merchants/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed what a merchant is owed
         * @description Sales with their commission, returns, payouts and what took one of them back. `balance` is what the merchant was owed after it; below zero the merchant owes.
         */
        get: operations["listMerchantMoves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoices that a merchant sent and was sent
         * @description Search finds a part of the number.
         */
        get: operations["listMerchantInvoices"];
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
        /** @enum {string} */
        MerchantMoveKind: "sale" | "return" | "payout" | "reversal";
        MerchantMove: {
            id: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            kind: components["schemas"]["MerchantMoveKind"];
            purchase: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            balance: components["schemas"]["Sum"];
            /** @example 1042 */
            order_id: number | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A sum of so'm with its sign.
         * @example 6792499.99
         */
        Sum: string;
        MerchantMovePage: {
            transactions: components["schemas"]["MerchantMove"][];
            count: number;
            totals: {
                purchase: components["schemas"]["Sum"];
                commission: components["schemas"]["Sum"];
                amount: components["schemas"]["Sum"];
            };
        };
        /** @enum {string} */
        MerchantInvoiceType: "incoming" | "outgoing";
        /** @enum {string} */
        MerchantInvoiceStatus: "draft" | "sent" | "signed" | "rejected" | "cancelled";
        MerchantInvoice: {
            id: components["schemas"]["Id"];
            /** @example 214 */
            number: string;
            date: components["schemas"]["Day"];
            type: components["schemas"]["MerchantInvoiceType"];
            total: components["schemas"]["Money"];
            total_vat: components["schemas"]["Money"];
            status: components["schemas"]["MerchantInvoiceStatus"];
            created_at: components["schemas"]["Timestamp"];
        };
        MerchantInvoicePage: {
            invoices: components["schemas"]["MerchantInvoice"][];
            count: number;
            totals: {
                total: components["schemas"]["Sum"];
                total_vat: components["schemas"]["Sum"];
            };
        };
        /**
         * @description Identity of a record.
         * @example 17
         */
        Id: number;
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
         * @description An amount of so'm as a decimal string with two digits.
         * @example 1250000.00
         */
        Money: string;
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listMerchantMoves: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                kind?: components["schemas"]["MerchantMoveKind"][];
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                order_by?: "date" | "-date" | "amount" | "-amount";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of all under the filter, and their sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantMovePage"];
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
    listMerchantInvoices: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                type?: components["schemas"]["MerchantInvoiceType"][];
                status?: components["schemas"]["MerchantInvoiceStatus"][];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                order_by?: "date" | "-date" | "total" | "-total";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of all under the filter, and their sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantInvoicePage"];
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
}
