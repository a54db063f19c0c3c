// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/merchants/{id}/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The owners of a merchant
         * @description Search finds a part of the name, the user name or the phone.
         */
        get: operations["listMerchantOwners"];
        put?: never;
        /**
         * Let somebody into the cabinet of a merchant
         * @description The user name is new among all owners, else 422 `username_taken`.
         */
        post: operations["createMerchantOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/owners/{ownerId}/password-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an owner another password */
        put: operations["resetMerchantOwnerPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/owners/{ownerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Shut somebody out of the cabinet of a merchant */
        delete: operations["deleteMerchantOwner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        MerchantOwner: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @example Азиз Каримов */
            name: string;
            /** @example 998901234567 */
            phone: string;
            /** @example a.karimov */
            username: string;
            password_set_at: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
        };
        MerchantOwnerPage: {
            owners: components["schemas"]["MerchantOwner"][];
            count: number;
        };
        MerchantOwnerWithPassword: components["schemas"]["MerchantOwner"] & {
            /**
             * @description Told here and never again.
             * @example hT7m-Qx4p-Vn9k
             */
            password: string;
        };
        NewMerchantOwner: {
            /** @example Азиз Каримов */
            name: string;
            /** @example 998901234567 */
            phone: string;
            /** @example a.karimov */
            username: string;
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
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
    };
    responses: never;
    parameters: {
        OwnerId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listMerchantOwners: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: "created_at" | "-created_at" | "name" | "-name";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of all under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOwnerPage"];
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
    createMerchantOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMerchantOwner"];
            };
        };
        responses: {
            /** @description The owner, with the password, which no later answer tells. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOwnerWithPassword"];
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
    resetMerchantOwnerPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                id: components["schemas"]["Id"];
                ownerId: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner, with the new password, which no later answer tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOwnerWithPassword"];
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
    deleteMerchantOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                ownerId: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner is no more. */
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
