// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v3/notification/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the messages
         * @description Search finds a title by its sound, or a message by its number.
         */
        get: operations["listPushMessages"];
        put?: never;
        /**
         * Write a message
         * @description It is a draft. A moment less than a minute ahead is refused with `in_past`, an address that an action may not lead to with `link_not_allowed`, a record that is not there with `unknown_value`, a language with a title and no text, or the other way round, with `required`.
         */
        post: operations["createPushMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notification/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message with its history */
        get: operations["getPushMessage"];
        /**
         * Change a draft
         * @description What is left out stays. What was published is not changed any more (`already_published`).
         */
        put: operations["updatePushMessage"];
        post?: never;
        /**
         * Remove a draft
         * @description What was published stays (`already_published`), and so does a draft that somebody was sent (`already_sent`).
         */
        delete: operations["deletePushMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notification/messages/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description Sending begins at its moment, or at once; between 22:00 and 08:00 only what is urgent goes. The number of people is repeated: with nobody to reach it is refused with `audience_empty`, with a tenth more than that with `audience_changed` and the new number in `current`. A message is published once (`already_published`), and not for a moment that is over (`in_past`), or to lead to a record that is gone (`target_gone`); one that is only off is told of in `dead_link`.
         */
        post: operations["publishPushMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notification/messages/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a draft of a published message again
         * @description Only while nobody of its audience was sent to; later it is refused with `sending_begun`.
         */
        post: operations["withdrawPushMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notification/messages/{id}/send-by-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to chosen people
         * @description By their numbers here, by their phones, to oneself, or again to those who did not get it. The message stays a draft, or published. Numbers that are none and people who have no program are named, the others are sent to; whoever has it already is left out and counted (`already_sent`), and so is whoever takes no notifications (`push_off`). What is sent to oneself is a test: it is counted nowhere and goes at night, too. To others nothing is sent that leads to a record that is gone (`target_gone`). A call by phones is kept in the journal whoever it sends to; one of up to 400 phones that sends to nobody counts as a search by them: more than 400 in an hour answer 429 `too_many_searches`.
         */
        post: operations["sendPushToUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notification/messages/{id}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was sent a message
         * @description Without tests. Phones are masked.
         */
        get: operations["listPushRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notification/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a message would reach
         * @description People of the segment who came between the two days, both included; those of them whose phones take notifications; and whose language the message does not speak, so that they are sent the Russian text.
         */
        get: operations["getPushAudience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notification/action-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a message may lead to */
        get: operations["listPushActionTypes"];
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
         * @description How far it is. `planned`: published, and its moment is to come. `sending`: somebody is still to be sent to. `stopped`: nobody was found when sending began.
         * @enum {string}
         */
        PushDelivery: "draft" | "planned" | "sending" | "done" | "stopped";
        /**
         * @description `custom` has no audience of its own: it goes to chosen people.
         * @enum {string}
         */
        PushSegment: "all" | "investors" | "customers" | "custom";
        /** @enum {string} */
        PushLanguage: "ru" | "en" | "uz";
        /** @enum {string} */
        PushState: "queued" | "sent" | "delivered" | "opened" | "failed" | "dead" | "skipped";
        /** @example Кэшбэк 5 % до воскресенья */
        PushTitle: string;
        /** @example Оплатите связь и интернет картой и верните часть суммы. */
        PushBody: string;
        /** @example url */
        PushActionType: string;
        /**
         * @description Of an upload of one's own.
         * @example 0b9d1c52-8a0e-4f0e-9d6b-0d2a6d5f2a11.png
         */
        PushPictureKey: string;
        PushPicture: {
            key: components["schemas"]["PushPictureKey"];
            /** @example cashback.png */
            name: string;
            /**
             * Format: uri-reference
             * @description Good for a day at least.
             * @example /content/0b9d1c52.png
             */
            url: string;
        } | null;
        /** @description The record that a press leads to, where there is one. */
        PushTarget: {
            id: components["schemas"]["Id"];
            /** @example Смартфоны */
            name: string;
        } | null;
        /** @description The languages in which a text is older than the Russian one. */
        PushStale: {
            /**
             * @example [
             *       "uz"
             *     ]
             */
            title: ("en" | "uz")[];
            /** @example [] */
            body: ("en" | "uz")[];
        };
        PushMessage: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            title_ru: components["schemas"]["PushTitle"];
            /** @example 5% cashback till Sunday */
            title_en: string | null;
            /** @example Yakshanbagacha 5% keshbek */
            title_uz: string | null;
            body_ru: components["schemas"]["PushBody"];
            /** @example Pay for phone and internet by card. */
            body_en: string | null;
            /** @example Aloqa uchun karta bilan toʻlang. */
            body_uz: string | null;
            stale: components["schemas"]["PushStale"];
            image: components["schemas"]["PushPicture"];
            action_type: components["schemas"]["PushActionType"];
            /** @example https://divan.uz/cashback */
            action_value: string | null;
            target: components["schemas"]["PushTarget"];
            /**
             * @description What became of the record that a press leads to, where customers cannot see it.
             * @enum {string|null}
             */
            dead_link: "off" | "gone" | null;
            segment: components["schemas"]["PushSegment"];
            date_from: components["schemas"]["NullableDay"];
            date_to: components["schemas"]["NullableDay"];
            scheduled_at: components["schemas"]["NullableTimestamp"];
            /** @description Goes at night, too. */
            urgent: boolean;
            /** @enum {string} */
            status: "draft" | "published";
            delivery: components["schemas"]["PushDelivery"];
            /**
             * @description When sending begins, after the quiet hours; none of a draft.
             * @example 2026-03-06 08:00:00
             */
            due_at: string | null;
            published_at: components["schemas"]["NullableTimestamp"];
            /**
             * @description Everybody who is or was to be sent to, and who was left out.
             * @example 18240
             */
            audience: number;
            /** @description Who is still to be sent to, for the first time or again. */
            waiting: number;
            /**
             * @description Sent, with what was delivered and opened.
             * @example 7875
             */
            sent: number;
            /**
             * @description Delivered, with what was opened.
             * @example 7120
             */
            delivered: number;
            /** @example 1930 */
            opened: number;
            /** @description Failed, and tried again later. */
            failed: number;
            /**
             * @description Given up after all tries.
             * @example 37
             */
            dead: number;
            /**
             * @description Left out because their phones take none.
             * @example 10328
             */
            skipped: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        PushMessageDetail: components["schemas"]["PushMessage"] & components["schemas"]["WithHistory"];
        PushMessagePage: {
            messages: components["schemas"]["PushMessage"][];
            count: number;
        };
        PushMessageNew: {
            title_ru: components["schemas"]["PushTitle"];
            /** @example 5% cashback till Sunday */
            title_en?: string | null;
            /** @example Yakshanbagacha 5% keshbek */
            title_uz?: string | null;
            body_ru: components["schemas"]["PushBody"];
            /** @example Pay for phone and internet by card. */
            body_en?: string | null;
            /** @example Aloqa uchun karta bilan toʻlang. */
            body_uz?: string | null;
            /**
             * @description The id of a picture that one has sent oneself (`/v3/content/files`), or its key.
             * @example 0b9d1c52-8a0e-4f0e-9d6b-0d2a6d5f2a11
             */
            image_key?: string | null;
            action_type?: components["schemas"]["PushActionType"];
            /** @example https://divan.uz/cashback */
            action_value?: string | null;
            segment: components["schemas"]["PushSegment"];
            date_from?: components["schemas"]["NullableDay"];
            date_to?: components["schemas"]["NullableDay"];
            scheduled_at?: components["schemas"]["NullableTimestamp"];
            /** @description Goes at night, too. */
            urgent?: boolean;
        };
        PushMessageChange: {
            title_ru?: components["schemas"]["PushTitle"];
            /** @example 5% cashback till Sunday */
            title_en?: string | null;
            /** @example Yakshanbagacha 5% keshbek */
            title_uz?: string | null;
            body_ru?: components["schemas"]["PushBody"];
            /** @example Pay for phone and internet by card. */
            body_en?: string | null;
            /** @example Aloqa uchun karta bilan toʻlang. */
            body_uz?: string | null;
            /**
             * @description The id of a picture that one has sent oneself (`/v3/content/files`), or its key.
             * @example 0b9d1c52-8a0e-4f0e-9d6b-0d2a6d5f2a11
             */
            image_key?: string | null;
            action_type?: components["schemas"]["PushActionType"];
            /** @example https://divan.uz/cashback */
            action_value?: string | null;
            segment?: components["schemas"]["PushSegment"];
            date_from?: components["schemas"]["NullableDay"];
            date_to?: components["schemas"]["NullableDay"];
            scheduled_at?: components["schemas"]["NullableTimestamp"];
            /** @description Goes at night, too. */
            urgent?: boolean;
        };
        PushPublish: {
            /**
             * @description How many people the one who publishes saw, reachable or not.
             * @example 18240
             */
            audience: number;
        };
        PushToUsers: {
            user_ids?: components["schemas"]["Id"][];
            phones?: string[];
            /**
             * @description `me`: to the phone of the one who asks, as a test. `dead`: to all who did not get it after all tries.
             * @enum {string}
             */
            to?: "me" | "dead";
        };
        PushToUsersResult: {
            /**
             * @description How many are sent to.
             * @example 190
             */
            queued: number;
            /** @description What is no phone. */
            wrong: string[];
            /** @description Whose number nobody has. */
            unknown: string[];
            /** @description How many have it already, and how many take no notifications. */
            skipped: {
                /** @example 3 */
                already_sent: number;
                /** @example 7 */
                push_off: number;
            };
        };
        PushRecipient: {
            app_user_id: components["schemas"]["Id"];
            /**
             * @description Where it is known who he is.
             * @example Каримова Дилноза
             */
            name: string | null;
            /** @example +998 90 *** ** 67 */
            phone_masked: string;
            language: components["schemas"]["PushLanguage"];
            state: components["schemas"]["PushState"];
            attempts: number;
            /**
             * @description Why it did not arrive.
             * @example silent
             * @enum {string|null}
             */
            error: "push_off" | "dead_token" | "refused" | "silent" | "broken" | null;
            due_at: components["schemas"]["NullableTimestamp"];
            sent_at: components["schemas"]["NullableTimestamp"];
        };
        PushRecipientPage: {
            recipients: components["schemas"]["PushRecipient"][];
            count: number;
        };
        PushAudience: {
            /** @example 18240 */
            people: number;
            /** @example 7912 */
            reachable: number;
            /**
             * @description Who of the reachable is sent the Russian text instead.
             * @example 310
             */
            fallback: number;
            /** @description Russian, Uzbek and English. */
            languages: {
                language: components["schemas"]["PushLanguage"];
                people: number;
                reachable: number;
            }[];
        };
        PushActionTypes: {
            action_types: {
                code: components["schemas"]["PushActionType"];
                /**
                 * @description What `action_value` holds: nothing, an address, or the number of a record.
                 * @enum {string}
                 */
                value: "none" | "address" | "number";
            }[];
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
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss, where there is one.
         * @example 2026-03-05 14:07:31
         */
        NullableTimestamp: string | null;
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPushMessages: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                delivery?: components["schemas"]["PushDelivery"][];
                segment?: components["schemas"]["PushSegment"][];
                /** @description Those that somebody did not get after all tries, or those that all got. */
                has_dead?: boolean;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: "created_at" | "-created_at" | "due_at" | "-due_at" | "dead" | "-dead";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of messages under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushMessagePage"];
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
    createPushMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushMessageNew"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushMessageDetail"];
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
    getPushMessage: {
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
            /** @description The message, and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushMessageDetail"];
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
    updatePushMessage: {
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
                "application/json": components["schemas"]["PushMessageChange"];
            };
        };
        responses: {
            /** @description The message as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushMessageDetail"];
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
    deletePushMessage: {
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
    publishPushMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushPublish"];
            };
        };
        responses: {
            /** @description The message, which is sent in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushMessageDetail"];
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
    withdrawPushMessage: {
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
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushMessageDetail"];
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
    sendPushToUsers: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phones": [
                 *         "+998 90 123 45 67"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PushToUsers"];
            };
        };
        responses: {
            /** @description How many are sent to in the background, and who is not. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushToUsersResult"];
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
            /** @description Too many calls; the Retry-After header says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Too many attempts",
                     *       "code": "too_many_attempts",
                     *       "errors": [
                     *         {
                     *           "code": "too_many_attempts",
                     *           "message": "Too many attempts"
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
    listPushRecipients: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                state?: components["schemas"]["PushState"][];
                language?: components["schemas"]["PushLanguage"][];
                order_by?: "app_user_id" | "-app_user_id";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of people under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushRecipientPage"];
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
    getPushAudience: {
        parameters: {
            query: {
                segment: components["schemas"]["PushSegment"];
                date_from?: components["schemas"]["Day"];
                date_to?: components["schemas"]["Day"];
                /** @description Which languages the message has besides Russian. */
                languages?: components["schemas"]["PushLanguage"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAudience"];
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
    listPushActionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds, and what each asks for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushActionTypes"];
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
