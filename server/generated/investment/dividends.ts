// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/investments/dividends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The strategies of a month with what was announced and divided
         * @description Every active strategy, and every other one that has a profit or dividends in the month or owes shares that are due by it and that no run takes. The latest month that has ended where none is named.
         */
        get: operations["listDividends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investments/dividends/{month}/{strategy_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dividends of a strategy in a month, by investment
         * @description The greatest shares first. History is that of the run that stands.
         */
        get: operations["getDividends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investments/calculate-dividends/{month}/{strategy_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What dividing the announced profit of a strategy would give
         * @description Reckoned as the calculation itself does, by what stands now; nothing is written. Refused as the calculation is with `month_not_over` and `profit_not_announced`.
         */
        get: operations["planDividends"];
        put?: never;
        /**
         * Divide the announced profit of a strategy
         * @description Goes on in the background: the answer is `calculating`, and the list says how far it is. A run that was calculated before and not paid is taken back by entries of its own and replaced. Refused with `month_not_over`, `profit_not_announced`, `partners_missing` (no partners whose shares are 100), `month_closed`, `month_closing`, or with `transition_not_allowed` while it is being calculated and once paying has begun. `If-Match` is the version of the profit.
         */
        post: operations["calculateDividends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investments/withdrawal-dividends/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What paying the dividends of a month would pay
         * @description All strategies of the month, whatever a list of them is filtered by.
         */
        get: operations["getPayableDividends"];
        put?: never;
        /**
         * Pay the calculated dividends of a month
         * @description All strategies at once, in the background. Whoever calculated any of them does not pay (`same_person`); an active strategy without dividends stops it, and one that owes shares due by the month and has none (`dividends_missing`). What is being paid or is paid already stays as it is: whoever asks again, or second, is refused (`transition_not_allowed`). Where the sums are others than the caller has seen, for they were calculated anew or a strategy was added, `payable_changed` with the sums of now.
         */
        post: operations["payDividends"];
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
         * @example 2026-10
         */
        Month: string;
        /** @enum {string} */
        DividendStatus: "waiting" | "announced" | "calculating" | "calculated" | "paying" | "paid";
        /** @description `waiting` until the profit is announced. `id` is that of the strategy. While it is `calculating`, `stage` says at what: the run of before is taken back, then shares are reckoned (`dividing`), then `written_count` of `count` are in the books. Due is how many shares are paid with this month, owed those that failed; the others wait for the end of their quarter or of their investment. */
        DividendRow: {
            id: components["schemas"]["Id"];
            strategy: components["schemas"]["NamedRef"];
            month: components["schemas"]["Month"];
            status: components["schemas"]["DividendStatus"];
            /** @example 4 */
            profit_id: number | null;
            /** @example 2 */
            profit_version: number | null;
            announced: components["schemas"]["Money"];
            /** @example 31.9439 */
            iman_percent: number | null;
            pool: components["schemas"]["Money"];
            gross: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            /** @description Of the shares, none until they are reckoned. */
            count: number;
            /** @enum {string|null} */
            stage: "taking_back" | "dividing" | "writing" | null;
            written_count: number;
            due_count: number;
            paid_count: number;
            owed_count: number;
            /** @description How often it was calculated. */
            revision: number;
            /** @description Whether the caller calculated it and so does not pay it. */
            is_barred: boolean;
        };
        DividendPage: {
            strategies: components["schemas"]["DividendRow"][];
            count: number;
            totals: {
                announced: components["schemas"]["Sum"];
                gross: components["schemas"]["Sum"];
                tax: components["schemas"]["Sum"];
                net: components["schemas"]["Sum"];
            };
        };
        DividendDetail: components["schemas"]["DividendRow"] & components["schemas"]["WithHistory"] & {
            /**
             * @description The tax that the run reckoned by
             * @example 5
             */
            resident_percent: number | null;
            /** @example 10 */
            nonresident_percent: number | null;
            platform_share: components["schemas"]["Money"];
            partners_share: components["schemas"]["Money"];
            calculated_by: components["schemas"]["NullableNamedRef"];
            calculated_at: components["schemas"]["NullableTimestamp"];
            paid_by: components["schemas"]["NullableNamedRef"];
            paid_at: components["schemas"]["NullableTimestamp"];
            shares: components["schemas"]["DividendShare"][];
        };
        DividendShare: {
            id: components["schemas"]["Id"];
            investment: components["schemas"]["NamedRef"];
            investor: components["schemas"]["InvestorRef"];
            /**
             * @description The mean balance of the month in the strategy
             * @example 10000000.00
             */
            base: string | null;
            /** @example 10000000.00 */
            weight: string | null;
            gross: components["schemas"]["Money"];
            /** @example 5 */
            rate_percent: number | null;
            /** @description One whose residency is not known is taxed as a resident. */
            residency_known: boolean;
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            /** @description Whether it stays in the investment: until it is paid as it was asked for, then as it was paid. */
            reinvest: boolean;
            due_month: components["schemas"]["Month"];
            /** @enum {string} */
            status: "calculated" | "paid" | "failed";
            paid_at: components["schemas"]["NullableTimestamp"];
        };
        DividendPayment: {
            month: components["schemas"]["Month"];
            /** @description How many strategies this call began to pay. */
            started: number;
            /** @description How many shares are still to be paid. */
            waiting: number;
        };
        DividendPlan: {
            announced: components["schemas"]["Money"];
            /** @example 31.9439 */
            iman_percent: number;
            pool: components["schemas"]["Money"];
            gross: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            /** @description Of the investments that get a share. */
            count: number;
        };
        /** @description The sums are those of the shares that would be paid now: of the calculated strategies those that are due with the month, and what failed or waited with earlier months, of which `earlier_net` says how much. Not in it are `later_net`: what they hold of this month for later ones, as tariffs say, and `withheld_net`: what is due to investors who may hold no money, and stays owed. */
        PayableDividends: {
            month: components["schemas"]["Month"];
            /** @description Those that are calculated and not paid. */
            strategies: components["schemas"]["NamedRef"][];
            /** @description The active ones that have no dividends of the month. */
            missing: components["schemas"]["NamedRef"][];
            investor_count: number;
            share_count: number;
            gross: components["schemas"]["Sum"];
            tax: components["schemas"]["Sum"];
            net: components["schemas"]["Sum"];
            earlier_net: components["schemas"]["Sum"];
            later_net: components["schemas"]["Sum"];
            withheld_net: components["schemas"]["Sum"];
            /** @description Whether a strategy is being calculated or paid now. */
            is_under_way: boolean;
            /** @description Whether the caller calculated any of them and so does not pay. */
            is_barred: boolean;
        };
        /** @description The net sum, and the number of the shares that it is of, as the payer saw them. */
        SeenPayable: {
            payable_amount: components["schemas"]["Sum"];
            share_count: number;
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
         * @description Identity of a record.
         * @example 17
         */
        Id: number;
        /** @description Another record, by what people call it. */
        NamedRef: {
            id: components["schemas"]["Id"];
            /** @example IN-000031 */
            name: string;
        };
        /**
         * @description An amount of so'm as a decimal string with two digits.
         * @example 1250000.00
         */
        Money: string;
        /**
         * @description A sum of many amounts of so'm as a decimal string with two digits; longer than any one of them may be.
         * @example 6792499.99
         */
        Sum: string;
        WithHistory: {
            /** @description Newest first. */
            history: components["schemas"]["HistoryRow"][];
        };
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
        InvestorRef: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            subject: "individual" | "business";
            /**
             * @description Empty while nothing was submitted.
             * @example Каримова Дилноза
             */
            name: string;
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
    listDividends: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                month?: components["schemas"]["Month"];
                status?: components["schemas"]["DividendStatus"][];
                /** @description Only those that keep the month from being closed, or the others: active ones in which money worked on a day of the month and that have no dividends of it, any that owes shares which only a run of the month would pay, and any whose dividends are being calculated or taken back. */
                is_missing?: boolean;
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: "strategy" | "-strategy" | "gross" | "-gross";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strategies and the sums over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendPage"];
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
    getDividends: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
            };
            header?: never;
            path: {
                month: components["schemas"]["Month"];
                strategy_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was divided, and a page of its shares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendDetail"];
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
    planDividends: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: components["schemas"]["Month"];
                strategy_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendPlan"];
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
    calculateDividends: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path: {
                month: components["schemas"]["Month"];
                strategy_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is being divided. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendRow"];
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
    getPayableDividends: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums, and what stands in the way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayableDividends"];
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
    payDividends: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path: {
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenPayable"];
            };
        };
        responses: {
            /** @description What is being paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DividendPayment"];
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
}
