// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the journal of actions
         * @description Holds what was done to records of the kinds that the caller may open, by anybody, and all that the caller has done. What was only searched for is not in it. Personal values stand masked. One row is one changed field; what one person did in one second to one record belongs together.
         */
        get: operations["listJournal"];
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
        JournalPage: {
            items: components["schemas"]["JournalRow"][];
            /** @example 412 */
            count: number;
        };
        JournalRow: components["schemas"]["HistoryRow"] & {
            entity: components["schemas"]["JournalEntity"];
            /**
             * @description Its number, or its code where it has none.
             * @example 17
             */
            entity_id: string;
        };
        /**
         * @description A kind of record, as the journal calls it.
         * @enum {string}
         */
        JournalEntity: "investor" | "claim" | "exit_claim" | "cash_in_claim" | "card_verification" | "application_document" | "tariff_change_claim" | "tax_transaction" | "outgoing_payment" | "dibank_document" | "investment" | "portfolio_pool" | "strategy" | "strategy_category" | "merchant_category" | "tariff" | "round" | "constant" | "posting_template" | "posting" | "bond" | "project" | "receipt" | "merchant_transfer" | "merchant" | "market_category" | "attribute" | "bank" | "sms_provider" | "sms_template" | "payment_settings" | "psp_category" | "faq_category" | "faq_chapter" | "faq_article" | "question" | "psp_service" | "budget_category" | "banner" | "story" | "system_error" | "brand" | "model" | "product" | "expense" | "income" | "profit" | "profit_loss" | "partner" | "dividend_run" | "branch" | "seller" | "customer" | "delivery" | "agent" | "call_order" | "async_task" | "closing_month" | "access_change" | "return_claim" | "application" | "push_message" | "fomo" | "system_user" | "role" | "payment_role" | "investment_role";
        /**
         * @description Identity of a record.
         * @example 17
         */
        Id: number;
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
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listJournal: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description Only what these accounts did. */
                user_id?: components["schemas"]["Id"][];
                /** @description Only what somebody of the staff did, or what nobody of them did, as a customer, a bank or the platform by itself. */
                actor?: "staff" | "others";
                /** @description Only what was done to records of these kinds. */
                entity?: components["schemas"]["JournalEntity"][];
                /** @description Only what was done to records with just this number or code. */
                entity_id?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                order_by?: "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and the number of rows under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalPage"];
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
