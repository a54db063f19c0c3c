// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/fomos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the campaigns
         * @description Search finds a name or a title by its sound, or a campaign by its number.
         */
        get: operations["listFomos"];
        put?: never;
        /**
         * Make a campaign
         * @description An end before the begin is refused with `before_begin`, a name that another one has with `taken`, a language with a title and no text, or the other way round, with `required`.
         */
        post: operations["createFomo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fomos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a campaign
         * @description What is left out stays. Those who have the offer already keep their end.
         */
        put: operations["updateFomo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-fomos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of who has which offer
         * @description Phones are masked.
         */
        get: operations["listUserFomos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-fomos/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give an offer that has run out once more
         * @description From now on for the hours of the campaign. One that was used or still holds, or whose campaign is off or over, is refused with `transition_not_allowed`.
         */
        patch: operations["renewUserFomo"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        FomoTrigger: "registered" | "no_investment" | "cart_left" | "limit_unused";
        /**
         * @description A draft is off; of the others the days decide.
         * @enum {string}
         */
        FomoState: "draft" | "planned" | "live" | "over";
        /** @enum {string} */
        UserFomoStatus: "active" | "used" | "expired";
        /** @description The languages in which a text is older than the Russian one. */
        FomoStale: {
            /**
             * @example [
             *       "uz"
             *     ]
             */
            title: ("en" | "uz")[];
            /** @example [] */
            text: ("en" | "uz")[];
        };
        Fomo: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @example Первая инвестиция */
            name: string;
            /** @example Вложите сегодня */
            title_ru: string;
            /** @example Invest today */
            title_en: string | null;
            /** @example Bugun sarmoya kiriting */
            title_uz: string | null;
            /** @example Ещё сутки доход выше обычного. */
            text_ru: string;
            /** @example One more day of higher income. */
            text_en: string | null;
            /** @example Yana bir kun daromad yuqori. */
            text_uz: string | null;
            stale: components["schemas"]["FomoStale"];
            image: {
                /** @example 0b9d1c52-8a0e-4f0e-9d6b-0d2a6d5f2a11.png */
                key: string;
                /** @example invest.png */
                name: string;
                /**
                 * Format: uri-reference
                 * @description Good for a day at least.
                 * @example /content/0b9d1c52.png
                 */
                url: string;
            } | null;
            trigger: components["schemas"]["FomoTrigger"];
            /**
             * @description For how long it holds for a person.
             * @example 24
             */
            duration_hours: number;
            /**
             * @description Above nothing and up to a hundred.
             * @example 5.00
             */
            benefit_percent: string;
            start: components["schemas"]["Day"];
            end: components["schemas"]["Day"];
            is_active: boolean;
            state: components["schemas"]["FomoState"];
            /**
             * @description People whose offer holds.
             * @example 41
             */
            active: number;
            /**
             * @description People who used it.
             * @example 12
             */
            used: number;
            /**
             * @description People whose offer ran out.
             * @example 30
             */
            expired: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Newest first; of the one that was asked for by its number. */
            history?: components["schemas"]["HistoryRow"][];
        };
        FomoPage: {
            fomos: components["schemas"]["Fomo"][];
            count: number;
        };
        FomoNew: {
            /** @example Первая инвестиция */
            name: string;
            /** @example Вложите сегодня */
            title_ru: string;
            /** @example Invest today */
            title_en?: string | null;
            /** @example Bugun sarmoya kiriting */
            title_uz?: string | null;
            /** @example Ещё сутки доход выше обычного. */
            text_ru: string;
            /** @example One more day of higher income. */
            text_en?: string | null;
            /** @example Yana bir kun daromad yuqori. */
            text_uz?: string | null;
            /**
             * @description The id of a picture that one has sent oneself (`/v3/content/files`), or its key.
             * @example 0b9d1c52-8a0e-4f0e-9d6b-0d2a6d5f2a11
             */
            image_key?: string | null;
            trigger: components["schemas"]["FomoTrigger"];
            /**
             * @description For how long it holds for a person.
             * @example 24
             */
            duration_hours: number;
            /**
             * @description Above nothing and up to a hundred.
             * @example 5.00
             */
            benefit_percent: string;
            start: components["schemas"]["Day"];
            end: components["schemas"]["Day"];
            is_active?: boolean;
        };
        FomoChange: {
            /** @example Первая инвестиция */
            name?: string;
            /** @example Вложите сегодня */
            title_ru?: string;
            /** @example Invest today */
            title_en?: string | null;
            /** @example Bugun sarmoya kiriting */
            title_uz?: string | null;
            /** @example Ещё сутки доход выше обычного. */
            text_ru?: string;
            /** @example One more day of higher income. */
            text_en?: string | null;
            /** @example Yana bir kun daromad yuqori. */
            text_uz?: string | null;
            /**
             * @description The id of a picture that one has sent oneself (`/v3/content/files`), or its key.
             * @example 0b9d1c52-8a0e-4f0e-9d6b-0d2a6d5f2a11
             */
            image_key?: string | null;
            trigger?: components["schemas"]["FomoTrigger"];
            /**
             * @description For how long it holds for a person.
             * @example 24
             */
            duration_hours?: number;
            /**
             * @description Above nothing and up to a hundred.
             * @example 5.00
             */
            benefit_percent?: string;
            start?: components["schemas"]["Day"];
            end?: components["schemas"]["Day"];
            is_active?: boolean;
        };
        UserFomo: {
            id: components["schemas"]["Id"];
            user: {
                id: components["schemas"]["Id"];
                /**
                 * @description Where it is known who he is.
                 * @example Каримова Дилноза
                 */
                name: string | null;
                /** @example +998 90 *** ** 67 */
                phone_masked: string;
            };
            fomo: components["schemas"]["NamedRef"];
            activated_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            used_at: components["schemas"]["NullableTimestamp"];
            status: components["schemas"]["UserFomoStatus"];
            /** @description Whether it ran out and its campaign goes on. */
            is_renewable: boolean;
        };
        UserFomoPage: {
            user_fomos: components["schemas"]["UserFomo"][];
            count: number;
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
         * @description A calendar day, YYYY-MM-DD.
         * @example 2026-03-05
         */
        Day: string;
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
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
    listFomos: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description The one campaign with this number, with its history. */
                id?: components["schemas"]["Id"];
                state?: components["schemas"]["FomoState"][];
                trigger?: components["schemas"]["FomoTrigger"][];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: "created_at" | "-created_at" | "start" | "-start" | "end" | "-end" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of campaigns under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FomoPage"];
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
    createFomo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FomoNew"];
            };
        };
        responses: {
            /** @description The campaign that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fomo"];
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
    updateFomo: {
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
                "application/json": components["schemas"]["FomoChange"];
            };
        };
        responses: {
            /** @description The campaign as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fomo"];
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
    listUserFomos: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                fomo_id?: components["schemas"]["Id"];
                status?: components["schemas"]["UserFomoStatus"][];
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                order_by?: "activated_at" | "-activated_at" | "expires_at" | "-expires_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of offers under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFomoPage"];
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
    renewUserFomo: {
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
            /** @description The offer, which holds again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFomo"];
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
