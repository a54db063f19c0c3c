// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/investments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the investments of all investors
         * @description `search` finds a part of the contract number, or an investor by a part of the name, the number, or seven digits or more of the phone, the PINFL or the INN, which is journalled and counted as in the list of investors. The period is that of the first day of the investment.
         */
        get: operations["listPlatformInvestments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/investments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One investment with its terms and its history */
        get: operations["getPlatformInvestment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/available-portfolio-pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pools of the strategies and what they can still take
         * @description A pool is the money that lies in one strategy, whole investments and parts of them alike. Without `state` only the pools that can take money.
         */
        get: operations["listPortfolioPools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolio-pools/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One pool with its history
         * @description An addition to the given calls, so that a pool tells who did what with it and when.
         */
        get: operations["getPortfolioPool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/portfolio-pool-investments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The live investments whose money lies in a pool, the largest part first */
        get: operations["listPortfolioPoolInvestments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/get-postings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines that the ledger has of an investment, newest first
         * @description Debit and credit are equal in each posting, and so are the two sums over all lines.
         */
        get: operations["listInvestmentPostings"];
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
        PlatformInvestmentStatus: "pending" | "active" | "exiting" | "closed" | "cancelled";
        /** @enum {string} */
        PlatformInvestmentOrder: "start_date" | "-start_date" | "end_date" | "-end_date" | "amount" | "-amount" | "balance" | "-balance" | "contract_number" | "-contract_number";
        NamedRecord: {
            id: components["schemas"]["Id"];
            /** @example Мудараба 12 */
            name: string;
        };
        NullableNamedRecord: {
            id: components["schemas"]["Id"];
            /** @example Раунд 2 */
            name: string;
        } | null;
        InvestmentOwner: {
            id: components["schemas"]["Id"];
            /**
             * @description Empty while the investor has said none.
             * @example Каримова Дилноза Рустамовна
             */
            name: string;
            /** @enum {string} */
            subject: "individual" | "business";
        };
        PlatformInvestment: {
            id: components["schemas"]["Id"];
            /** @example IN-2026-000005 */
            contract_number: string;
            investor: components["schemas"]["InvestmentOwner"];
            strategy: components["schemas"]["NamedRecord"];
            tariff: components["schemas"]["NamedRecord"];
            amount: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            dividends_total: components["schemas"]["Money"];
            start_date: components["schemas"]["Day"];
            end_date: components["schemas"]["Day"];
            status: components["schemas"]["PlatformInvestmentStatus"];
            reinvest: boolean;
        };
        PlatformInvestmentPage: {
            items: components["schemas"]["PlatformInvestment"][];
            total: number;
            totals: {
                amount: components["schemas"]["Sum"];
                balance: components["schemas"]["Sum"];
            };
        };
        /** @description What the tariff says. */
        InvestmentTerms: {
            /** @example 12 */
            month_count: number;
            /**
             * @description Expected profit of a year.
             * @example 24
             */
            percent: number;
            /** @enum {string} */
            payout_period: "month" | "quarter" | "at_end";
            /** @example true */
            early_exit_allowed: boolean;
            /**
             * @description What leaving early costs by the tariff; the scale of all where it is empty.
             * @example 2.25
             */
            early_exit_percent: number | null;
            auto_prolong: boolean;
        };
        InvestmentEvent: {
            /** @example investment-5 */
            id: string;
            at: components["schemas"]["Timestamp"];
            /**
             * @description Whether the investment itself or a claim to take money out of it.
             * @enum {string}
             */
            subject: "investment" | "exit_claim";
            /**
             * @description What was done, as a code; it grows with what can be done.
             * @example open
             */
            action: string;
            field: string | null;
            old: string | null;
            /** @example 12000000.00 */
            new: string | null;
            user: components["schemas"]["NullableNamedRecord"];
        };
        PlatformInvestmentDetail: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @example IN-2026-000005 */
            contract_number: string;
            investor: components["schemas"]["InvestmentOwner"];
            strategy: components["schemas"]["NamedRecord"];
            tariff: components["schemas"]["NamedRecord"];
            round: components["schemas"]["NullableNamedRecord"];
            terms: components["schemas"]["InvestmentTerms"];
            amount: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            dividends_total: components["schemas"]["Money"];
            start_date: components["schemas"]["Day"];
            end_date: components["schemas"]["Day"];
            status: components["schemas"]["PlatformInvestmentStatus"];
            reinvest: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            history: components["schemas"]["InvestmentEvent"][];
        };
        /**
         * @description Full when what is left is less than the smallest investment of the strategy; closed when the strategy is not sold.
         * @enum {string}
         */
        PoolState: "available" | "full" | "closed";
        PortfolioPool: {
            id: components["schemas"]["Id"];
            strategy: components["schemas"]["NamedRecord"];
            tariffs: components["schemas"]["NamedRecord"][];
            /** @enum {string} */
            risk_type: "low" | "medium" | "high";
            /** @example 12 */
            month_count: number;
            min_amount: components["schemas"]["Money"];
            capacity: components["schemas"]["Money"];
            invested: components["schemas"]["Money"];
            available: components["schemas"]["Money"];
            investments_count: number;
            investors_count: number;
            state: components["schemas"]["PoolState"];
        };
        PortfolioPoolDetail: components["schemas"]["PortfolioPool"] & components["schemas"]["WithHistory"];
        PortfolioPoolList: {
            items: components["schemas"]["PortfolioPool"][];
            total: number;
            totals: {
                capacity: components["schemas"]["Sum"];
                invested: components["schemas"]["Sum"];
                available: components["schemas"]["Sum"];
            };
        };
        PoolInvestment: {
            id: components["schemas"]["Id"];
            /** @example IN-2026-000005 */
            contract_number: string;
            investor: components["schemas"]["InvestmentOwner"];
            balance: components["schemas"]["Money"];
            pool_amount: components["schemas"]["Money"];
            /**
             * @description Which part of the balance lies here.
             * @example 100
             */
            share_percent: number;
            start_date: components["schemas"]["Day"];
            end_date: components["schemas"]["Day"];
            status: components["schemas"]["PlatformInvestmentStatus"];
        };
        PoolInvestmentPage: {
            pool: components["schemas"]["PortfolioPool"];
            items: components["schemas"]["PoolInvestment"][];
            total: number;
            totals: {
                pool_amount: components["schemas"]["Sum"];
            };
        };
        PostingLine: {
            /** @example 117436820 */
            id: string;
            /**
             * @description Year and number of the posting in the ledger; its lines balance.
             * @example 2026/6108
             */
            posting: string;
            date: components["schemas"]["Timestamp"];
            operation: {
                /** @example open */
                code: string;
                /**
                 * @description In the language of the call.
                 * @example Открытие инвестиции
                 */
                name: string;
            };
            account: {
                /** @example 6990 */
                number: number;
                /**
                 * @description In the language of the call.
                 * @example Балансы инвесторов
                 */
                name: string;
            };
            debit: components["schemas"]["Money"];
            credit: components["schemas"]["Money"];
        };
        PostingLinePage: {
            items: components["schemas"]["PostingLine"][];
            /** @example 2 */
            total: number;
            totals: {
                debit: components["schemas"]["Sum"];
                credit: components["schemas"]["Sum"];
            };
        };
        /**
         * @description Identity of a record.
         * @example 17
         */
        Id: number;
        /**
         * @description An amount of so'm as a decimal string with two digits.
         * @example 1250000.00
         */
        Money: string;
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
         * @description A sum of many amounts of so'm as a decimal string with two digits; longer than any one of them may be.
         * @example 6792499.99
         */
        Sum: string;
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPlatformInvestments: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                status?: components["schemas"]["PlatformInvestmentStatus"][];
                /** @description Only investments in one of these strategies; the parameter is repeated. */
                strategy_id?: components["schemas"]["Id"][];
                /** @description Only investments on one of these tariffs; the parameter is repeated. */
                tariff_id?: components["schemas"]["Id"][];
                /** @description Only investments that came in one of these rounds; the parameter is repeated. */
                round_id?: components["schemas"]["Id"][];
                /** @description The smallest amount that counts. */
                min_amount?: components["schemas"]["Money"];
                /** @description The largest amount that counts. */
                max_amount?: components["schemas"]["Money"];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                /** @description The latest first when left out. */
                order_by?: components["schemas"]["PlatformInvestmentOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of investments under the filter and the sums over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformInvestmentPage"];
                };
            };
            /** @description Too many calls; the Retry-After header says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Too many attempts",
                     *       "code": "too_many_attempts",
                     *       "errors": [
                     *         {
                     *           "code": "too_many_attempts",
                     *           "message": "Too many attempts"
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
    getPlatformInvestment: {
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
            /** @description The investment; its history is newest first and holds at most a hundred rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformInvestmentDetail"];
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
    listPortfolioPools: {
        parameters: {
            query?: {
                state?: components["schemas"]["PoolState"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pools in the order of their strategies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioPoolList"];
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
    getPortfolioPool: {
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
            /** @description The pool; its history is newest first and holds at most a hundred rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioPoolDetail"];
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
    listPortfolioPoolInvestments: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pool, a page of its investments, their number and the sum of their parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PoolInvestmentPage"];
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
    listInvestmentPostings: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines, their number and the two sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingLinePage"];
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
