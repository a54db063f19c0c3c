// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/stories/get-all-stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the stories
         * @description Search finds a title by its sound.
         */
        get: operations["listStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stories/get-story-by-id/{guid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One story with its slides and its history */
        get: operations["getStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stories/update/{guid}": {
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
         * Change a story
         * @description What is left out stays; `slides` are all of them, in their order, and one that is there is named by its id. A picture that stays is left out of its slide. What is on needs a cover and a slide. An end before the begin is refused with `before_begin`, an address that customers may not be led to with `link_not_allowed`, a video that is no https address likewise.
         */
        patch: operations["updateStory"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @example 7d1c2d3e-0000-4000-8000-000000000001 */
        StoryGuid: string;
        /**
         * @description A draft is off; what is on is planned, live or expired by its period.
         * @enum {string}
         */
        StoryState: "draft" | "planned" | "live" | "expired";
        /** @example Первый месяц без наценки */
        StoryText: string | null;
        /** @example Подробнее */
        StoryButton: string | null;
        /** @description The languages in which a text is older than the Russian one. */
        StorySlideStale: {
            /**
             * @example [
             *       "uz"
             *     ]
             */
            text: ("en" | "uz")[];
            /** @example [] */
            button: ("en" | "uz")[];
        };
        StorySlide: {
            id: components["schemas"]["Id"];
            /**
             * Format: uri-reference
             * @description Good for a day at least and the same all day.
             * @example /files/1.png
             */
            image_url: string | null;
            /** @example https://divan.uz/video/1.mp4 */
            video_url: string | null;
            text_ru: components["schemas"]["StoryText"];
            text_en: components["schemas"]["StoryText"];
            text_uz: components["schemas"]["StoryText"];
            button_ru: components["schemas"]["StoryButton"];
            button_en: components["schemas"]["StoryButton"];
            button_uz: components["schemas"]["StoryButton"];
            stale: components["schemas"]["StorySlideStale"];
            /** @example divan://category/12 */
            link: string | null;
            /**
             * @description What became of the record that the link leads to, where customers cannot see it.
             * @enum {string|null}
             */
            dead_link: "off" | "gone" | null;
        };
        StorySlideNew: {
            id?: components["schemas"]["Id"];
            /**
             * @description Of a picture that was sent for it.
             * @example 4f1c2d3e-5a6b-4c7d-8e9f-0a1b2c3d4e5f
             */
            image_id?: string;
            /** @example https://divan.uz/video/1.mp4 */
            video_url?: string | null;
            text_ru?: components["schemas"]["StoryText"];
            text_en?: components["schemas"]["StoryText"];
            text_uz?: components["schemas"]["StoryText"];
            button_ru?: components["schemas"]["StoryButton"];
            button_en?: components["schemas"]["StoryButton"];
            button_uz?: components["schemas"]["StoryButton"];
            /** @example divan://market */
            link?: string | null;
        };
        Story: {
            id: components["schemas"]["Id"];
            guid: components["schemas"]["StoryGuid"];
            version: components["schemas"]["Version"];
            /** @example Как купить в рассрочку */
            title_ru: string;
            /** @example How to buy by instalments */
            title_en: string | null;
            /** @example Boʻlib toʻlashga qanday olinadi */
            title_uz: string | null;
            /**
             * Format: uri-reference
             * @description The cover.
             * @example /files/1.png
             */
            preview_url: string | null;
            start_date: components["schemas"]["Day"];
            end_date: components["schemas"]["NullableDay"];
            /** @example 1 */
            sequence_number: number;
            is_active: boolean;
            state: components["schemas"]["StoryState"];
            /** @example 3 */
            slides_count: number;
            /**
             * @description How many buttons lead to what is off or gone.
             * @example 0
             */
            dead_links: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        StoryDetail: components["schemas"]["Story"] & components["schemas"]["StoryInside"] & components["schemas"]["WithHistory"];
        StoryInside: {
            /**
             * @description The languages whose title is older than the Russian one.
             * @example [
             *       "uz"
             *     ]
             */
            stale: ("en" | "uz")[];
            slides: components["schemas"]["StorySlide"][];
        };
        StoryPage: {
            stories: components["schemas"]["Story"][];
            count: number;
        };
        StoryChange: {
            /** @example Как купить в рассрочку */
            title_ru?: string;
            /** @example How to buy by instalments */
            title_en?: string | null;
            /** @example Boʻlib toʻlashga qanday olinadi */
            title_uz?: string | null;
            /** @example 9f1c2d3e-0000-4000-8000-000000000001 */
            preview_id?: string | null;
            slides?: components["schemas"]["StorySlideNew"][];
            start_date?: components["schemas"]["Day"];
            end_date?: components["schemas"]["NullableDay"];
            /** @example 1 */
            sequence_number?: number;
            is_active?: boolean;
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
        /**
         * @description Identity of a record.
         * @example 17
         */
        Id: number;
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
        /**
         * @description A calendar day, YYYY-MM-DD, where there is one.
         * @example 2026-03-05
         */
        NullableDay: string | null;
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
    parameters: {
        Guid: components["schemas"]["StoryGuid"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listStories: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                state?: components["schemas"]["StoryState"][];
                /** @description Whether a button of it leads to what is off or gone. */
                is_dead?: boolean;
                /** @description What ends before this day is left out. */
                shown_from?: components["schemas"]["Day"];
                /** @description What begins after this day is left out. */
                shown_to?: components["schemas"]["Day"];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: "sequence_number" | "-sequence_number" | "start_date" | "-start_date" | "updated_at" | "-updated_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of stories under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryPage"];
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
    getStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryDetail"];
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
    updateStory: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                guid: components["parameters"]["Guid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryChange"];
            };
        };
        responses: {
            /** @description The story as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryDetail"];
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
