// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/merchants/{id}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the branches of a merchant
         * @description Search finds a part of the name, the address or the merchant's name, or the number of the branch.
         */
        get: operations["listMerchantBranches"];
        put?: never;
        /**
         * Add a branch to a merchant
         * @description The first branch of a merchant is its main one by itself. The district belongs to the region, else 422 `wrong_district`; each day ends after it began, else 422 `hours_not_rising`.
         */
        post: operations["createMerchantBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/branches/{branchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A branch of a merchant with its history */
        get: operations["getMerchantBranch"];
        /**
         * Change a branch of a merchant
         * @description Only the fields that are sent are changed. The district belongs to the region, else 422 `wrong_district`; each day ends after it began, else 422 `hours_not_rising`.
         */
        put: operations["updateMerchantBranch"];
        post?: never;
        /**
         * Remove a branch of a merchant
         * @description One at which applications were made stays, 409 `branch_sold`, and so does one that sellers or agents work at or that a discount names, 409 `branch_in_use`; `current` says how many there are (`applications`, `users`). The main branch is removed only as the last one, else 409 `main_branch`.
         */
        delete: operations["deleteMerchantBranch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/branches/{branchId}/mark-as-main": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a branch the main one
         * @description The one that was main before is not any more. The main branch is only replaced by another: with `is_main` false it is refused with 409 `main_branch`.
         */
        put: operations["markBranchAsMain"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/branches/{branchId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a branch
         * @description No new applications are taken there and its sellers do not sign in; orders that are under way go on. One that is blocked already is refused with 409 `transition_not_allowed`.
         */
        post: operations["blockBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/branches/{branchId}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock a branch
         * @description Its own flag alone: while the merchant is blocked, so is the branch. One that is not blocked is refused with 409 `transition_not_allowed`.
         */
        post: operations["unblockBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchants/{id}/branches/{branchId}/block-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a branch was blocked and unblocked
         * @description What was done to the branch, and to its merchant since the branch is there, for that stops the branch, too.
         */
        get: operations["listBranchBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant-branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the branches of all merchants
         * @description Search finds a part of the name, the address or the merchant's name, or the number of the branch.
         */
        get: operations["listBranches"];
        put?: never;
        /**
         * Add a branch to the merchant that is named
         * @description The first branch of a merchant is its main one by itself. The district belongs to the region, else 422 `wrong_district`; each day ends after it began, else 422 `hours_not_rising`.
         */
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant-branches/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the branches of all merchants are
         * @description Those under the filter that have a point, in the order of their numbers and 5,000 at most, for a map. Sales are those of the branch's merchant, because a sale does not say its branch.
         */
        get: operations["listBranchPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant-branches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A branch with its history */
        get: operations["getBranch"];
        /**
         * Change a branch
         * @description Only the fields that are sent are changed. The district belongs to the region, else 422 `wrong_district`; each day ends after it began, else 422 `hours_not_rising`.
         */
        put: operations["updateBranch"];
        post?: never;
        /**
         * Remove a branch
         * @description One at which applications were made stays, 409 `branch_sold`, and so does one that sellers or agents work at or that a discount names, 409 `branch_in_use`; `current` says how many there are (`applications`, `users`). The main branch is removed only as the last one, else 409 `main_branch`.
         */
        delete: operations["deleteBranch"];
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
        BranchStatus: "active" | "blocked";
        /** @example Чиланзар */
        BranchName: string;
        /** @example 998901234567 */
        BranchPhone: string | null;
        /** @example улица Бунёдкор, 12 */
        BranchAddress: string;
        /** @example 41.275821 */
        BranchLat: number | null;
        /** @example 69.203412 */
        BranchLon: number | null;
        /** @example 102 */
        DistrictId: number | null;
        BranchPoint: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["BranchName"];
            merchant: components["schemas"]["NamedRef"];
            /** @example 41.275821 */
            lat: number;
            /** @example 69.203412 */
            lon: number;
            status: components["schemas"]["BranchStatus"];
            sales: components["schemas"]["Money"];
        };
        BranchPoints: {
            points: components["schemas"]["BranchPoint"][];
            /**
             * @description Branches with a point.
             * @example 70
             */
            count: number;
            /**
             * @description Branches that nobody has put on the map yet.
             * @example 20
             */
            without: number;
        };
        BranchRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            merchant: components["schemas"]["NamedRef"];
            name: components["schemas"]["BranchName"];
            phone: components["schemas"]["BranchPhone"];
            region: components["schemas"]["NamedRef"];
            district: components["schemas"]["NullableNamedRef"];
            address: components["schemas"]["BranchAddress"];
            lat: components["schemas"]["BranchLat"];
            lon: components["schemas"]["BranchLon"];
            work_schedule: components["schemas"]["WeekHours"];
            is_main: boolean;
            status: components["schemas"]["BranchStatus"];
            /** @description Its own flag, which blocking the merchant leaves as it is. */
            is_blocked: boolean;
            is_merchant_blocked: boolean;
            /**
             * @description Sellers who work there.
             * @example 3
             */
            sellers_count: number;
            created_at: components["schemas"]["Timestamp"];
        };
        BranchPage: {
            branches: components["schemas"]["BranchRow"][];
            count: number;
        };
        Branch: components["schemas"]["BranchRow"] & components["schemas"]["WithHistory"] & {
            block_reason: components["schemas"]["BlockReasonRef"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Why it is blocked itself; none where it is not. */
        BlockReasonRef: {
            id: components["schemas"]["Id"];
            /** @example Жалобы клиентов */
            name: string;
            /** @example Три жалобы за неделю */
            comment: string | null;
        } | null;
        BranchNew: {
            name: components["schemas"]["BranchName"];
            phone?: components["schemas"]["BranchPhone"];
            region_id: components["schemas"]["Id"];
            district_id?: components["schemas"]["DistrictId"];
            address: components["schemas"]["BranchAddress"];
            lat?: components["schemas"]["BranchLat"];
            lon?: components["schemas"]["BranchLon"];
            work_schedule: components["schemas"]["WeekHours"];
        };
        PlacedBranch: {
            merchant_id: components["schemas"]["Id"];
            name: components["schemas"]["BranchName"];
            phone?: components["schemas"]["BranchPhone"];
            region_id: components["schemas"]["Id"];
            district_id?: components["schemas"]["DistrictId"];
            address: components["schemas"]["BranchAddress"];
            lat?: components["schemas"]["BranchLat"];
            lon?: components["schemas"]["BranchLon"];
            work_schedule: components["schemas"]["WeekHours"];
        };
        BranchChange: {
            name?: components["schemas"]["BranchName"];
            phone?: components["schemas"]["BranchPhone"];
            region_id?: components["schemas"]["Id"];
            district_id?: components["schemas"]["DistrictId"];
            address?: components["schemas"]["BranchAddress"];
            lat?: components["schemas"]["BranchLat"];
            lon?: components["schemas"]["BranchLon"];
            work_schedule?: components["schemas"]["WeekHours"];
        };
        BranchMain: {
            is_main: boolean;
        };
        BranchBlocking: {
            reason_id: components["schemas"]["Id"];
            /** @example Три жалобы за неделю */
            comment?: string | null;
        };
        BranchBlock: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            action: "block" | "unblock";
            /**
             * @description What was blocked or unblocked.
             * @enum {string}
             */
            scope: "branch" | "merchant";
            reason: components["schemas"]["NullableNamedRef"];
            /** @example Три жалобы за неделю */
            comment: string | null;
            user: components["schemas"]["NullableNamedRef"];
            date: components["schemas"]["Timestamp"];
        };
        BranchBlockPage: {
            history: components["schemas"]["BranchBlock"][];
            count: number;
        };
        /**
         * @description Identity of a record.
         * @example 17
         */
        Id: number;
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
        /** @description Another record, by what people call it. */
        NamedRef: {
            id: components["schemas"]["Id"];
            /** @example IN-000031 */
            name: string;
        };
        /**
         * @description An amount of so'm as a decimal string with two digits.
         * @example 1250000.00
         */
        Money: string;
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
        /** @description Another record or a person, by what people call it; none where there is none. */
        NullableNamedRef: {
            id: components["schemas"]["Id"];
            /** @example Нигора Юсупова */
            name: string;
        } | null;
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
    };
    responses: never;
    parameters: {
        BranchId: components["schemas"]["Id"];
        Merchants: components["schemas"]["Id"][];
        Regions: components["schemas"]["Id"][];
        /** @description A branch of a blocked merchant is blocked. */
        Status: components["schemas"]["BranchStatus"];
        /** @description Only main branches, or only the others. */
        Main: boolean;
        Order: "created_at" | "-created_at" | "name" | "-name" | "sellers_count" | "-sellers_count";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listMerchantBranches: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                region_id?: components["parameters"]["Regions"];
                /** @description A branch of a blocked merchant is blocked. */
                status?: components["parameters"]["Status"];
                /** @description Only main branches, or only the others. */
                is_main?: components["parameters"]["Main"];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: components["parameters"]["Order"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of branches under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchPage"];
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
    createMerchantBranch: {
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
                "application/json": components["schemas"]["BranchNew"];
            };
        };
        responses: {
            /** @description The branch. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
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
    getMerchantBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                branchId: components["parameters"]["BranchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
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
    updateMerchantBranch: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                id: components["schemas"]["Id"];
                branchId: components["parameters"]["BranchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchChange"];
            };
        };
        responses: {
            /** @description The branch as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
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
    deleteMerchantBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                branchId: components["parameters"]["BranchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch is gone. */
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
    markBranchAsMain: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                id: components["schemas"]["Id"];
                branchId: components["parameters"]["BranchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchMain"];
            };
        };
        responses: {
            /** @description The branch as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
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
    blockBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                branchId: components["parameters"]["BranchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchBlocking"];
            };
        };
        responses: {
            /** @description The branch as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
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
    unblockBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                branchId: components["parameters"]["BranchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
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
    listBranchBlocks: {
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
                branchId: components["parameters"]["BranchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, newest first, and the number of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchBlockPage"];
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
    listBranches: {
        parameters: {
            query?: {
                merchant_id?: components["parameters"]["Merchants"];
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                region_id?: components["parameters"]["Regions"];
                /** @description A branch of a blocked merchant is blocked. */
                status?: components["parameters"]["Status"];
                /** @description Only main branches, or only the others. */
                is_main?: components["parameters"]["Main"];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of branches under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchPage"];
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
    createBranch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacedBranch"];
            };
        };
        responses: {
            /** @description The branch. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
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
    listBranchPoints: {
        parameters: {
            query?: {
                merchant_id?: components["parameters"]["Merchants"];
                region_id?: components["parameters"]["Regions"];
                /** @description A branch of a blocked merchant is blocked. */
                status?: components["parameters"]["Status"];
                /** @description Only main branches, or only the others. */
                is_main?: components["parameters"]["Main"];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points, and how many branches of the filter have one and have none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchPoints"];
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
    getBranch: {
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
            /** @description The branch and what was done to it, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
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
    updateBranch: {
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
                "application/json": components["schemas"]["BranchChange"];
            };
        };
        responses: {
            /** @description The branch as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
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
    deleteBranch: {
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
            /** @description The branch is gone. */
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
