// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/tariff-change-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of tariff change claims */
        get: operations["listTariffChangeClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tariff-change-claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One tariff change claim with its history
         * @description An addition to the given calls, so that a claim tells who did what with it and when.
         */
        get: operations["getTariffChangeClaim"];
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
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
        /** @enum {string} */
        TariffChangeStatus: "pending" | "approved" | "rejected" | "cancelled";
        NamedRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        InvestorRef: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            subject: "individual" | "business";
            /** @description Empty while nothing was submitted. */
            name: string;
        };
        TariffChangeClaim: {
            id: components["schemas"]["Id"];
            investor: components["schemas"]["InvestorRef"];
            investment: components["schemas"]["NamedRef"];
            old_tariff: components["schemas"]["NamedRef"];
            new_tariff: components["schemas"]["NamedRef"];
            reason: string | null;
            /** @description YYYY-MM-DD, the first day of a month. */
            effective_from: string | null;
            status: components["schemas"]["TariffChangeStatus"];
            comment: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        TariffChangeDetail: components["schemas"]["TariffChangeClaim"] & {
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
        TariffChangePage: {
            claims: components["schemas"]["TariffChangeClaim"][];
            count: number;
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
    listTariffChangeClaims: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description Only claims in one of these statuses; the parameter is repeated. */
                status?: components["schemas"]["TariffChangeStatus"][];
                /** @description The number of a claim, or a part of the contract number or of the name of the investor. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                /** @description The field to sort by; a minus sign turns the order round. */
                order_by?: "created_at" | "-created_at" | "effective_from" | "-effective_from";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of claims under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "claims": [
                     *         {
                     *           "id": 4,
                     *           "investor": {
                     *             "id": 17,
                     *             "subject": "individual",
                     *             "name": "Каримова Дилноза"
                     *           },
                     *           "investment": {
                     *             "id": 31,
                     *             "name": "IN-000031"
                     *           },
                     *           "old_tariff": {
                     *             "id": 1,
                     *             "name": "Базовый"
                     *           },
                     *           "new_tariff": {
                     *             "id": 2,
                     *             "name": "Накопительный"
                     *           },
                     *           "reason": "Выше доходность",
                     *           "effective_from": "2026-04-01",
                     *           "status": "pending",
                     *           "comment": null,
                     *           "created_at": "2026-03-05 14:07:31"
                     *         }
                     *       ],
                     *       "count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TariffChangePage"];
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
    getTariffChangeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The claim. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "investor": {
                     *         "id": 17,
                     *         "subject": "individual",
                     *         "name": "Каримова Дилноза"
                     *       },
                     *       "investment": {
                     *         "id": 31,
                     *         "name": "IN-000031"
                     *       },
                     *       "old_tariff": {
                     *         "id": 1,
                     *         "name": "Базовый"
                     *       },
                     *       "new_tariff": {
                     *         "id": 2,
                     *         "name": "Накопительный"
                     *       },
                     *       "reason": "Выше доходность",
                     *       "effective_from": null,
                     *       "status": "pending",
                     *       "comment": null,
                     *       "created_at": "2026-03-05 14:07:31",
                     *       "history": [
                     *         {
                     *           "id": 81,
                     *           "action": "submit",
                     *           "field": "status",
                     *           "old": null,
                     *           "new": "pending",
                     *           "user": null,
                     *           "created_at": "2026-03-05 14:07:31"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TariffChangeDetail"];
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
