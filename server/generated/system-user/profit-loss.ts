// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/profit-loss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profit and loss of a month, beside an earlier one
         * @description A figure is what was typed, else what the entries of the ledger come to that are no closing of a month: of an income line what is credited to its accounts less what is debited, of an expense line the other way round. A line that has others under it adds them up. Columns are what is common to all and each strategy that is active or has a figure.
         */
        get: operations["getProfitLoss"];
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
         * @description The first day of a month.
         * @example 2026-10-01
         */
        MonthDay: string;
        /**
         * @description So'm with its sign.
         * @example 4765432.10
         */
        SignedMoney: string;
        Figures: {
            figure: components["schemas"]["SignedMoney"];
            ledger: components["schemas"]["SignedMoney"];
            compared: components["schemas"]["SignedMoney"];
            change: components["schemas"]["SignedMoney"];
            /**
             * @description Of what it is compared with; none where that is zero.
             * @example -12.5
             */
            change_percent: number | null;
        };
        /** @description What was typed, the comment and whether the move from the month before asks for one are told of a line without others under it, of a month alone. */
        Cell: components["schemas"]["Figures"] & {
            /**
             * @description In place of the ledger's figure.
             * @example 2234567.90
             */
            typed: string | null;
            /** @example Реклама перенесена с сентября */
            comment: string | null;
            /** @description The move from the month before asks for a comment. */
            is_large: boolean;
        };
        ProfitLossLine: {
            id: components["schemas"]["Id"];
            /** @example services */
            code: string;
            /**
             * @description In the language of the call.
             * @example Услуги и комиссии
             */
            name: string;
            /** @enum {string} */
            kind: "income" | "expense";
            /** @example 1 */
            parent_id: number | null;
            /** @description One for each column. */
            cells: components["schemas"]["Cell"][];
            total: components["schemas"]["Figures"];
        };
        ProfitLossColumn: {
            strategy: components["schemas"]["NullableNamedRef"];
            /**
             * @description Its part of the common expenses of the month; none of the common column, and of more than a month.
             * @example 2000000.00
             */
            common_share: string | null;
            /** @description The profit that was written of the strategy and month. */
            profit: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                status: "draft" | "calculated" | "announced" | "distributed";
                net_profit: components["schemas"]["SignedMoney"];
            } | null;
        };
        ProfitLoss: {
            date: components["schemas"]["MonthDay"];
            version: components["schemas"]["Version"];
            /** @description The month takes nothing any more, or is being closed. */
            is_closed: boolean;
            begin_date: components["schemas"]["Day"];
            end_date: components["schemas"]["Day"];
            compared_begin_date: components["schemas"]["Day"];
            compared_end_date: components["schemas"]["Day"];
            /** @description A figure that moves by both of these from the month before asks for a comment. */
            move: {
                /** @example 30 */
                percent: number;
                amount: components["schemas"]["Money"];
            };
            columns: components["schemas"]["ProfitLossColumn"][];
            lines: components["schemas"]["ProfitLossLine"][];
            /** @description Incomes less expenses. */
            result: {
                cells: components["schemas"]["Figures"][];
                total: components["schemas"]["Figures"];
            };
            /** @description What was typed of the month, newest first. */
            history: components["schemas"]["HistoryRow"][];
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
        /** @description Another record or a person, by what people call it; none where there is none. */
        NullableNamedRef: {
            id: components["schemas"]["Id"];
            /** @example Нигора Юсупова */
            name: string;
        } | null;
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
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
    getProfitLoss: {
        parameters: {
            query: {
                /** @description The first day of the month. */
                date: components["schemas"]["MonthDay"];
                /** @description The month alone, or from January to its end. */
                period?: "month" | "year_to_date";
                /** @description What the figures are compared with: the month before (from January, the same number of months before them), or the same months a year ago. */
                compare?: "previous" | "year";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lines in their order, each with a cell for each column. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitLoss"];
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
