// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/project/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of real-estate projects
         * @description Search finds a part of the title in any language or of the address, or the number of the project.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Make a project
         * @description It begins as a draft. The amount to raise is a whole number of lots, else 422 `lots_not_whole` on `amountToRaise`.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One project with its attachments and its history */
        get: operations["getProject"];
        /**
         * Change a project, move its status, or show it to investors
         * @description Only the fields that are sent are changed. What describes the project asks for `projects.update`, its status and whether it is shown for `projects.enable`. A draft begins to raise money; it is funded by itself with the last lot; a funded one is begun and then completed; any is archived, and an archived one becomes a draft again: else 409 `transition_not_allowed`. Once a lot is sold the amount to raise and the lot stay: 409 `lots_sold`.
         */
        put: operations["updateProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/projects/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The offer documents of a project */
        get: operations["getProjectOffer"];
        /**
         * Say which documents are the offer of a project
         * @description The whole list, in its order: ids of documents that stand there, and keys of the caller's own uploads. What is not named is taken away. A key that is not his, has run out or was used answers 422 on `document_ids`.
         */
        put: operations["saveProjectOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/project-attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a picture, a plan, a video or a document to a project
         * @description The key is that of an upload of the caller's own, used once. A picture is jpg, png or webp, a plan that or pdf, a video mp4, a document pdf, docx or xlsx: else 422 `file_kind_not_allowed` on `document_key`. A project has 60.
         */
        post: operations["addProjectAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/project-attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name an attachment, or put it into another place
         * @description Moved to a place, it takes that place among the attachments of its project, and the others close up.
         */
        put: operations["updateProjectAttachment"];
        post?: never;
        /** Take an attachment away */
        delete: operations["deleteProjectAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/temp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file that is to be attached to a project
         * @description Images jpg, png and webp up to 10 MB; pdf, docx, xlsx and mp4 up to 25 MB. The kind is found by the content, not by the name. The key is the uploader's own, good for one use within 24 hours; then the file is thrown away. A person may have 50 such files and 300 MB of them, else 409 `uploads_unattached`.
         */
        post: operations["uploadTemporaryFile"];
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
        ProjectStatus: "draft" | "fundraising" | "funded" | "in_progress" | "completed" | "archived";
        /** @enum {string} */
        ProjectType: "residential" | "commercial" | "land" | "mixed";
        /**
         * Format: uuid
         * @description Names an upload of the caller's own.
         * @example 6f1c2a34-7d0e-4b58-9a11-2f6f0c1d7e90
         */
        DocumentKey: string;
        /** @example ЖК «Bahor» */
        Title: string;
        /** @example Bahor residence */
        NullableTitle: string | null;
        /** @example 41.311081 */
        Latitude: number | null;
        /** @example 69.240562 */
        Longitude: number | null;
        /**
         * @description Percent of a year.
         * @example 24.5
         */
        ExpectedIncome: number;
        /**
         * @description Months.
         * @example 18
         */
        TimeToProfit: number;
        /** @description Plain text; empty where nothing was written. */
        LongText: string;
        /** @example https://t.me/bahor_residence */
        CommunityLink: string | null;
        ProjectRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            title_ru: components["schemas"]["Title"];
            title_en: components["schemas"]["NullableTitle"];
            title_uz: components["schemas"]["NullableTitle"];
            /** @example Ташкент, Мирзо-Улугбекский район */
            address: string;
            typeProject: components["schemas"]["ProjectType"];
            statusProject: components["schemas"]["ProjectStatus"];
            /** @description Whether investors see it. */
            showProject: boolean;
            amountToRaise: components["schemas"]["Money"];
            amountFact: components["schemas"]["Money"];
            amountLot: components["schemas"]["Money"];
            /**
             * @description The amount to raise in lots.
             * @example 720
             */
            lots: number;
            /**
             * @description Lots sold.
             * @example 432
             */
            soldCount: number;
            /** @example 288 */
            lots_left: number;
            /**
             * @description What is raised of the target, rounded down to a hundredth.
             * @example 60
             */
            raised_percent: number;
            acceptanceDeadline: components["schemas"]["Day"];
            created_at: components["schemas"]["Timestamp"];
        };
        ProjectPage: {
            projects: components["schemas"]["ProjectRow"][];
            total: number;
            /** @description Sums over all projects under the filter. */
            totals: {
                amountToRaise: components["schemas"]["Sum"];
                amountFact: components["schemas"]["Sum"];
            };
        };
        ProjectAttachment: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            project_id: components["schemas"]["Id"];
            type: components["schemas"]["AttachmentType"];
            /** @example Фасад */
            title: string;
            /** @description Its place among the attachments of the project. */
            order: number;
            /**
             * @description MIME type.
             * @example image/png
             */
            kind: string;
            /**
             * @description In bytes.
             * @example 48210
             */
            size: number;
            /**
             * Format: uri-reference
             * @description Good for five minutes.
             * @example https://cdn.example.com/a.png
             */
            url: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        AttachmentType: "image" | "video" | "plan" | "document";
        Project: components["schemas"]["ProjectRow"] & components["schemas"]["WithHistory"] & {
            lat: components["schemas"]["Latitude"];
            lon: components["schemas"]["Longitude"];
            projectAmount: components["schemas"]["Money"];
            amountOfDeveloper: components["schemas"]["Money"];
            expectedIncome: components["schemas"]["ExpectedIncome"];
            profitDivisions: components["schemas"]["LongText"];
            timeToProfit: components["schemas"]["TimeToProfit"];
            aboutCompany: components["schemas"]["LongText"];
            companyProspects: components["schemas"]["LongText"];
            projectStep: components["schemas"]["LongText"];
            communityLink: components["schemas"]["CommunityLink"];
            attachments: components["schemas"]["ProjectAttachment"][];
            /** @description How many asked to be called about it. */
            call_orders_count: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        ProjectNew: {
            title_ru: components["schemas"]["Title"];
            title_en?: components["schemas"]["NullableTitle"];
            title_uz?: components["schemas"]["NullableTitle"];
            address: components["schemas"]["Address"];
            lat?: components["schemas"]["Latitude"];
            lon?: components["schemas"]["Longitude"];
            typeProject: components["schemas"]["ProjectType"];
            amountToRaise: components["schemas"]["Money"];
            amountLot: components["schemas"]["Money"];
            projectAmount: components["schemas"]["Money"];
            amountOfDeveloper?: components["schemas"]["Money"];
            acceptanceDeadline: components["schemas"]["Day"];
            expectedIncome?: components["schemas"]["ExpectedIncome"];
            profitDivisions?: components["schemas"]["LongText"];
            timeToProfit?: components["schemas"]["TimeToProfit"];
            aboutCompany?: components["schemas"]["LongText"];
            companyProspects?: components["schemas"]["LongText"];
            projectStep?: components["schemas"]["LongText"];
            communityLink?: components["schemas"]["CommunityLink"];
        };
        /** @example Ташкент, улица Бобура, 12 */
        Address: string;
        ProjectChange: {
            title_ru?: components["schemas"]["Title"];
            title_en?: components["schemas"]["NullableTitle"];
            title_uz?: components["schemas"]["NullableTitle"];
            address?: components["schemas"]["Address"];
            lat?: components["schemas"]["Latitude"];
            lon?: components["schemas"]["Longitude"];
            typeProject?: components["schemas"]["ProjectType"];
            amountToRaise?: components["schemas"]["Money"];
            amountLot?: components["schemas"]["Money"];
            projectAmount?: components["schemas"]["Money"];
            amountOfDeveloper?: components["schemas"]["Money"];
            acceptanceDeadline?: components["schemas"]["Day"];
            expectedIncome?: components["schemas"]["ExpectedIncome"];
            profitDivisions?: components["schemas"]["LongText"];
            timeToProfit?: components["schemas"]["TimeToProfit"];
            aboutCompany?: components["schemas"]["LongText"];
            companyProspects?: components["schemas"]["LongText"];
            projectStep?: components["schemas"]["LongText"];
            communityLink?: components["schemas"]["CommunityLink"];
            statusProject?: components["schemas"]["ProjectStatus"];
            showProject?: boolean;
        };
        ProjectOffer: {
            version: components["schemas"]["Version"];
            document_urls: string[];
            documents: {
                /**
                 * Format: uuid
                 * @example 6f1c2a34-7d0e-4b58-9a11-2f6f0c1d7e90
                 */
                id: string;
                /** @example Оферта.pdf */
                name: string;
                /**
                 * Format: uri-reference
                 * @example https://cdn.example.com/offer.pdf
                 */
                url: string;
            }[];
        };
        ProjectOfferChange: {
            document_ids: components["schemas"]["DocumentKey"][];
        };
        ProjectAttachmentNew: {
            project_id: components["schemas"]["Id"];
            type: components["schemas"]["AttachmentType"];
            document_key: components["schemas"]["DocumentKey"];
            title: components["schemas"]["AttachmentTitle"];
            order?: components["schemas"]["AttachmentOrder"];
        };
        /** @example Фасад */
        AttachmentTitle: string;
        /** @example 1 */
        AttachmentOrder: number;
        ProjectAttachmentChange: {
            title?: components["schemas"]["AttachmentTitle"];
            order?: components["schemas"]["AttachmentOrder"];
        };
        TemporaryUpload: {
            /** Format: binary */
            file: string;
        };
        TemporaryFile: {
            document_key: components["schemas"]["DocumentKey"];
            /** @example план.png */
            name: string;
            /**
             * @description MIME type.
             * @example image/png
             */
            kind: string;
            /**
             * @description In bytes.
             * @example 48210
             */
            size: number;
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
         * @description An amount of so'm as a decimal string with two digits.
         * @example 1250000.00
         */
        Money: string;
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
        /**
         * @description A sum of many amounts of so'm as a decimal string with two digits; longer than any one of them may be.
         * @example 6792499.99
         */
        Sum: string;
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
    listProjects: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                statusProject?: components["schemas"]["ProjectStatus"][];
                typeProject?: components["schemas"]["ProjectType"][];
                /** @description Only those that investors see, or only those that they do not see. */
                showProject?: boolean;
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                order_by?: "created_at" | "-created_at" | "acceptanceDeadline" | "-acceptanceDeadline" | "amountToRaise" | "-amountToRaise" | "raised_percent" | "-raised_percent";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of projects under the filter, and their sums. The period is that of the deadline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPage"];
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
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectNew"];
            };
        };
        responses: {
            /** @description The project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
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
    getProject: {
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
            /** @description The project, its attachments in their order, and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
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
    updateProject: {
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
                "application/json": components["schemas"]["ProjectChange"];
            };
        };
        responses: {
            /** @description The project as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
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
    getProjectOffer: {
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
            /** @description The documents in their order; an address is good for five minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectOffer"];
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
    saveProjectOffer: {
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
                "application/json": components["schemas"]["ProjectOfferChange"];
            };
        };
        responses: {
            /** @description The documents as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectOffer"];
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
    addProjectAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectAttachmentNew"];
            };
        };
        responses: {
            /** @description The attachment; it stands last unless its order is given. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAttachment"];
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
    updateProjectAttachment: {
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
                "application/json": components["schemas"]["ProjectAttachmentChange"];
            };
        };
        responses: {
            /** @description The attachment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectAttachment"];
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
    deleteProjectAttachment: {
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
    uploadTemporaryFile: {
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
                 *       "file": "план.png"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["TemporaryUpload"];
            };
        };
        responses: {
            /** @description The file is stored and belongs to nothing yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryFile"];
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
}
