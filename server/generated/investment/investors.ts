// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/investors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of investors
         * @description Individual and business investors are listed apart. Archived investors are left out unless `status` names them. `search` finds a part of the name, the phone, the PINFL, the INN or the number of the investor; digits are compared without their decoration. A passport is found whole, and only for those who hold `investors.get`.
         */
        get: operations["listInvestors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statuses an investor may have */
        get: operations["listInvestorStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One investor */
        get: operations["getInvestor"];
        put?: never;
        post?: never;
        /**
         * Archive an investor
         * @description Refused with investments_exist or installments_exist while there are live ones.
         */
        delete: operations["archiveInvestor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/{id}/personal-document-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Personal and document data of an individual investor */
        get: operations["getPersonalDocumentData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/{id}/company-document-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Company data of a business investor */
        get: operations["getCompanyDocumentData"];
        /**
         * Change company data
         * @description Fields that are left out stay as they are, so a masked value is never written back.
         */
        put: operations["updateCompanyDocumentData"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/{id}/investments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Investments of one investor, newest first */
        get: operations["listInvestorInvestments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/{id}/verify-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of status of one investor, newest first */
        get: operations["listInvestorVerifyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the status of one investor
         * @description Only the moves of the state machine; a move that only the system makes answers 409 transition_not_allowed. Sending back and stopping need a comment, else 422 reason_required; archiving and its undoing need investors.delete besides.
         */
        put: operations["changeInvestorStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/{investor_id}/personal-document-data/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change personal and document data
         * @description Fields that are left out stay as they are, so a masked value is never written back.
         */
        put: operations["updatePersonalDocumentData"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for an investor or a task
         * @description Images jpg, png and webp up to 10 MB; pdf, docx and xlsx up to 25 MB. The kind is found by the content, not by the name; what is attached to nothing for a day is thrown away.
         */
        post: operations["uploadInvestorFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/{investor_id}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attach an uploaded file to an investor */
        post: operations["addInvestorAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/attachment/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an attachment */
        delete: operations["deleteInvestorAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investors/{id}/generate-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the information file of an investor */
        post: operations["generateInvestorInfo"];
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
         * @description An amount of so'm as a decimal string with two digits.
         * @example 1250000.00
         */
        Money: string;
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
        /** @enum {string} */
        Subject: "individual" | "business";
        /** @enum {string} */
        InvestorStatus: "new" | "in_process" | "active" | "current" | "left" | "inactive" | "archive";
        /** @enum {string} */
        InvestorOrder: "created_at" | "-created_at" | "name" | "-name" | "status" | "-status" | "investment_amount" | "-investment_amount" | "balance" | "-balance";
        InvestorRow: {
            id: components["schemas"]["Id"];
            subject: components["schemas"]["Subject"];
            /** @description Last name, first name and patronymic of a person, or the name of the company; empty while nothing was submitted. */
            name: string;
            /** @description Masked. */
            phone_number: string;
            /** @description Masked; persons only. */
            pinfl: string | null;
            /** @description Companies only. */
            inn: string | null;
            status: components["schemas"]["InvestorStatus"];
            investment_amount: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            created_at: components["schemas"]["Timestamp"];
        };
        InvestorTotals: {
            investment_amount: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
        };
        InvestorPage: {
            investors: components["schemas"]["InvestorRow"][];
            /** @description How many investors the filter finds. */
            count: number;
            totals: components["schemas"]["InvestorTotals"];
        };
        InvestorStatusList: {
            statuses: components["schemas"]["InvestorStatus"][];
        };
        InvestorPhoto: {
            /** @enum {string} */
            kind: "passport" | "selfie" | "registration" | "profile";
            /** @description A signed address on the content host, good for five minutes. */
            url: string;
        };
        Investor: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            subject: components["schemas"]["Subject"];
            /** @description As in the list. */
            name: string;
            first_name: string | null;
            last_name: string | null;
            patronymic: string | null;
            company_name: string | null;
            /** @description Masked. */
            phone_number: string;
            /** @description Masked. */
            contact_number: string | null;
            email: string | null;
            /** @description Masked; persons only. */
            pinfl: string | null;
            inn: string | null;
            /** @description Masked but for the year. */
            birthday: string | null;
            /** @enum {string|null} */
            gender: "male" | "female" | null;
            /**
             * @description What the PINFL tells otherwise than the record; the masks would hide it.
             * @enum {string|null}
             */
            pinfl_disagrees: "birthday" | "gender" | null;
            status: components["schemas"]["InvestorStatus"];
            investment_amount: components["schemas"]["Money"];
            income_amount: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            /** @description Investments that are not closed or cancelled. */
            investments_count: number;
            passport_confirmed: boolean;
            photos: components["schemas"]["InvestorPhoto"][];
            attachments: components["schemas"]["Attachment"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        PersonalDocumentData: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description Masked. */
            passport_id: string | null;
            /** @description YYYY-MM-DD. */
            issue_date: string | null;
            /** @description YYYY-MM-DD. */
            expiry_date: string | null;
            inn: string | null;
            /** @description Masked. */
            inps: string | null;
            country: string | null;
            /** @description A region of v1/catalogues. */
            region_id: number | null;
            /** @description A district of v1/catalogues. */
            district_id: number | null;
            /** @description Masked. */
            actual_address: string | null;
            /** @description Masked. */
            temporary_address: string | null;
            /** @description Masked. */
            work_address: string | null;
            current_workplace: string | null;
            /** @enum {string|null} */
            employment_status: "employed" | "self_employed" | "entrepreneur" | "student" | "pensioner" | "unemployed" | null;
            /** @enum {string|null} */
            marital_status: "single" | "married" | "divorced" | "widowed" | null;
            /** @description Masked; an amount of so'm once revealed. */
            monthly_income: string | null;
            /** @enum {string|null} */
            source_of_income: "salary" | "business" | "savings" | "inheritance" | "sale_of_property" | "other" | null;
            source_of_income_description: string | null;
            green_card: boolean | null;
            /** @enum {string|null} */
            residency: "resident" | "non_resident" | null;
            /** @description Masked; the trusted person. */
            domestic_phone_number: string | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        CompanyDocumentData: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            company_name: string | null;
            inn: string | null;
            director_name: string | null;
            /** @description Masked. */
            director_pinfl: string | null;
            legal_address: string | null;
            /** @description A region of v1/catalogues. */
            region_id: number | null;
            /** @description A district of v1/catalogues. */
            district_id: number | null;
            /** @description Masked. */
            bank_account: string | null;
            /** @description Five digits; leading zeros count. */
            mfo: string | null;
            /** @description Five digits. */
            oked: string | null;
            registration_number: string | null;
            /** @description YYYY-MM-DD. */
            registration_date: string | null;
            attachments_count: number;
            updated_at: components["schemas"]["Timestamp"];
        };
        NamedRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        NullableNamedRef: {
            id: components["schemas"]["Id"];
            name: string;
        } | null;
        /** @enum {string} */
        InvestmentStatus: "pending" | "active" | "exiting" | "closed" | "cancelled";
        Investment: {
            id: components["schemas"]["Id"];
            contract_number: string;
            strategy: components["schemas"]["NamedRef"];
            tariff: components["schemas"]["NamedRef"];
            round: components["schemas"]["NullableNamedRef"];
            amount: components["schemas"]["Money"];
            start_date: components["schemas"]["Day"];
            end_date: components["schemas"]["Day"];
            status: components["schemas"]["InvestmentStatus"];
            balance: components["schemas"]["Money"];
            dividends_total: components["schemas"]["Money"];
            reinvest: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        InvestmentTotals: {
            amount: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
        };
        InvestmentPage: {
            investments: components["schemas"]["Investment"][];
            count: number;
            totals: components["schemas"]["InvestmentTotals"];
        };
        VerifyHistoryItem: {
            id: components["schemas"]["Id"];
            /**
             * @description Empty for the first row.
             * @enum {string|null}
             */
            from_status: "new" | "in_process" | "active" | "current" | "left" | "inactive" | "archive" | null;
            to_status: components["schemas"]["InvestorStatus"];
            comment: string | null;
            /** @description Empty when the system did it. */
            user_id: number | null;
            user_name: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        VerifyHistoryPage: {
            items: components["schemas"]["VerifyHistoryItem"][];
            count: number;
        };
        StatusChange: {
            status: components["schemas"]["InvestorStatus"];
            comment?: string;
        };
        StatusChanged: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["InvestorStatus"];
            version: components["schemas"]["Version"];
            updated_at: components["schemas"]["Timestamp"];
        };
        DocumentVersion: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            updated_at: components["schemas"]["Timestamp"];
        };
        PersonalDocumentChange: {
            /** @description Two Latin letters and seven digits, else 422 invalid_passport. */
            passport_id?: string | null;
            issue_date?: components["schemas"]["NullableDay"];
            expiry_date?: components["schemas"]["NullableDay"];
            /** @description Nine digits, 4 to 7 first, else 422 invalid_inn. */
            inn?: string | null;
            inps?: string | null;
            country?: string | null;
            region_id?: number | null;
            district_id?: number | null;
            actual_address?: string | null;
            temporary_address?: string | null;
            work_address?: string | null;
            current_workplace?: string | null;
            /** @enum {string|null} */
            employment_status?: "employed" | "self_employed" | "entrepreneur" | "student" | "pensioner" | "unemployed" | null;
            /** @enum {string|null} */
            marital_status?: "single" | "married" | "divorced" | "widowed" | null;
            monthly_income?: string | null;
            /** @enum {string|null} */
            source_of_income?: "salary" | "business" | "savings" | "inheritance" | "sale_of_property" | "other" | null;
            source_of_income_description?: string | null;
            green_card?: boolean | null;
            /** @enum {string|null} */
            residency?: "resident" | "non_resident" | null;
            /** @description Twelve digits, 998 first, else 422 invalid_phone. */
            domestic_phone_number?: string | null;
        };
        NullableDay: string | null;
        CompanyDocumentChange: {
            company_name?: string;
            /** @description Nine digits, 2 or 3 first, else 422 invalid_inn. */
            inn?: string;
            director_name?: string | null;
            /** @description With its check digit, else 422 invalid_pinfl. */
            director_pinfl?: string | null;
            legal_address?: string | null;
            region_id?: number | null;
            district_id?: number | null;
            bank_account?: string | null;
            mfo?: string | null;
            oked?: string | null;
            registration_number?: string | null;
            registration_date?: components["schemas"]["NullableDay"];
        };
        FileUpload: {
            /** Format: binary */
            file: string;
        };
        UploadedFile: {
            /** Format: uuid */
            id: string;
            /** @description The name it was uploaded under; never a path. */
            name: string;
            /** @description The media type found by the content. */
            kind: string;
            /** @description In bytes. */
            size: number;
        };
        AttachmentAdd: {
            /** Format: uuid */
            file_id: string;
        };
        Attachment: {
            /** Format: uuid */
            file_id: string;
            name: string;
            kind: string;
            /** @description In bytes. */
            size: number;
            /** @description A signed address on the content host, good for five minutes. */
            url: string;
            created_at: components["schemas"]["Timestamp"];
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
    listInvestors: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description Which kind of investor. */
                subject?: components["schemas"]["Subject"];
                /** @description Only investors in one of these statuses; the parameter is repeated. */
                status?: components["schemas"]["InvestorStatus"][];
                /** @description Part of a name or of a number. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                /** @description The field to sort by; a minus sign turns the order round. */
                order_by?: components["schemas"]["InvestorOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of investors under the filter and the sums over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "investors": [
                     *         {
                     *           "id": 17,
                     *           "subject": "individual",
                     *           "name": "Каримова Дилноза Рустамовна",
                     *           "phone_number": "+998 90 *** ** 67",
                     *           "pinfl": "4150******0458",
                     *           "inn": null,
                     *           "status": "active",
                     *           "investment_amount": "12000000.00",
                     *           "balance": "150000.00",
                     *           "created_at": "2026-03-05 14:07:31"
                     *         }
                     *       ],
                     *       "count": 1,
                     *       "totals": {
                     *         "investment_amount": "12000000.00",
                     *         "balance": "150000.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvestorPage"];
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
    listInvestorStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes in the order of an investor's life. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statuses": [
                     *         "new",
                     *         "in_process",
                     *         "active",
                     *         "current",
                     *         "left",
                     *         "inactive",
                     *         "archive"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InvestorStatusList"];
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
    getInvestor: {
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
            /** @description The investor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "version": 1,
                     *       "subject": "individual",
                     *       "name": "Каримова Дилноза Рустамовна",
                     *       "first_name": "Дилноза",
                     *       "last_name": "Каримова",
                     *       "patronymic": "Рустамовна",
                     *       "company_name": null,
                     *       "phone_number": "+998 90 *** ** 67",
                     *       "contact_number": null,
                     *       "email": null,
                     *       "pinfl": "4150******0458",
                     *       "inn": null,
                     *       "birthday": "**.**.1985",
                     *       "gender": "female",
                     *       "pinfl_disagrees": null,
                     *       "status": "active",
                     *       "investment_amount": "12000000.00",
                     *       "income_amount": "900000.00",
                     *       "balance": "150000.00",
                     *       "investments_count": 2,
                     *       "passport_confirmed": true,
                     *       "photos": [],
                     *       "attachments": [],
                     *       "created_at": "2026-03-05 14:07:31",
                     *       "updated_at": "2026-03-05 14:07:31"
                     *     }
                     */
                    "application/json": components["schemas"]["Investor"];
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
    archiveInvestor: {
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
            /** @description The investor is in the archive. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
        };
    };
    getPersonalDocumentData: {
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
            /** @description The data as submitted; every field but the identities may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "version": 1,
                     *       "passport_id": "AA***4567",
                     *       "issue_date": "2020-01-15",
                     *       "expiry_date": "2030-01-14",
                     *       "inn": null,
                     *       "inps": null,
                     *       "country": "Узбекистан",
                     *       "region_id": 1,
                     *       "district_id": 11,
                     *       "actual_address": null,
                     *       "temporary_address": null,
                     *       "work_address": null,
                     *       "current_workplace": null,
                     *       "employment_status": "employed",
                     *       "marital_status": "married",
                     *       "monthly_income": "8000000.00",
                     *       "source_of_income": "salary",
                     *       "source_of_income_description": null,
                     *       "green_card": false,
                     *       "residency": "resident",
                     *       "domestic_phone_number": null,
                     *       "updated_at": "2026-03-05 14:07:31"
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalDocumentData"];
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
    getCompanyDocumentData: {
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
            /** @description The data as submitted; every field but the identities may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 21,
                     *       "version": 1,
                     *       "company_name": "ООО «Нур Инвест»",
                     *       "inn": "301234567",
                     *       "director_name": "Каримов Рустам",
                     *       "director_pinfl": "3010******0018",
                     *       "legal_address": null,
                     *       "region_id": 1,
                     *       "district_id": 11,
                     *       "bank_account": "2020************6001",
                     *       "mfo": "00014",
                     *       "oked": "62010",
                     *       "registration_number": "12345",
                     *       "registration_date": "2015-06-01",
                     *       "attachments_count": 2,
                     *       "updated_at": "2026-03-05 14:07:31"
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyDocumentData"];
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
    updateCompanyDocumentData: {
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
                 *       "mfo": "00014"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyDocumentChange"];
            };
        };
        responses: {
            /** @description The change is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "version": 2,
                     *       "updated_at": "2026-03-05 14:07:31"
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentVersion"];
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
    listInvestorInvestments: {
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
            /** @description The page and the number of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "investments": [
                     *         {
                     *           "id": 5,
                     *           "contract_number": "IN-2026-000005",
                     *           "strategy": {
                     *             "id": 1,
                     *             "name": "Мудараба 12"
                     *           },
                     *           "tariff": {
                     *             "id": 3,
                     *             "name": "Базовый"
                     *           },
                     *           "round": null,
                     *           "amount": "12000000.00",
                     *           "start_date": "2026-03-05",
                     *           "end_date": "2027-03-05",
                     *           "status": "active",
                     *           "balance": "12000000.00",
                     *           "dividends_total": "900000.00",
                     *           "reinvest": false,
                     *           "created_at": "2026-03-05 14:07:31"
                     *         }
                     *       ],
                     *       "count": 1,
                     *       "totals": {
                     *         "amount": "12000000.00",
                     *         "balance": "12000000.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InvestmentPage"];
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
    listInvestorVerifyHistory: {
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
            /** @description The page and the number of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 3,
                     *           "from_status": "in_process",
                     *           "to_status": "active",
                     *           "comment": null,
                     *           "user_id": 1,
                     *           "user_name": "Дилноза Каримова",
                     *           "created_at": "2026-03-05 14:07:31"
                     *         }
                     *       ],
                     *       "count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["VerifyHistoryPage"];
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
    changeInvestorStatus: {
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
                 *       "status": "active",
                 *       "comment": "Документы проверены"
                 *     }
                 */
                "application/json": components["schemas"]["StatusChange"];
            };
        };
        responses: {
            /** @description The status is changed and the verification history has a row more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "status": "active",
                     *       "version": 2,
                     *       "updated_at": "2026-03-05 14:07:31"
                     *     }
                     */
                    "application/json": components["schemas"]["StatusChanged"];
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
    updatePersonalDocumentData: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                investor_id: components["schemas"]["Id"];
                /** @description The id that the data were read with. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passport_id": "AA1234567",
                 *       "issue_date": "2020-01-15"
                 *     }
                 */
                "application/json": components["schemas"]["PersonalDocumentChange"];
            };
        };
        responses: {
            /** @description The change is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "version": 2,
                     *       "updated_at": "2026-03-05 14:07:31"
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentVersion"];
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
    uploadInvestorFile: {
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
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The file is stored under a generated name and belongs to nothing yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9f1c2d3e-0000-4000-8000-000000000001",
                     *       "name": "договор.pdf",
                     *       "kind": "application/pdf",
                     *       "size": 48211
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedFile"];
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
        };
    };
    addInvestorAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                investor_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file_id": "9f1c2d3e-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["AttachmentAdd"];
            };
        };
        responses: {
            /** @description The file is attached. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file_id": "9f1c2d3e-0000-4000-8000-000000000001",
                     *       "name": "договор.pdf",
                     *       "kind": "application/pdf",
                     *       "size": 48211,
                     *       "url": "/api/content/x?exp=1&sig=y",
                     *       "created_at": "2026-03-05 14:07:31"
                     *     }
                     */
                    "application/json": components["schemas"]["Attachment"];
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
    deleteInvestorAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
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
    generateInvestorInfo: {
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
            /** @description A document with the data of the investor; personal data are masked as everywhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example investor_17.docx */
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
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
}
