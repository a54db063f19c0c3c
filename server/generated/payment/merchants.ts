// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of merchants
         * @description Search finds a part of the name or of the legal name, the INN, the number of the contract, or the number of the merchant. The period is that of the end of the contract.
         */
        get: operations["listMerchants"];
        put?: never;
        /**
         * Make a merchant
         * @description It begins as active. What is wrong is told by its field: a bank that is not in the list, a person who is not a KAM or a hunter, a district of another region, a website at a private address. An INN that another merchant has answers 422 `inn_taken` with `current`, the other one. The percent of VAT is the constant `vat_rate` of this day.
         */
        post: operations["createMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What merchants sell */
        get: operations["listMerchantTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/sales-by-region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What merchants sold, by their regions
         * @description The sum of each is that of the list under the same region. Merchants of which no region is known are in none.
         */
        get: operations["listMerchantSalesByRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/block-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why a merchant or a branch may be blocked */
        get: operations["listBlockReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One merchant with its history */
        get: operations["getMerchant"];
        /**
         * Change a merchant
         * @description Only the fields that are sent are changed, and refused as for a new one. A blocked merchant may be changed, too. The percent of VAT is taken anew when `pays_vat` is switched on. A KAM or a hunter who is named already stays, whatever became of the role.
         */
        put: operations["updateMerchant"];
        post?: never;
        /**
         * Remove a merchant
         * @description With its branches and its papers. One that anything was sold by, or that anything else refers to, stays: 409 `merchant_in_use`.
         */
        delete: operations["deleteMerchant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a merchant
         * @description No new application is taken and no seller signs in any more; what runs goes on, and payouts too, unless the reason holds them. The flags of its branches stay as they are. The reason `other` asks for a comment: 422 `comment_required`. One that is blocked already answers 409 `transition_not_allowed` with `current`.
         */
        post: operations["blockMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock a merchant
         * @description Its branches are again what their own flags say. One that is active answers 409 `transition_not_allowed`.
         */
        post: operations["unblockMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/block-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a merchant and its branches were blocked and unblocked
         * @description A branch that is gone is named as it was called last; none is named where the merchant itself is meant.
         */
        get: operations["listMerchantBlockEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The papers of a merchant */
        get: operations["listMerchantAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/upload-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file that is to be attached to a merchant
         * @description Images jpg, png and webp up to 10 MB; pdf, docx and xlsx up to 25 MB. The kind is found by the content, not by the name. The key is the uploader's own, good for one use; a file that nobody attaches is thrown away after a day. A person may have 50 such files and 300 MB of them, else 409 `uploads_unattached`.
         */
        post: operations["uploadMerchantDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a merchant
         * @description The key is that of an upload of the caller's own, used once: else 422 `file_missing` or 409 `file_already_attached`. A merchant has 60 files, then 409 `too_many_attachments`.
         */
        post: operations["addMerchantAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/attachment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a file away from a merchant */
        delete: operations["deleteMerchantAttachment"];
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
        MerchantStatus: "active" | "blocked";
        /** @enum {string} */
        MerchantType: "product" | "service";
        /**
         * Format: uuid
         * @example 3f1c2a34-7d0e-4b58-9a11-2f6f0c1d7e90
         */
        CategoryGuid: string;
        /**
         * Format: uuid
         * @description Names an upload of the caller's own.
         * @example 6f1c2a34-7d0e-4b58-9a11-2f6f0c1d7e90
         */
        DocumentKey: string;
        /** @example Texnomart */
        MerchantName: string;
        /** @example ООО «Texnomart Retail» */
        LegalName: string;
        /**
         * @description Nine digits.
         * @example 306573219
         */
        Inn: string;
        /**
         * @description Five digits.
         * @example 00450
         */
        Mfo: string;
        /**
         * @description Twenty digits.
         * @example 20208000900123456001
         */
        AccountNumber: string;
        /**
         * @description 998 and nine digits.
         * @example 998712000000
         */
        Phone: string;
        /**
         * @description What goods are counted in.
         * @example шт.
         */
        Unit: string | null;
        /** @example 5 */
        Percent: number;
        /** @example 24 */
        MarkupPercent: number;
        /** @example 4 */
        NullableId: number | null;
        /**
         * Format: uuid
         * @example 3f1c2a34-7d0e-4b58-9a11-2f6f0c1d7e90
         */
        NullableCategoryGuid: string | null;
        /**
         * Format: uuid
         * @description An upload of the caller's own, a picture; none takes the logo away.
         * @example 6f1c2a34-7d0e-4b58-9a11-2f6f0c1d7e90
         */
        NullableDocumentKey: string | null;
        /** @example Ташкент, улица Бобура, 12 */
        Address: string | null;
        /** @example 41.311081 */
        Latitude: number | null;
        /** @example 69.240562 */
        Longitude: number | null;
        /** @example https://texnomart.uz */
        WebsiteUrl: string | null;
        /** @example M-114/2025 */
        ContractNumber: string | null;
        MerchantRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: components["schemas"]["MerchantName"];
            legal_name: components["schemas"]["LegalName"];
            inn: components["schemas"]["Inn"];
            type: components["schemas"]["MerchantType"];
            category: {
                guid: components["schemas"]["CategoryGuid"];
                /** @example Бытовая техника */
                name: string;
            } | null;
            kam: components["schemas"]["NullableNamedRef"];
            hunter: components["schemas"]["NullableNamedRef"];
            region: components["schemas"]["NullableNamedRef"];
            /** @example 3 */
            branches_count: number;
            sales: components["schemas"]["Sum"];
            debt: components["schemas"]["Sum"];
            contract_number: components["schemas"]["ContractNumber"];
            contract_expiry: components["schemas"]["NullableDay"];
            status: components["schemas"]["MerchantStatus"];
            created_at: components["schemas"]["Timestamp"];
        };
        MerchantPage: {
            merchants: components["schemas"]["MerchantRow"][];
            count: number;
            totals: {
                sales: components["schemas"]["Sum"];
                debt: components["schemas"]["Sum"];
            };
        };
        Merchant: components["schemas"]["MerchantRow"] & {
            mfo: components["schemas"]["Mfo"];
            /**
             * @description Of the list of banks.
             * @example Ипотека-банк
             */
            bank_name: string | null;
            account_number: components["schemas"]["AccountNumber"];
            phone: components["schemas"]["Phone"];
            unit: components["schemas"]["Unit"];
            pays_vat: boolean;
            /**
             * @description None is 0.
             * @example 12
             */
            rate_nds: number;
            discount_percent: components["schemas"]["Percent"];
            markup_percent: components["schemas"]["MarkupPercent"];
            district: components["schemas"]["NullableNamedRef"];
            address: components["schemas"]["Address"];
            lat: components["schemas"]["Latitude"];
            lon: components["schemas"]["Longitude"];
            work_schedule: components["schemas"]["WeekHours"];
            website_url: components["schemas"]["WebsiteUrl"];
            /**
             * Format: uri-reference
             * @description Good for five minutes.
             * @example https://cdn.example.com/a.png
             */
            logo_url: string | null;
            contract_date: components["schemas"]["NullableDay"];
            block: components["schemas"]["CurrentBlock"];
            /** @example 2 */
            attachments_count: number;
            updated_at: components["schemas"]["Timestamp"];
        } & components["schemas"]["WithHistory"];
        /** @description Why it is blocked now. */
        CurrentBlock: {
            /** @example Жалобы клиентов */
            reason: string;
            holds_payouts: boolean;
            /** @example Пять жалоб за неделю */
            comment: string | null;
            created_at: components["schemas"]["Timestamp"];
        } | null;
        MerchantNew: {
            name: components["schemas"]["MerchantName"];
            legal_name: components["schemas"]["LegalName"];
            inn: components["schemas"]["Inn"];
            mfo: components["schemas"]["Mfo"];
            account_number: components["schemas"]["AccountNumber"];
            phone: components["schemas"]["Phone"];
            type: components["schemas"]["MerchantType"];
            unit?: components["schemas"]["Unit"];
            category_guid?: components["schemas"]["NullableCategoryGuid"];
            pays_vat?: boolean;
            discount_percent?: components["schemas"]["Percent"];
            markup_percent?: components["schemas"]["MarkupPercent"];
            region_id?: components["schemas"]["NullableId"];
            district_id?: components["schemas"]["NullableId"];
            address?: components["schemas"]["Address"];
            lat?: components["schemas"]["Latitude"];
            lon?: components["schemas"]["Longitude"];
            work_schedule: components["schemas"]["WeekHours"];
            website_url?: components["schemas"]["WebsiteUrl"];
            logo_key?: components["schemas"]["NullableDocumentKey"];
            contract_number?: components["schemas"]["ContractNumber"];
            contract_date?: components["schemas"]["NullableDay"];
            contract_expiry?: components["schemas"]["NullableDay"];
            kam_id?: components["schemas"]["NullableId"];
            hunter_id?: components["schemas"]["NullableId"];
        };
        MerchantChange: {
            name?: components["schemas"]["MerchantName"];
            legal_name?: components["schemas"]["LegalName"];
            inn?: components["schemas"]["Inn"];
            mfo?: components["schemas"]["Mfo"];
            account_number?: components["schemas"]["AccountNumber"];
            phone?: components["schemas"]["Phone"];
            type?: components["schemas"]["MerchantType"];
            unit?: components["schemas"]["Unit"];
            category_guid?: components["schemas"]["NullableCategoryGuid"];
            pays_vat?: boolean;
            discount_percent?: components["schemas"]["Percent"];
            markup_percent?: components["schemas"]["MarkupPercent"];
            region_id?: components["schemas"]["NullableId"];
            district_id?: components["schemas"]["NullableId"];
            address?: components["schemas"]["Address"];
            lat?: components["schemas"]["Latitude"];
            lon?: components["schemas"]["Longitude"];
            work_schedule?: components["schemas"]["WeekHours"];
            website_url?: components["schemas"]["WebsiteUrl"];
            logo_key?: components["schemas"]["NullableDocumentKey"];
            contract_number?: components["schemas"]["ContractNumber"];
            contract_date?: components["schemas"]["NullableDay"];
            contract_expiry?: components["schemas"]["NullableDay"];
            kam_id?: components["schemas"]["NullableId"];
            hunter_id?: components["schemas"]["NullableId"];
        };
        MerchantBlock: {
            reason_id: components["schemas"]["Id"];
            /** @example Пять жалоб за неделю */
            comment?: string | null;
        };
        MerchantUnblock: {
            /** @example Документы получены */
            comment?: string | null;
        };
        MerchantSalesByRegion: {
            regions: {
                region: components["schemas"]["NamedRef"];
                /** @example 7 */
                merchants: number;
                sales: components["schemas"]["Sum"];
            }[];
        };
        MerchantTypeList: {
            items: {
                code: components["schemas"]["MerchantType"];
                /** @example Товары */
                name: string;
            }[];
        };
        BlockReasonList: {
            items: components["schemas"]["BlockReason"][];
        };
        BlockReason: {
            id: components["schemas"]["Id"];
            /** @example fraud */
            code: string;
            /** @example Мошенничество */
            name: string;
            /** @description Payouts are held, too. */
            holds_payouts: boolean;
        };
        BlockEventPage: {
            events: components["schemas"]["BlockEvent"][];
            count: number;
        };
        BlockEvent: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            action: "block" | "unblock";
            branch: components["schemas"]["NullableNamedRef"];
            /** @example Жалобы клиентов */
            reason: string | null;
            holds_payouts: boolean;
            /** @example Пять жалоб за неделю */
            comment: string | null;
            user: components["schemas"]["NullableNamedRef"];
            created_at: components["schemas"]["Timestamp"];
        };
        MerchantUpload: {
            /** Format: binary */
            file: string;
        };
        MerchantDocument: {
            document_key: components["schemas"]["DocumentKey"];
            /** @example договор.pdf */
            name: string;
            /**
             * @description MIME type.
             * @example application/pdf
             */
            kind: string;
            /**
             * @description In bytes.
             * @example 48210
             */
            size: number;
        };
        MerchantAttachmentNew: {
            merchant_id: components["schemas"]["Id"];
            document_key: components["schemas"]["DocumentKey"];
            /** @example Договор */
            title: string;
        };
        MerchantAttachmentList: {
            items: components["schemas"]["MerchantAttachment"][];
        };
        MerchantAttachment: {
            id: components["schemas"]["Id"];
            merchant_id: components["schemas"]["Id"];
            /** @example Договор */
            title: string;
            /**
             * @description MIME type.
             * @example application/pdf
             */
            kind: string;
            /**
             * @description In bytes.
             * @example 48210
             */
            size: number;
            /**
             * Format: uri-reference
             * @example https://cdn.example.com/a.pdf
             */
            url: string;
            user: components["schemas"]["NullableNamedRef"];
            created_at: components["schemas"]["Timestamp"];
        };
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
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
        /** @description Another record or a person, by what people call it; none where there is none. */
        NullableNamedRef: {
            id: components["schemas"]["Id"];
            /** @example Нигора Юсупова */
            name: string;
        } | null;
        /**
         * @description A sum of many amounts of so'm as a decimal string with two digits; longer than any one of them may be.
         * @example 6792499.99
         */
        Sum: string;
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
        /** @description From when until when it is open, by days; none is a day off. */
        WeekHours: {
            mon: components["schemas"]["DayHours"];
            tue: components["schemas"]["DayHours"];
            wed: components["schemas"]["DayHours"];
            thu: components["schemas"]["DayHours"];
            fri: components["schemas"]["DayHours"];
            sat: components["schemas"]["DayHours"];
            sun: components["schemas"]["DayHours"];
        };
        DayHours: {
            /** @example 09:00 */
            from: string;
            /**
             * @description After `from`; 24:00 is the end of the day.
             * @example 18:00
             */
            to: string;
        } | null;
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
    listMerchants: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                status?: components["schemas"]["MerchantStatus"][];
                type?: components["schemas"]["MerchantType"][];
                /** @description Those of this category and of all that stand below it. */
                category_guid?: components["schemas"]["CategoryGuid"];
                /** @description Whom any of these people looks after. */
                kam_id?: components["schemas"]["Id"][];
                /** @description Whom any of these people brought. */
                hunter_id?: components["schemas"]["Id"][];
                /** @description Only those whose KAM or hunter the caller is. */
                is_mine?: boolean;
                /** @description Whose contract ends within thirty days, today included, or has ended. A blocked one is not counted. */
                contract?: "ending" | "ended";
                region_id?: components["schemas"]["Id"][];
                /** @description Whose sales of the last thirty days, today included, came to less than 70 % of those of the thirty days before. A blocked one is not counted. */
                sales_trend?: "falling";
                /** @description Who is owed money, who is owed none, or who owes some back. */
                debt?: "owed" | "none" | "negative";
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                order_by?: "created_at" | "-created_at" | "name" | "-name" | "contract_expiry" | "-contract_expiry" | "sales" | "-sales" | "debt" | "-debt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of merchants under the filter, and their sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantPage"];
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
    createMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantNew"];
            };
        };
        responses: {
            /** @description The merchant. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
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
    listMerchantTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types with their names in the language of the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantTypeList"];
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
    listMerchantSalesByRegion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The regions that have merchants, the most sales first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantSalesByRegion"];
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
    listBlockReasons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons in their order, in the language of the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockReasonList"];
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
    getMerchant: {
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
            /** @description The merchant, and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
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
    updateMerchant: {
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
                "application/json": components["schemas"]["MerchantChange"];
            };
        };
        responses: {
            /** @description The merchant as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
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
    deleteMerchant: {
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
            /** @description The merchant is gone. */
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
    blockMerchant: {
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
                "application/json": components["schemas"]["MerchantBlock"];
            };
        };
        responses: {
            /** @description The merchant, blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
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
    unblockMerchant: {
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
                "application/json": components["schemas"]["MerchantUnblock"];
            };
        };
        responses: {
            /** @description The merchant, active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merchant"];
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
    listMerchantBlockEvents: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the events, newest first, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockEventPage"];
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
    listMerchantAttachments: {
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
            /** @description All of them, newest first; an address is good for five minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantAttachmentList"];
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
    uploadMerchantDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "договор.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MerchantUpload"];
            };
        };
        responses: {
            /** @description The file is stored and belongs to nothing yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantDocument"];
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
            /** @description The file is larger than its kind may be. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The file is too large",
                     *       "code": "file_too_large",
                     *       "errors": [
                     *         {
                     *           "code": "file_too_large",
                     *           "message": "The file is too large"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The content of the file is not of an accepted kind. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This kind of file is not accepted",
                     *       "code": "file_kind_not_allowed",
                     *       "errors": [
                     *         {
                     *           "code": "file_kind_not_allowed",
                     *           "message": "This kind of file is not accepted"
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
    addMerchantAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantAttachmentNew"];
            };
        };
        responses: {
            /** @description The attachment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantAttachment"];
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
    deleteMerchantAttachment: {
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
            /** @description The attachment and its file are gone. */
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
