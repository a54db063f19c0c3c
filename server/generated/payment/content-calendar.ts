// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v3/content/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What customers are shown on the days of a month
         * @description Of each kind that the caller may query. A notification stands on the day on which it goes; a draft of one without a moment is left out. In the order of kinds, of places and of the first days; the first 1,000.
         */
        get: operations["getContentCalendar"];
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
        ShownKind: "banner" | "story" | "fomo" | "notification";
        /**
         * @description Of a notification `live` is one that is being sent, and `expired` one that went.
         * @enum {string}
         */
        ContentEntryState: "draft" | "planned" | "live" | "expired";
        ContentEntry: {
            /**
             * @description Of the entry in the calendar.
             * @example banner-12
             */
            id: string;
            kind: components["schemas"]["ShownKind"];
            /**
             * @description The number of the record, of a story its guid.
             * @example 12
             */
            key: string;
            /**
             * @description In the language of the caller.
             * @example Скидки недели
             */
            name: string;
            /**
             * @description Of a banner.
             * @enum {string|null}
             */
            place: "main" | "invest" | "market" | "payments" | null;
            start: components["schemas"]["Day"];
            end: components["schemas"]["NullableDay"];
            /**
             * @description Of a notification.
             * @example 10:00
             */
            time: string | null;
            state: components["schemas"]["ContentEntryState"];
            /** @description How many other banners are on at the same place on one of its days. */
            beside: number;
        };
        ContentCalendar: {
            entries: components["schemas"]["ContentEntry"][];
            today: components["schemas"]["Day"];
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
         * @description A calendar day, YYYY-MM-DD.
         * @example 2026-03-05
         */
        Day: string;
        /**
         * @description A calendar day, YYYY-MM-DD, where there is one.
         * @example 2026-03-05
         */
        NullableDay: string | null;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getContentCalendar: {
        parameters: {
            query: {
                month: string;
                kind?: components["schemas"]["ShownKind"][];
                /** @description Whether something else is on at the same place on one of its days. */
                beside?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, and the day on which it was asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentCalendar"];
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
