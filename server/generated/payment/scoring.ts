// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/scoring/{customerId}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scorings of a customer */
        get: operations["listScorings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scoring/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One scoring, explained */
        get: operations["getScoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scoring/{id}/wings-result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the scoring service was asked for a scoring, and what it answered
         * @description Not found where the scoring asked nothing of it.
         */
        get: operations["getScoringWingsResult"];
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
        ScoringResult: "running" | "passed" | "manual" | "failed" | "timeout";
        /** @enum {string} */
        ScoringFactorCode: "age" | "employment" | "burden" | "bureau_delay" | "closed_contracts" | "overdue_here";
        /**
         * @description Why it did not pass. `service_decision` stands where the service decided harder than the points.
         * @enum {string}
         */
        ScoringReason: "age" | "employment" | "burden" | "bureau_delay" | "closed_contracts" | "overdue_here" | "service_decision" | "no_answer";
        /**
         * @description An amount in so'm.
         * @example 15000000.00
         */
        NullableScoringMoney: string | null;
        ScoringRow: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            /** @example Wings */
            provider: string;
            result: components["schemas"]["ScoringResult"];
            /** @example 680 */
            score: number | null;
            limit_amount: components["schemas"]["NullableScoringMoney"];
            valid_until: components["schemas"]["NullableDay"];
            /** @description It passed or waits for a person, and its thirty days are not over. */
            is_valid: boolean;
            user: components["schemas"]["NullableNamedRef"];
        };
        ScoringPage: {
            list: components["schemas"]["ScoringRow"][];
            count: number;
        };
        ScoringFactor: {
            code: components["schemas"]["ScoringFactorCode"];
            /**
             * @description What it was reckoned from: years, a kind of work, percent, days, a count; `unknown` where nothing is known.
             * @example 37.71
             */
            value: string;
            /** @example 20 */
            points: number;
            /**
             * @description The most that it can give.
             * @example 80
             */
            best: number;
        };
        PurchaseLimit: {
            /** @example 12 */
            months: number;
            amount: components["schemas"]["Money"];
        };
        /** @description What the credit bureau knows. */
        ScoringBureau: {
            /** @example DV-204 */
            claim_id: string;
            date: components["schemas"]["Timestamp"];
            score: number | null;
            active_contracts: number;
            total_debt: components["schemas"]["Money"];
            overdue_debt: components["schemas"]["Money"];
            max_overdue_days: number;
            monthly_payment: components["schemas"]["Money"];
        } | null;
        ScoringWingsRequest: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "success" | "failed" | "timeout";
            duration_ms: number | null;
            created_at: components["schemas"]["Timestamp"];
        } | null;
        Scoring: {
            id: components["schemas"]["Id"];
            customer: components["schemas"]["NamedRef"];
            created_at: components["schemas"]["Timestamp"];
            finished_at: components["schemas"]["NullableTimestamp"];
            /** @example Wings */
            provider: string;
            result: components["schemas"]["ScoringResult"];
            /** @example 680 */
            score: number | null;
            /**
             * @description What everybody begins with.
             * @example 500
             */
            base_score: number;
            /**
             * @description From which on a scoring passes.
             * @example 600
             */
            passing_score: number;
            /** @example ••• */
            income_masked: string | null;
            obligations: components["schemas"]["NullableScoringMoney"];
            limit_amount: components["schemas"]["NullableScoringMoney"];
            valid_until: components["schemas"]["NullableDay"];
            /** @description It passed or waits for a person, and its thirty days are not over. */
            is_valid: boolean;
            user: components["schemas"]["NullableNamedRef"];
            reasons: components["schemas"]["ScoringReason"][];
            factors: components["schemas"]["ScoringFactor"][];
            bureau: components["schemas"]["ScoringBureau"];
            wings_request: components["schemas"]["ScoringWingsRequest"];
        };
        ScoringDetail: {
            id: components["schemas"]["Id"];
            scoring: components["schemas"]["Scoring"];
            purchase_limits: components["schemas"]["PurchaseLimit"][];
        };
        ScoringWingsResult: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "success" | "failed" | "timeout";
            duration_ms: number | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @example {
             *       "pinfl": "3010******0018"
             *     }
             */
            request: {
                [key: string]: unknown;
            } | null;
            /**
             * @example {
             *       "score": 640
             *     }
             */
            response: {
                [key: string]: unknown;
            } | null;
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
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
        /**
         * @description A calendar day, YYYY-MM-DD, where there is one.
         * @example 2026-03-05
         */
        NullableDay: string | null;
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
        /** @description Another record, by what people call it. */
        NamedRef: {
            id: components["schemas"]["Id"];
            /** @example IN-000031 */
            name: string;
        };
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss, where there is one.
         * @example 2026-03-05 14:07:31
         */
        NullableTimestamp: string | null;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listScorings: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                order_by?: "created_at" | "-created_at" | "score" | "-score";
            };
            header?: never;
            path: {
                customerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringPage"];
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
    getScoring: {
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
            /** @description The scoring with the request that it was made by, its factors and its limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringDetail"];
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
    getScoringWingsResult: {
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
            /** @description The messages, personal values masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringWingsResult"];
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
