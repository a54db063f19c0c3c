// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/content/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the categories
         * @description Search finds a name by its sound, in any language.
         */
        get: operations["listFaqCategories"];
        put?: never;
        /**
         * Make a category
         * @description It stands last unless a place is given.
         */
        post: operations["createFaqCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the categories with its history */
        get: operations["getFaqCategory"];
        /**
         * Change a category
         * @description What is left out stays. Another place in the order is a move: the others make room, and keep their versions. `confirmed` are the translations that somebody has compared with the Russian text and found right.
         */
        put: operations["updateFaqCategory"];
        post?: never;
        /**
         * Remove a category
         * @description One with chapters stays, with `in_use`; `current` is the category, which names them.
         */
        delete: operations["deleteFaqCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/chapters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the chapters
         * @description In the order of their categories. Search finds a name by its sound, in any language.
         */
        get: operations["listFaqChapters"];
        put?: never;
        /**
         * Make a chapter
         * @description It stands last in its category unless a place is given.
         */
        post: operations["createFaqChapter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/chapters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the chapters with its history */
        get: operations["getFaqChapter"];
        /**
         * Change a chapter
         * @description What is left out stays. Another place in the order is a move: the others make room, and keep their versions. `confirmed` are the translations that somebody has compared with the Russian text and found right.
         */
        put: operations["updateFaqChapter"];
        post?: never;
        /**
         * Remove a chapter
         * @description One with articles stays, with `in_use`; `current` is the chapter, which names them.
         */
        delete: operations["deleteFaqChapter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the articles
         * @description In the order of categories and chapters. Search finds a question by its sound, in any language.
         */
        get: operations["listFaqArticles"];
        put?: never;
        /**
         * Make an article
         * @description It stands last in its chapter, as a draft, unless told otherwise. Of the marks of an answer `p br b i h3 ul ol li a` stay, six in one another, with addresses of https, tel, mailto or the app; the rest is removed.
         */
        post: operations["createFaqArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the articles with its history */
        get: operations["getFaqArticle"];
        /**
         * Change an article
         * @description What is left out stays. Another place in the order is a move: the others make room, and keep their versions. `confirmed` are the translations that somebody has compared with the Russian text and found right.
         */
        put: operations["updateFaqArticle"];
        post?: never;
        /**
         * Remove an article
         * @description The others close up.
         */
        delete: operations["deleteFaqArticle"];
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
        FaqCategory: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @example wallet */
            icon: string;
            is_active: boolean;
            /** @example 4 */
            chapters_count: number;
            /** @example 23 */
            articles_count: number;
            /** @example Оплата рассрочки */
            name_ru: string;
            /** @example Paying an instalment */
            name_en: string | null;
            /** @example Muddatli toʻlov */
            name_uz: string | null;
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
        FaqCategoryDetail: components["schemas"]["FaqCategory"] & components["schemas"]["WithHistory"] & {
            /** @description When each of the texts was written or found right. */
            name_changed_at: {
                ru: components["schemas"]["Timestamp"];
                en: components["schemas"]["NullableTimestamp"];
                uz: components["schemas"]["NullableTimestamp"];
            };
            /** @description Those in it in their order; the first hundred. */
            chapters: components["schemas"]["NamedRef"][];
            created_at: components["schemas"]["Timestamp"];
        };
        FaqCategoryPage: {
            categories: components["schemas"]["FaqCategory"][];
            total: number;
        };
        FaqCategoryNew: {
            /** @example Оплата рассрочки */
            name_ru: string;
            /** @example Paying an instalment */
            name_en?: string | null;
            /** @example Muddatli toʻlov */
            name_uz?: string | null;
            /** @example wallet */
            icon: string;
            /** @example 3 */
            order?: number;
            is_active?: boolean;
        };
        FaqCategoryChange: {
            /** @example Оплата рассрочки */
            name_ru?: string;
            /** @example Paying an instalment */
            name_en?: string | null;
            /** @example Muddatli toʻlov */
            name_uz?: string | null;
            /** @example wallet */
            icon?: string;
            /** @example 3 */
            order?: number;
            is_active?: boolean;
            confirmed?: components["schemas"]["Translation"][];
        };
        FaqChapter: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            category: components["schemas"]["NamedRef"];
            /** @example 6 */
            articles_count: number;
            /** @example Оплата рассрочки */
            name_ru: string;
            /** @example Paying an instalment */
            name_en: string | null;
            /** @example Muddatli toʻlov */
            name_uz: string | null;
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
        FaqChapterDetail: components["schemas"]["FaqChapter"] & components["schemas"]["WithHistory"] & {
            /** @description When each of the texts was written or found right. */
            name_changed_at: {
                ru: components["schemas"]["Timestamp"];
                en: components["schemas"]["NullableTimestamp"];
                uz: components["schemas"]["NullableTimestamp"];
            };
            /** @description Those in it in their order; the first hundred. */
            articles: components["schemas"]["NamedRef"][];
            created_at: components["schemas"]["Timestamp"];
        };
        FaqChapterPage: {
            chapters: components["schemas"]["FaqChapter"][];
            total: number;
        };
        FaqChapterNew: {
            /** @example 2 */
            category_id: number;
            /** @example Оплата рассрочки */
            name_ru: string;
            /** @example Paying an instalment */
            name_en?: string | null;
            /** @example Muddatli toʻlov */
            name_uz?: string | null;
            /** @example 3 */
            order?: number;
        };
        FaqChapterChange: {
            /** @example 2 */
            category_id?: number;
            /** @example Оплата рассрочки */
            name_ru?: string;
            /** @example Paying an instalment */
            name_en?: string | null;
            /** @example Muddatli toʻlov */
            name_uz?: string | null;
            /** @example 3 */
            order?: number;
            confirmed?: components["schemas"]["Translation"][];
        };
        FaqArticle: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            category: components["schemas"]["NamedRef"];
            chapter: components["schemas"]["NamedRef"];
            is_active: boolean;
            /** @example 1840 */
            views: number;
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
        FaqArticleDetail: components["schemas"]["FaqArticle"] & components["schemas"]["WithHistory"] & {
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
        FaqArticlePage: {
            articles: components["schemas"]["FaqArticle"][];
            total: number;
        };
        FaqArticleNew: {
            /** @example 2 */
            chapter_id: number;
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
        FaqArticleChange: {
            /** @example 2 */
            chapter_id?: number;
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
        /** @description Another record, by what people call it. */
        NamedRef: {
            id: components["schemas"]["Id"];
            /** @example IN-000031 */
            name: string;
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
    listFaqCategories: {
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
            /** @description The page and how many categories there are under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqCategoryPage"];
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
    createFaqCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqCategoryNew"];
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqCategoryDetail"];
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
    getFaqCategory: {
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
                    "application/json": components["schemas"]["FaqCategoryDetail"];
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
    updateFaqCategory: {
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
                "application/json": components["schemas"]["FaqCategoryChange"];
            };
        };
        responses: {
            /** @description The record as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqCategoryDetail"];
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
    deleteFaqCategory: {
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
    listFaqChapters: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                category_id?: components["schemas"]["Id"];
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
            /** @description The page and how many chapters there are under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqChapterPage"];
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
    createFaqChapter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqChapterNew"];
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqChapterDetail"];
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
    getFaqChapter: {
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
                    "application/json": components["schemas"]["FaqChapterDetail"];
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
    updateFaqChapter: {
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
                "application/json": components["schemas"]["FaqChapterChange"];
            };
        };
        responses: {
            /** @description The record as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqChapterDetail"];
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
    deleteFaqChapter: {
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
    listFaqArticles: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                category_id?: components["schemas"]["Id"];
                chapter_id?: components["schemas"]["Id"];
                is_active?: boolean;
                /** @description Only those that have no text in one of these languages. */
                lacks?: components["schemas"]["Translation"][];
                /** @description Only those whose Russian text was changed later than that of one of these languages. */
                stale?: components["schemas"]["Translation"][];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: "order" | "-order" | "name" | "-name" | "views" | "-views" | "updated_at" | "-updated_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and how many articles there are under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqArticlePage"];
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
    createFaqArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqArticleNew"];
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqArticleDetail"];
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
    getFaqArticle: {
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
                    "application/json": components["schemas"]["FaqArticleDetail"];
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
    updateFaqArticle: {
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
                "application/json": components["schemas"]["FaqArticleChange"];
            };
        };
        responses: {
            /** @description The record as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqArticleDetail"];
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
    deleteFaqArticle: {
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
