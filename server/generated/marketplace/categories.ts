// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole tree of categories
         * @description Those of the top in their order, each with what stands under it. `name` is in the language of Accept-Language.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Make a category
         * @description Without a place it stands last under its parent. Refused with `category_too_deep` where it would be on a sixth level.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category with what stands right under it, and its history */
        get: operations["getCategory"];
        /**
         * Change a category, or move it with everything under it
         * @description What is left out stays. `parent_id` and `sequence_number` are the place where it stands afterwards; with another parent alone it stands last there. Refused with `category_cycle` under itself or what is under it, and with `category_too_deep` where something of it would be on a sixth level.
         */
        put: operations["updateCategory"];
        post?: never;
        /**
         * Remove a category
         * @description One with categories under it or models in it stays, with `category_in_use`; `current` says how many there are (`categories`, `models`).
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CategoryFields: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * @description None at the top of the tree.
             * @example 4
             */
            parent_id: number | null;
            /**
             * @description Among its siblings.
             * @example 2
             */
            sequence_number: number;
            /**
             * @description In the language of Accept-Language.
             * @example Смартфоны
             */
            name: string;
            /** @example Смартфоны */
            name_ru: string;
            /** @example Smartphones */
            name_en: string | null;
            /** @example Smartfonlar */
            name_uz: string | null;
            /**
             * Format: uri-reference
             * @description Good for a day at least and the same all day.
             */
            image_url: string | null;
            is_active: boolean;
            /**
             * @description Those in the category itself.
             * @example 12
             */
            models_count: number;
            /**
             * @description Of the models in the category itself.
             * @example 70
             */
            products_count: number;
            /**
             * @description With those of everything under it.
             * @example 31
             */
            models_total: number;
            /**
             * @description With those of everything under it.
             * @example 190
             */
            products_total: number;
            /**
             * @description Of `products_total`, those that lack nothing: a text in Uzbek, a picture, the SPIC, a value of an attribute.
             * @example 140
             */
            complete_total: number;
        };
        Category: components["schemas"]["CategoryFields"] & {
            /**
             * @description What stands right under it, in its order.
             * @example []
             */
            sub_categories: components["schemas"]["Category"][];
        };
        CategoryTree: {
            categories: components["schemas"]["Category"][];
            /**
             * @description Of all levels together.
             * @example 186
             */
            count: number;
        };
        CategoryDetail: components["schemas"]["CategoryFields"] & {
            /** @description What it stands under, the top first. */
            path: components["schemas"]["NamedRef"][];
            hidden_by: components["schemas"]["NullableNamedRef"];
            children: components["schemas"]["CategoryFields"][];
            image: {
                key: components["schemas"]["ImageKey"];
                /** @example smartphones.png */
                name: string;
                /**
                 * Format: uri-reference
                 * @description Good for a day at least and the same all day.
                 */
                url: string;
            } | null;
            lacking: components["schemas"]["Lacking"];
            /**
             * @description The languages whose name is older than the Russian one.
             * @example [
             *       "uz"
             *     ]
             */
            stale: ("en" | "uz")[];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        } & components["schemas"]["WithHistory"];
        /** @description Of the products in the category and everything under it, those that lack each thing, by the words of the list of products. */
        Lacking: {
            /** @example 31 */
            uz: number;
            /** @example 12 */
            image: number;
            /** @example 7 */
            spic: number;
            /** @example 24 */
            attributes: number;
        };
        /**
         * @description Of an upload that its sender attaches.
         * @example 9f1c2d3e-0000-4000-8000-000000000001.png
         */
        ImageKey: string;
        CategoryNew: {
            /** @example Смартфоны */
            name_ru: string;
            name_en?: string | null;
            name_uz?: string | null;
            /** @example 4 */
            parent_id?: number | null;
            /**
             * @description Past the last, it is the last.
             * @example 1
             */
            sequence_number?: number;
            image_key?: components["schemas"]["ImageKey"];
            /** @description On unless told otherwise. */
            is_active?: boolean;
        };
        CategoryChange: {
            /** @example Смартфоны */
            name_ru?: string;
            name_en?: string | null;
            name_uz?: string | null;
            /**
             * @description None moves it to the top.
             * @example 4
             */
            parent_id?: number | null;
            /**
             * @description Past the last, it is the last.
             * @example 1
             */
            sequence_number?: number;
            /**
             * @description Another uploaded picture; none takes it away.
             * @example 9f1c2d3e-0000-4000-8000-000000000001.png
             */
            image_key?: string | null;
            is_active?: boolean;
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
        /** @description Another record, by what people call it. */
        NamedRef: {
            id: components["schemas"]["Id"];
            /** @example IN-000031 */
            name: string;
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
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree, and how many categories are in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTree"];
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
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryNew"];
            };
        };
        responses: {
            /** @description The category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryDetail"];
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
    getCategory: {
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
            /** @description The category and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryDetail"];
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
    updateCategory: {
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
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description The category as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryDetail"];
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
    deleteCategory: {
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
            /** @description The category is gone, and those behind it have moved up. */
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
}
