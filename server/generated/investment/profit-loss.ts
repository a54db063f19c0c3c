// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/investments/pnl/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All lines of profit and loss
         * @description In their order, each parent before those under it.
         */
        get: operations["listProfitLossLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investments/pnl/values/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Type values and comments of a month
         * @description What is sent replaces what was typed in the same cell; an empty amount gives the cell back to the ledger. An amount that moves a cell far from the month before asks for a comment (`comment_required`). A month that is closed takes none (`month_closed`). `If-Match` is the version of the month's profit and loss.
         */
        post: operations["setProfitLossValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investments/pnl/calculate/{date}/{strategy_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reckon the profit of a strategy in a month
         * @description Its own incomes less its own expenses and its part of the common expenses, which are shared by the mean money at work. Makes the profit of the month, or replaces its figures as long as it is not announced (`transition_not_allowed`). With `dry_run` nothing is written. `If-Match` is the version of the month's profit and loss.
         */
        post: operations["calculateProfit"];
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
         * @description The first day of a month.
         * @example 2026-10-01
         */
        MonthDay: string;
        /** @enum {string} */
        LineKind: "income" | "expense";
        Line: {
            id: components["schemas"]["Id"];
            /** @example services */
            code: string;
            /**
             * @description In the language of the call.
             * @example Услуги и комиссии
             */
            name: string;
            kind: components["schemas"]["LineKind"];
            /** @example 30 */
            order: number;
            /**
             * @description The line that this one adds to.
             * @example 1
             */
            parent_id: number | null;
            /**
             * @description The accounts that it reads; none where it adds up those under it.
             * @example [
             *       9030
             *     ]
             */
            account_ids: number[];
        };
        LinePage: {
            lines: components["schemas"]["Line"][];
            count: number;
        };
        TypedValue: {
            line_id: components["schemas"]["Id"];
            /**
             * @description None is common to all.
             * @example 3
             */
            strategy_id: number | null;
            /**
             * @description None gives the cell back to the ledger.
             * @example 2234567.90
             */
            amount: string | null;
            /** @example Реклама перенесена с сентября */
            comment: string | null;
        };
        TypedValues: {
            values: components["schemas"]["TypedValue"][];
        };
        TypedMonth: {
            month: components["schemas"]["MonthDay"];
            version: components["schemas"]["Version"];
            values: components["schemas"]["TypedValue"][];
        };
        /**
         * @description So'm; below zero of a loss.
         * @example 4765432.10
         */
        SignedMoney: string;
        ReckonedProfit: {
            month: components["schemas"]["MonthDay"];
            strategy_id: components["schemas"]["Id"];
            income: components["schemas"]["SignedMoney"];
            own_expense: components["schemas"]["SignedMoney"];
            common_expense: components["schemas"]["SignedMoney"];
            common_share: components["schemas"]["SignedMoney"];
            revenue: components["schemas"]["Money"];
            expense: components["schemas"]["Money"];
            net_profit: components["schemas"]["SignedMoney"];
            /** @description The profit of the month as it stands; none before it is written for the first time. */
            profit: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                status: "draft" | "calculated" | "announced" | "distributed";
                revenue: components["schemas"]["Money"];
                expense: components["schemas"]["Money"];
                net_profit: components["schemas"]["SignedMoney"];
            } | null;
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
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
        /**
         * @description An amount of so'm as a decimal string with two digits.
         * @example 1250000.00
         */
        Money: string;
    };
    responses: never;
    parameters: {
        /** @description The first day of the month. */
        MonthDay: components["schemas"]["MonthDay"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProfitLossLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinePage"];
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
    setProfitLossValues: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The first day of the month. */
                date: components["parameters"]["MonthDay"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedValues"];
            };
        };
        responses: {
            /** @description What stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypedMonth"];
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
    calculateProfit: {
        parameters: {
            query?: {
                /** @description Only says what would be. */
                dry_run?: boolean;
            };
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The first day of the month. */
                date: components["parameters"]["MonthDay"];
                strategy_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the profit is made up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReckonedProfit"];
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
}
