// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/questions/get-all-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the questions
         * @description Search finds a question by its sound, in any language.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/questions/create-question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a question
         * @description It stands last, as a draft, unless told otherwise. Of the marks of an answer `p br b i h3 ul ol li a` stay, six in one another, with addresses of https, tel, mailto or the app; the rest is removed.
         */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/questions/get-question-by-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the questions with its history */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/questions/update-question/{guid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a question
         * @description What is left out stays. Another place in the order is a move: the others make room, and keep their versions. `confirmed` are the translations that somebody has compared with the Russian text and found right.
         */
        put: operations["updateQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/question/delete-question/{guid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a question
         * @description The others close up.
         */
        delete: operations["deleteQuestion"];
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
        Translation: "en" | "uz";
        Question: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * Format: uuid
             * @example 5a1f0f3e-0c1b-4d37-9c1e-6f0c2a9d7b11
             */
            guid: string;
            is_active: boolean;
            /** @example Как погасить рассрочку раньше срока? */
            question_ru: string;
            /** @example How do I pay an instalment early? */
            question_en: string | null;
            /** @example Muddatli toʻlovni qanday qilib muddatidan oldin yopaman? */
            question_uz: string | null;
            /**
             * @description The languages that a text is still to be given in.
             * @example [
             *       "uz"
             *     ]
             */
            lacking: components["schemas"]["Translation"][];
            /**
             * @description The languages whose text is older than the Russian one.
             * @example []
             */
            stale: components["schemas"]["Translation"][];
            /** @example 3 */
            order: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        QuestionDetail: components["schemas"]["Question"] & components["schemas"]["WithHistory"] & {
            /** @example <p>Откройте договор и нажмите <b>Погасить</b>.</p> */
            answer_ru: string;
            /** @example <p>Open the contract and press <b>Pay off</b>.</p> */
            answer_en: string | null;
            /** @example <p>Shartnomani oching va <b>Yopish</b> tugmasini bosing.</p> */
            answer_uz: string | null;
            /** @description When each of the texts was written or found right. */
            question_changed_at: {
                ru: components["schemas"]["Timestamp"];
                en: components["schemas"]["NullableTimestamp"];
                uz: components["schemas"]["NullableTimestamp"];
            };
            /** @description When each of the texts was written or found right. */
            answer_changed_at: {
                ru: components["schemas"]["Timestamp"];
                en: components["schemas"]["NullableTimestamp"];
                uz: components["schemas"]["NullableTimestamp"];
            };
            created_at: components["schemas"]["Timestamp"];
        };
        QuestionPage: {
            questions: components["schemas"]["Question"][];
            count: number;
        };
        QuestionNew: {
            /** @example Как погасить рассрочку раньше срока? */
            question_ru: string;
            /** @example How do I pay an instalment early? */
            question_en?: string | null;
            /** @example Muddatli toʻlovni qanday qilib muddatidan oldin yopaman? */
            question_uz?: string | null;
            /** @example <p>Откройте договор и нажмите <b>Погасить</b>.</p> */
            answer_ru: string;
            /** @example <p>Open the contract and press <b>Pay off</b>.</p> */
            answer_en?: string | null;
            /** @example <p>Shartnomani oching va <b>Yopish</b> tugmasini bosing.</p> */
            answer_uz?: string | null;
            /** @example 3 */
            order?: number;
            is_active?: boolean;
        };
        QuestionChange: {
            /** @example Как погасить рассрочку раньше срока? */
            question_ru?: string;
            /** @example How do I pay an instalment early? */
            question_en?: string | null;
            /** @example Muddatli toʻlovni qanday qilib muddatidan oldin yopaman? */
            question_uz?: string | null;
            /** @example <p>Откройте договор и нажмите <b>Погасить</b>.</p> */
            answer_ru?: string;
            /** @example <p>Open the contract and press <b>Pay off</b>.</p> */
            answer_en?: string | null;
            /** @example <p>Shartnomani oching va <b>Yopish</b> tugmasini bosing.</p> */
            answer_uz?: string | null;
            /** @example 3 */
            order?: number;
            is_active?: boolean;
            confirmed?: components["schemas"]["Translation"][];
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
    listQuestions: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                is_active?: boolean;
                /** @description Only those that have no text in one of these languages. */
                lacks?: components["schemas"]["Translation"][];
                /** @description Only those whose Russian text was changed later than that of one of these languages. */
                stale?: components["schemas"]["Translation"][];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: "order" | "-order" | "name" | "-name" | "updated_at" | "-updated_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and how many questions there are under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
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
    createQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionNew"];
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
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
    getQuestion: {
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
            /** @description The record and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
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
    updateQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                guid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionChange"];
            };
        };
        responses: {
            /** @description The record as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionDetail"];
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
    deleteQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
