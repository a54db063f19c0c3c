// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/strategies/tariffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the tariffs of all strategies
         * @description Search finds the number of a tariff, or a part of its code or of its name in any language.
         */
        get: operations["listTariffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/strategies/tariffs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tariff with its history */
        get: operations["getTariff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investments/tariffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a tariff
         * @description A code that another tariff has is refused with `tariff_code_taken`, beside the field.
         */
        post: operations["createTariff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investments/tariffs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a tariff
         * @description What is left out stays, and the code never changes. Of a tariff on which somebody has invested only the names, the last day, whether it is offered, and a higher greatest amount are changed; anything else is refused with 409 `tariff_in_use`, and so is another strategy while a round that is not over names the tariff.
         */
        put: operations["updateTariff"];
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
         * @description By the day: before its first day, offered, after its last day; or inactive, where it was taken out of offer whatever the day is.
         * @enum {string}
         */
        TariffStatus: "upcoming" | "active" | "ended" | "inactive";
        /**
         * @description Who may invest on it.
         * @enum {string}
         */
        TariffSubject: "individual" | "business" | "all";
        /**
         * @description When dividends are paid.
         * @enum {string}
         */
        PayoutPeriod: "month" | "quarter" | "at_end";
        /** @example base-3 */
        TariffCode: string;
        /** @example Базовый */
        TariffName: string;
        /** @example Basic */
        NullableTariffName: string | null;
        /** @example 12 */
        MonthCount: number;
        /**
         * @description Expected profit of a year, up to four digits after the point.
         * @example 24
         */
        TariffPercent: number;
        /**
         * @description What leaving before the end costs, in percent of what is taken out. It replaces the scale of the constant `early_exit_rates`, which holds where it is empty.
         * @example 2.25
         */
        EarlyExitPercent: number | null;
        /** @description Its count and its amount are those of live investments. */
        Tariff: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            code: components["schemas"]["TariffCode"];
            /**
             * @description In the language of the caller.
             * @example Базовый
             */
            name: string;
            name_ru: components["schemas"]["TariffName"];
            name_en: components["schemas"]["NullableTariffName"];
            name_uz: components["schemas"]["NullableTariffName"];
            strategy: components["schemas"]["NamedRef"];
            subject: components["schemas"]["TariffSubject"];
            month_count: components["schemas"]["MonthCount"];
            min_amount: components["schemas"]["Money"];
            max_amount: components["schemas"]["Money"];
            percent: components["schemas"]["TariffPercent"];
            payout_period: components["schemas"]["PayoutPeriod"];
            early_exit_allowed: boolean;
            early_exit_percent: components["schemas"]["EarlyExitPercent"];
            auto_prolong: boolean;
            /** @description Whether it is offered at all. */
            is_active: boolean;
            valid_from: components["schemas"]["Day"];
            valid_to: components["schemas"]["NullableDay"];
            status: components["schemas"]["TariffStatus"];
            /** @description Live investments. */
            investments_count: number;
            investments_amount: components["schemas"]["Sum"];
            /** @description Whether anybody ever invested on it, so that its terms are fixed. */
            is_used: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        TariffDetail: components["schemas"]["Tariff"] & components["schemas"]["WithHistory"];
        TariffPage: {
            tariffs: components["schemas"]["Tariff"][];
            count: number;
            totals: {
                investments_amount: components["schemas"]["Sum"];
            };
        };
        NewTariff: {
            code: components["schemas"]["TariffCode"];
            strategy_id: components["schemas"]["Id"];
            name_ru: components["schemas"]["TariffName"];
            name_en?: components["schemas"]["NullableTariffName"];
            name_uz?: components["schemas"]["NullableTariffName"];
            subject: components["schemas"]["TariffSubject"];
            month_count: components["schemas"]["MonthCount"];
            min_amount: components["schemas"]["Money"];
            max_amount: components["schemas"]["Money"];
            percent: components["schemas"]["TariffPercent"];
            payout_period: components["schemas"]["PayoutPeriod"];
            early_exit_allowed: boolean;
            early_exit_percent?: components["schemas"]["EarlyExitPercent"];
            auto_prolong?: boolean;
            is_active?: boolean;
            valid_from: components["schemas"]["Day"];
            valid_to?: components["schemas"]["NullableDay"];
        };
        TariffChange: {
            strategy_id?: components["schemas"]["Id"];
            name_ru?: components["schemas"]["TariffName"];
            name_en?: components["schemas"]["NullableTariffName"];
            name_uz?: components["schemas"]["NullableTariffName"];
            subject?: components["schemas"]["TariffSubject"];
            month_count?: components["schemas"]["MonthCount"];
            min_amount?: components["schemas"]["Money"];
            max_amount?: components["schemas"]["Money"];
            percent?: components["schemas"]["TariffPercent"];
            payout_period?: components["schemas"]["PayoutPeriod"];
            early_exit_allowed?: boolean;
            early_exit_percent?: components["schemas"]["EarlyExitPercent"];
            auto_prolong?: boolean;
            is_active?: boolean;
            valid_from?: components["schemas"]["Day"];
            valid_to?: components["schemas"]["NullableDay"];
        };
        /**
         * @description Identity of a record.
         * @example 17
         */
        Id: number;
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
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
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
         * @description A calendar day, YYYY-MM-DD.
         * @example 2026-03-05
         */
        Day: string;
        /**
         * @description A calendar day, YYYY-MM-DD, where there is one.
         * @example 2026-03-05
         */
        NullableDay: string | null;
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
    listTariffs: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                status?: components["schemas"]["TariffStatus"][];
                /** @description Only tariffs of one of these strategies; the parameter is repeated. */
                strategy_id?: components["schemas"]["Id"][];
                payout_period?: components["schemas"]["PayoutPeriod"][];
                subject?: components["schemas"]["TariffSubject"][];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: "code" | "-code" | "month_count" | "-month_count" | "percent" | "-percent" | "valid_from" | "-valid_from" | "investments_amount" | "-investments_amount";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of tariffs under the filter and the sums over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TariffPage"];
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
    getTariff: {
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
            /** @description The tariff and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TariffDetail"];
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
    createTariff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTariff"];
            };
        };
        responses: {
            /** @description The tariff that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tariff"];
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
    updateTariff: {
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
                "application/json": components["schemas"]["TariffChange"];
            };
        };
        responses: {
            /** @description The tariff as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tariff"];
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
}
