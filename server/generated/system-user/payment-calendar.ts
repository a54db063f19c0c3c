// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/payment-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The coupons, dividends and cash-outs of a month
         * @description Rows of bonds stand on their day, with what their holders get of them. Dividends stand on the last day of the month with which they are due, and what is paid of them on the day on which it was. Cash-outs stand on the day that is planned; those that were rejected or cancelled, or that have no day, are left out.
         */
        get: operations["listPaymentCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-calendar/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days of a month by what is paid on them
         * @description A row for each day and kind that has anything, in the order of the days.
         */
        get: operations["getPaymentDays"];
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
         * @description A month, YYYY-MM.
         * @example 2026-11
         */
        CalendarMonth: string;
        /**
         * @description A row of a bond that gives back principal is a `repayment`, with its coupon in it.
         * @enum {string}
         */
        PaymentKind: "coupon" | "repayment" | "dividend" | "cash_out";
        /** @enum {string} */
        PaymentState: "overdue" | "planned" | "paid";
        PaymentEntry: {
            /**
             * @description Of the entry in the calendar
             * @example coupon-4
             */
            id: string;
            kind: components["schemas"]["PaymentKind"];
            state: components["schemas"]["PaymentState"];
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Money"];
            /** @description How many are paid by it. */
            count: number;
            /**
             * @description Of the bond, the strategy or the claim.
             * @example AB-01
             */
            name: string;
            record_id: components["schemas"]["Id"];
            /**
             * @description Of dividends, the month that they are of.
             * @example 2026-10
             */
            month: string | null;
        };
        PaymentPage: {
            entries: components["schemas"]["PaymentEntry"][];
            count: number;
            totals: {
                amount: components["schemas"]["Sum"];
            };
        };
        PaymentDay: {
            date: components["schemas"]["Day"];
            kind: components["schemas"]["PaymentKind"];
            /** @description Of the entries. */
            count: number;
            amount: components["schemas"]["Money"];
            paid_count: number;
            overdue_count: number;
        };
        PaymentDays: {
            days: components["schemas"]["PaymentDay"][];
            today: components["schemas"]["Day"];
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
    parameters: {
        Month: components["schemas"]["CalendarMonth"];
        Kinds: components["schemas"]["PaymentKind"][];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPaymentCalendar: {
        parameters: {
            query: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                month: components["parameters"]["Month"];
                /** @description One day of the month. */
                date?: components["schemas"]["Day"];
                kind?: components["parameters"]["Kinds"];
                state?: components["schemas"]["PaymentState"][];
                order_by?: "date" | "-date" | "amount" | "-amount";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries and the sum of all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
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
    getPaymentDays: {
        parameters: {
            query: {
                month: components["parameters"]["Month"];
                kind?: components["parameters"]["Kinds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDays"];
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
