// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/document/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of application documents */
        get: operations["listApplicationDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application document with its history */
        get: operations["getApplicationDocument"];
        /**
         * Check, accept or reject a document
         * @description A new document is checked, a checked one accepted or rejected. Rejecting needs a comment.
         */
        put: operations["decideApplicationDocument"];
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
        /** @description Identity of a record. */
        Id: number;
        /**
         * @description A calendar day, YYYY-MM-DD.
         * @example 2026-03-05
         */
        Day: string;
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
        /** @description One change of a record; personal values are masked. */
        HistoryRow: {
            id: components["schemas"]["Id"];
            /**
             * @description A business verb
             * @example decide
             */
            action: string;
            /** @description None where the action is no change of a field */
            field: string | null;
            old: string | null;
            new: string | null;
            /** @description Nobody where the client or the platform did it */
            user: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        DocumentStatus: "new" | "checked" | "accepted" | "rejected";
        /** @enum {string} */
        DocumentType: "contract" | "offer" | "act" | "statement" | "other";
        NullableNamedRef: {
            id: components["schemas"]["Id"];
            name: string;
        } | null;
        InvestorRef: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            subject: "individual" | "business";
            /** @description Empty while nothing was submitted. */
            name: string;
        };
        DocumentFile: {
            name: string;
            kind: string;
            /** @description Good for five minutes. */
            url: string;
        } | null;
        ApplicationDocumentRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            number: string;
            type: components["schemas"]["DocumentType"];
            investor: components["schemas"]["InvestorRef"];
            file: components["schemas"]["DocumentFile"];
            date: components["schemas"]["Day"];
            status: components["schemas"]["DocumentStatus"];
            comment: string | null;
            decided_by: components["schemas"]["NullableNamedRef"];
            /** @description YYYY-MM-DD HH:mm:ss. */
            decided_at: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        ApplicationDocument: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            number: string;
            type: components["schemas"]["DocumentType"];
            investor: components["schemas"]["InvestorRef"];
            file: components["schemas"]["DocumentFile"];
            date: components["schemas"]["Day"];
            status: components["schemas"]["DocumentStatus"];
            comment: string | null;
            decided_by: components["schemas"]["NullableNamedRef"];
            /** @description YYYY-MM-DD HH:mm:ss. */
            decided_at: string | null;
            created_at: components["schemas"]["Timestamp"];
            history: components["schemas"]["HistoryRow"][];
        };
        ApplicationDocumentPage: {
            documents: components["schemas"]["ApplicationDocumentRow"][];
            count: number;
        };
        DocumentDecision: {
            /** @enum {string} */
            status: "checked" | "accepted" | "rejected";
            comment?: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listApplicationDocuments: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description Only documents in one of these statuses; the parameter is repeated. */
                status?: components["schemas"]["DocumentStatus"][];
                /** @description Only documents of this type. */
                type?: components["schemas"]["DocumentType"];
                /** @description A part of the number of the document or of the name of the investor. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                /** @description The field to sort by; a minus sign turns the order round. */
                order_by?: "date" | "-date" | "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of documents under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "id": 5,
                     *           "version": 1,
                     *           "number": "D-000005",
                     *           "type": "contract",
                     *           "investor": {
                     *             "id": 17,
                     *             "subject": "individual",
                     *             "name": "Каримова Дилноза"
                     *           },
                     *           "file": {
                     *             "name": "договор.pdf",
                     *             "kind": "pdf",
                     *             "url": "https://cdn.example.com/a.pdf"
                     *           },
                     *           "date": "2026-03-05",
                     *           "status": "new",
                     *           "comment": null,
                     *           "decided_by": null,
                     *           "decided_at": null,
                     *           "created_at": "2026-03-05 14:07:31"
                     *         }
                     *       ],
                     *       "count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationDocumentPage"];
                };
            };
            /** @description The call is malformed; `fields` names what is wrong. */
            400: {
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
            /** @description No valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Unauthorized",
                     *       "code": "unauthorized",
                     *       "errors": [
                     *         {
                     *           "code": "unauthorized",
                     *           "message": "Unauthorized"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The role does not hold the permission of this operation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Permission investors.get is missing",
                     *       "code": "forbidden",
                     *       "errors": [
                     *         {
                     *           "code": "forbidden",
                     *           "message": "Permission investors.get is missing"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApplicationDocument: {
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
            /** @description The document and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "version": 1,
                     *       "number": "D-000005",
                     *       "type": "contract",
                     *       "investor": {
                     *         "id": 17,
                     *         "subject": "individual",
                     *         "name": "Каримова Дилноза"
                     *       },
                     *       "file": {
                     *         "name": "договор.pdf",
                     *         "kind": "pdf",
                     *         "url": "https://cdn.example.com/a.pdf"
                     *       },
                     *       "date": "2026-03-05",
                     *       "status": "new",
                     *       "comment": null,
                     *       "decided_by": null,
                     *       "decided_at": null,
                     *       "created_at": "2026-03-05 14:07:31",
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationDocument"];
                };
            };
            /** @description The call is malformed; `fields` names what is wrong. */
            400: {
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
            /** @description No valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Unauthorized",
                     *       "code": "unauthorized",
                     *       "errors": [
                     *         {
                     *           "code": "unauthorized",
                     *           "message": "Unauthorized"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The role does not hold the permission of this operation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Permission investors.get is missing",
                     *       "code": "forbidden",
                     *       "errors": [
                     *         {
                     *           "code": "forbidden",
                     *           "message": "Permission investors.get is missing"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
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
        };
    };
    decideApplicationDocument: {
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
                /**
                 * @example {
                 *       "status": "checked"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentDecision"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "version": 1,
                     *       "number": "D-000005",
                     *       "type": "contract",
                     *       "investor": {
                     *         "id": 17,
                     *         "subject": "individual",
                     *         "name": "Каримова Дилноза"
                     *       },
                     *       "file": {
                     *         "name": "договор.pdf",
                     *         "kind": "pdf",
                     *         "url": "https://cdn.example.com/a.pdf"
                     *       },
                     *       "date": "2026-03-05",
                     *       "status": "checked",
                     *       "comment": null,
                     *       "decided_by": null,
                     *       "decided_at": null,
                     *       "created_at": "2026-03-05 14:07:31",
                     *       "history": []
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationDocument"];
                };
            };
            /** @description The call is malformed; `fields` names what is wrong. */
            400: {
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
            /** @description No valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Unauthorized",
                     *       "code": "unauthorized",
                     *       "errors": [
                     *         {
                     *           "code": "unauthorized",
                     *           "message": "Unauthorized"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The role does not hold the permission of this operation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Permission investors.get is missing",
                     *       "code": "forbidden",
                     *       "errors": [
                     *         {
                     *           "code": "forbidden",
                     *           "message": "Permission investors.get is missing"
                     *         }
                     *       ],
                     *       "request_id": "req-7f3a"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
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
        };
    };
}
