// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of strategies with the money at work in them
         * @description Search finds a part of the title in any language, or the number of a strategy. The period is that of making it.
         */
        get: operations["listStrategies"];
        put?: never;
        /**
         * Make a strategy
         * @description It is not sold yet; its status is `soon`. What is left out counts for nothing, a factor for one.
         */
        post: operations["createStrategy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/strategies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One strategy with everything that is said of it, and its history */
        get: operations["getStrategy"];
        /**
         * Change a strategy or its status
         * @description What is left out stays. A change of terms asks for `strategies.update`, the status `active` for `.enable`, `inactive` and `archive` for `.disable` and a comment. A strategy goes from soon to active, from active to inactive and back, from inactive to archive and back; any other way answers 409 `transition_not_allowed`, one with money at work or dividends that it owes into the archive `investments_exist`.
         */
        put: operations["updateStrategy"];
        post?: never;
        /**
         * Remove a strategy that was never used
         * @description One that an investment, a tariff, a round, a bond, a figure of profit and loss or a posting of the ledger names stays, with `strategy_in_use`.
         */
        delete: operations["deleteStrategy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the picture of a strategy
         * @description Images jpg, png and webp up to 10 MB, found by the content and not by the name; what belongs to nothing for a day is thrown away. A person may have 50 such files and 300 MB of them, else 409 `uploads_unattached`.
         */
        post: operations["uploadPicture"];
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
        StrategyStatus: "soon" | "active" | "inactive" | "archive";
        /** @enum {string} */
        StrategyRisk: "low" | "medium" | "high";
        /** @enum {string} */
        StrategyLanguage: "ru" | "en" | "uz";
        /** @enum {string} */
        StrategyOrder: "title" | "-title" | "month_count" | "-month_count" | "min_investment_amount" | "-min_investment_amount" | "balance" | "-balance" | "expected_profit" | "-expected_profit" | "created_at" | "-created_at";
        /** @example 24 */
        Percent: number;
        /** @description What is promised from one month of the term to another, both included. */
        PeriodPercent: {
            /** @example 1 */
            month_from: number;
            /** @example 6 */
            month_to: number;
            percent: components["schemas"]["Percent"];
        };
        /** @description By rising months, none of them twice. */
        PeriodPercents: components["schemas"]["PeriodPercent"][];
        /** @description A figure that holds from here until the next step. */
        Step: {
            /** @example 50 */
            from: number;
            /** @example 1.1 */
            value: number;
        };
        /** @description By rising `from`, the first of them from nothing; those of values and weights of one thing begin alike. */
        Steps: components["schemas"]["Step"][];
        Advantage: {
            /** @example Выплаты каждый месяц */
            text_ru: string;
            /** @example Paid every month */
            text_en: string | null;
            /** @example Har oyda toʻlanadi */
            text_uz: string | null;
        };
        StrategyImage: {
            /**
             * Format: uuid
             * @example 9f1c2d3e-0000-4000-8000-000000000001
             */
            id: string;
            /** @example mudaraba.png */
            name: string;
            /**
             * Format: uri-reference
             * @description Opens the picture for five minutes.
             * @example /api/content/9f1c2d3e.png
             */
            url: string;
        } | null;
        StrategyRow: {
            id: components["schemas"]["Id"];
            /**
             * @description In the language of the call.
             * @example Мудараба 12
             */
            title: string;
            /**
             * Format: uri-reference
             * @example /api/content/9f1c2d3e.png
             */
            image_url: string | null;
            category: components["schemas"]["NullableNamedRef"];
            /** @example 12 */
            month_count: number;
            risk_type: components["schemas"]["StrategyRisk"];
            min_investment_amount: components["schemas"]["Money"];
            max_investment_amount: components["schemas"]["Money"];
            /**
             * @description Money at work, which is the balance of its active and exiting investments.
             * @example 1250000.00
             */
            balance: components["schemas"]["Sum"];
            /**
             * @description How many investments that is.
             * @example 12
             */
            investments_count: number;
            expected_profit: components["schemas"]["Percent"];
            /**
             * @description Percent a year that the last month with dividends has brought, before tax, on the mean of the money that worked in the strategy day by day: of an investment that is spread over several, its part here. None without dividends.
             * @example 23.7
             */
            real_percent: number | null;
            /** @example 2026-10 */
            real_month: string | null;
            /** @description For companies alone. */
            is_corporate: boolean;
            status: components["schemas"]["StrategyStatus"];
            created_at: components["schemas"]["Timestamp"];
        };
        StrategyPage: {
            strategies: components["schemas"]["StrategyRow"][];
            count: number;
            totals: {
                balance: components["schemas"]["Sum"];
            };
        };
        Strategy: components["schemas"]["StrategyRow"] & {
            version: components["schemas"]["Version"];
            /** @example 3 */
            tariffs_count: number;
            /** @example 10 */
            rounds_count: number;
            /** @description Whether anything belongs to it, so that it cannot be removed. */
            is_used: boolean;
            /** @description Whether live money lies in it, parts of investments of other strategies included, or it owes dividends, so that it cannot be put away. */
            holds_money: boolean;
            image: components["schemas"]["StrategyImage"];
            /** @example Мудараба 12 */
            title_ru: string;
            title_en: string | null;
            title_uz: string | null;
            /** @example Финансирование торговых сделок */
            goal_ru: string | null;
            goal_en: string | null;
            goal_uz: string | null;
            /** @example Доходность прошлых периодов не гарантирует будущей */
            disclaimer_ru: string | null;
            disclaimer_en: string | null;
            disclaimer_uz: string | null;
            language: components["schemas"]["StrategyLanguage"];
            advantage: components["schemas"]["Advantage"][];
            percents: components["schemas"]["PeriodPercents"];
            min_reinvestment_amount: components["schemas"]["Money"];
            repayment_percent: components["schemas"]["Percent"];
            min_bond_percent_limit: components["schemas"]["Percent"];
            max_bond_percent_limit: components["schemas"]["Percent"];
            max_investment_percent_limit: components["schemas"]["Percent"];
            initial_percent_iman: components["schemas"]["Percent"];
            min_percent_iman: components["schemas"]["Percent"];
            value_by_amount_million: components["schemas"]["Steps"];
            weight_by_amount_million: components["schemas"]["Steps"];
            value_by_month: components["schemas"]["Steps"];
            weight_by_month: components["schemas"]["Steps"];
            /** @example 1.2 */
            cape_by_amount: number;
            /** @example 1.2 */
            cape_by_month: number;
            updated_at: components["schemas"]["Timestamp"];
        } & components["schemas"]["WithHistory"];
        StrategyNew: {
            category_id: components["schemas"]["Id"];
            /** @example 12 */
            month_count: number;
            risk_type: components["schemas"]["StrategyRisk"];
            is_corporate?: boolean;
            expected_profit: components["schemas"]["Percent"];
            min_investment_amount: components["schemas"]["Money"];
            max_investment_amount: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @example 9f1c2d3e-0000-4000-8000-000000000001
             */
            image_id?: string;
            /** @example Мудараба 12 */
            title_ru: string;
            title_en?: string | null;
            title_uz?: string | null;
            /** @example Финансирование торговых сделок */
            goal_ru?: string | null;
            goal_en?: string | null;
            goal_uz?: string | null;
            /** @example Доходность прошлых периодов не гарантирует будущей */
            disclaimer_ru?: string | null;
            disclaimer_en?: string | null;
            disclaimer_uz?: string | null;
            language?: components["schemas"]["StrategyLanguage"];
            advantage?: components["schemas"]["Advantage"][];
            percents?: components["schemas"]["PeriodPercents"];
            min_reinvestment_amount?: components["schemas"]["Money"];
            repayment_percent?: components["schemas"]["Percent"];
            min_bond_percent_limit?: components["schemas"]["Percent"];
            max_bond_percent_limit?: components["schemas"]["Percent"];
            max_investment_percent_limit?: components["schemas"]["Percent"];
            initial_percent_iman?: components["schemas"]["Percent"];
            min_percent_iman?: components["schemas"]["Percent"];
            value_by_amount_million?: components["schemas"]["Steps"];
            weight_by_amount_million?: components["schemas"]["Steps"];
            value_by_month?: components["schemas"]["Steps"];
            weight_by_month?: components["schemas"]["Steps"];
            /** @example 1.2 */
            cape_by_amount?: number;
            /** @example 1.2 */
            cape_by_month?: number;
        };
        StrategyChange: {
            status?: components["schemas"]["StrategyStatus"];
            /**
             * @description Why the status changes.
             * @example Набор закрыт
             */
            comment?: string;
            category_id?: components["schemas"]["Id"];
            /** @example 12 */
            month_count?: number;
            risk_type?: components["schemas"]["StrategyRisk"];
            is_corporate?: boolean;
            expected_profit?: components["schemas"]["Percent"];
            min_investment_amount?: components["schemas"]["Money"];
            max_investment_amount?: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description What was uploaded; nothing takes the picture away.
             * @example 9f1c2d3e-0000-4000-8000-000000000001
             */
            image_id?: string | null;
            /** @example Мудараба 12 */
            title_ru?: string;
            title_en?: string | null;
            title_uz?: string | null;
            /** @example Финансирование торговых сделок */
            goal_ru?: string | null;
            goal_en?: string | null;
            goal_uz?: string | null;
            /** @example Доходность прошлых периодов не гарантирует будущей */
            disclaimer_ru?: string | null;
            disclaimer_en?: string | null;
            disclaimer_uz?: string | null;
            language?: components["schemas"]["StrategyLanguage"];
            advantage?: components["schemas"]["Advantage"][];
            percents?: components["schemas"]["PeriodPercents"];
            min_reinvestment_amount?: components["schemas"]["Money"];
            repayment_percent?: components["schemas"]["Percent"];
            min_bond_percent_limit?: components["schemas"]["Percent"];
            max_bond_percent_limit?: components["schemas"]["Percent"];
            max_investment_percent_limit?: components["schemas"]["Percent"];
            initial_percent_iman?: components["schemas"]["Percent"];
            min_percent_iman?: components["schemas"]["Percent"];
            value_by_amount_million?: components["schemas"]["Steps"];
            weight_by_amount_million?: components["schemas"]["Steps"];
            value_by_month?: components["schemas"]["Steps"];
            weight_by_month?: components["schemas"]["Steps"];
            /** @example 1.2 */
            cape_by_amount?: number;
            /** @example 1.2 */
            cape_by_month?: number;
        };
        PictureUpload: {
            /**
             * Format: binary
             * @example mudaraba.png
             */
            file: string;
        };
        UploadedPicture: {
            /**
             * Format: uuid
             * @example 9f1c2d3e-0000-4000-8000-000000000001
             */
            id: string;
            /**
             * @description The name it was uploaded under; never a path.
             * @example mudaraba.png
             */
            name: string;
            /**
             * @description The media type found by the content.
             * @example image/png
             */
            kind: string;
            /**
             * @description In bytes.
             * @example 48211
             */
            size: number;
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
        /** @description Another record or a person, by what people call it; none where there is none. */
        NullableNamedRef: {
            id: components["schemas"]["Id"];
            /** @example Нигора Юсупова */
            name: string;
        } | null;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listStrategies: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                status?: components["schemas"]["StrategyStatus"][];
                /** @description Only strategies of one of these categories; the parameter is repeated. */
                category_id?: components["schemas"]["Id"][];
                risk_type?: components["schemas"]["StrategyRisk"][];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                /** @description The most money at work first when left out. */
                order_by?: components["schemas"]["StrategyOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of strategies under the filter and the money at work in all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyPage"];
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
    createStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrategyNew"];
            };
        };
        responses: {
            /** @description The strategy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
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
    getStrategy: {
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
            /** @description The strategy and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
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
    updateStrategy: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrategyChange"];
            };
        };
        responses: {
            /** @description The strategy as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Strategy"];
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
    deleteStrategy: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strategy is gone, and its picture with it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    uploadPicture: {
        parameters: {
            query: {
                /** @description What the picture is for. */
                type: "portfolio";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "mudaraba.png"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The picture is stored under a generated name and belongs to nothing yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPicture"];
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
