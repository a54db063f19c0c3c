// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/pos-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of sellers or of agents
         * @description Of sellers with `sellers.query`, of agents with `pos_agents.query`. Search finds a part of the name, the user name, the name of the branch or the merchant, the phone, the INN of an agent, or the number of the record.
         */
        get: operations["listPosAgents"];
        /**
         * Change a seller or an agent, or block a seller
         * @description The number stands in the body; only the fields that are sent are changed. What describes a seller asks for `sellers.update`, his status for `sellers.enable` or `sellers.disable`; an agent asks for `pos_agents.update`.
         */
        put: operations["updatePosAgent"];
        /**
         * Add a seller or an agent
         * @description With `sellers.add` or `pos_agents.add`. A seller has a branch, a user name and a role, and begins with a temporary password, which this answer alone has and which he changes when he first signs in; an agent has bank details. What the kind has to have and lacks is refused with 422 `required`, what only the other kind has with 400 `unknown_field`; a user name that somebody has with 422 `username_taken`, an INN with 422 `duplicate_value`.
         */
        post: operations["createPosAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pos-agents/{branch}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A seller of a branch, or an agent, with the history
         * @description The branch of an agent is 0, and that of a seller may be 0 where it is not known. With `sellers.get` or `pos_agents.get`.
         */
        get: operations["getPosAgent"];
        put?: never;
        post?: never;
        /**
         * Remove a seller or an agent
         * @description The branch of an agent is 0. With `sellers.delete` or `pos_agents.delete`. An agent that has accounts is refused with 409 `agent_in_use`; a seller who made applications with 409 `seller_sold`, whose `current` says how many (`applications`).
         */
        delete: operations["deletePosAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pos-agents/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a seller a temporary password
         * @description It is in this answer alone; the seller changes it when he next signs in. An agent has no password and is not found.
         */
        post: operations["resetSellerPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pos-agents/{id}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts of an agent
         * @description Search finds a part of the number or the bank. A seller has none and is not found.
         */
        get: operations["listAgentAccounts"];
        put?: never;
        /**
         * Add an account to an agent
         * @description It begins as new. A number that is known already is refused with 422 `duplicate_value`.
         */
        post: operations["createAgentAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pos-agents/{id}/accounts/{accountId}/account-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open, block or close an account of an agent
         * @description A new one is opened, an active one blocked, a blocked one opened again or closed; else 409 `transition_not_allowed`. One with money on it is not closed: 409 `account_not_zero`. Opening asks for `pos_agents.enable`, the others for `pos_agents.disable`.
         */
        put: operations["setAgentAccountStatus"];
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
        PosAgentKind: "seller" | "agent";
        /** @enum {string} */
        SellerStatus: "active" | "blocked";
        /** @enum {string} */
        SellerRole: "cashier" | "manager";
        /** @enum {string} */
        AgentAccountStatus: "new" | "active" | "blocked" | "closed";
        /** @enum {string} */
        AgentCurrency: "UZS" | "USD" | "EUR" | "RUB";
        /** @example Азиз Каримов */
        PersonName: string;
        /** @example 998901234567 */
        PersonPhone: string;
        /** @example aziz.karimov */
        Username: string;
        /** @example Ташкент */
        NullableText: string | null;
        /** @example info@example.uz */
        NullableEmail: string | null;
        /** @example NBFAUZ2X */
        NullableSwift: string | null;
        /** @example АКБ «Капиталбанк» */
        BankName: string;
        /** @example 20208000900123456001 */
        AccountNumber: string;
        /** @example 306573219 */
        Inn: string;
        /** @example 01088 */
        Mfo: string;
        TemporaryPassword: {
            /**
             * @description Shown once and kept nowhere.
             * @example k7mh-Qp4x-Tz9a
             */
            password: string;
        };
        PosAgentRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            kind: components["schemas"]["PosAgentKind"];
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["PersonPhone"];
            branch: components["schemas"]["NullableNamedRef"];
            merchant: components["schemas"]["NullableNamedRef"];
            /** @example aziz.karimov */
            username: string | null;
            /** @enum {string|null} */
            role: "cashier" | "manager" | null;
            /** @enum {string|null} */
            status: "active" | "blocked" | null;
            /** @description The branch of the seller, or its merchant, is blocked, so that he does not sign in whatever his own status. */
            is_stopped: boolean;
            /** @description The password of the seller is a temporary one. */
            must_change_password: boolean;
            /** @description Which branches an agent works for. */
            branches: components["schemas"]["NamedRef"][];
            country: components["schemas"]["NullableText"];
            city: components["schemas"]["NullableText"];
            bank_name: components["schemas"]["NullableText"];
            /** @example 306573219 */
            inn: string | null;
            /**
             * @description Of an agent.
             * @example 2
             */
            accounts_count: number;
            /**
             * @description The completed orders of a seller.
             * @example 14
             */
            sales_count: number;
            /**
             * @description What these orders come to; what was returned of them later stays in it.
             * @example 42000000.00
             */
            sales: components["schemas"]["Money"];
            created_at: components["schemas"]["Timestamp"];
        };
        PosAgentPage: {
            pos_agents: components["schemas"]["PosAgentRow"][];
            count: number;
        };
        PosAgent: components["schemas"]["PosAgentRow"] & components["schemas"]["WithHistory"] & {
            address: components["schemas"]["NullableText"];
            email: components["schemas"]["NullableEmail"];
            /** @example 20208000900123456001 */
            account_number: string | null;
            legal_address: components["schemas"]["NullableText"];
            /** @example 01088 */
            mfo: string | null;
            swift: components["schemas"]["NullableSwift"];
            position: components["schemas"]["NullableText"];
            updated_at: components["schemas"]["Timestamp"];
        };
        PosAgentMade: components["schemas"]["PosAgent"] & {
            /**
             * @description The temporary password of a seller, shown once and kept nowhere; none of an agent.
             * @example k7mh-Qp4x-Tz9a
             */
            password: string | null;
        };
        PosAgentNew: {
            kind: components["schemas"]["PosAgentKind"];
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["PersonPhone"];
            branch_id?: components["schemas"]["Id"];
            username?: components["schemas"]["Username"];
            role?: components["schemas"]["SellerRole"];
            branch_ids?: components["schemas"]["BranchIds"];
            country?: components["schemas"]["NullableText"];
            city?: components["schemas"]["NullableText"];
            address?: components["schemas"]["NullableText"];
            email?: components["schemas"]["NullableEmail"];
            bank_name?: components["schemas"]["BankName"];
            account_number?: components["schemas"]["AccountNumber"];
            legal_address?: components["schemas"]["NullableText"];
            inn?: components["schemas"]["Inn"];
            mfo?: components["schemas"]["Mfo"];
            swift?: components["schemas"]["NullableSwift"];
            position?: components["schemas"]["NullableText"];
        };
        PosAgentChange: {
            id: components["schemas"]["Id"];
            name?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["PersonPhone"];
            branch_id?: components["schemas"]["Id"];
            username?: components["schemas"]["Username"];
            role?: components["schemas"]["SellerRole"];
            status?: components["schemas"]["SellerStatus"];
            branch_ids?: components["schemas"]["BranchIds"];
            country?: components["schemas"]["NullableText"];
            city?: components["schemas"]["NullableText"];
            address?: components["schemas"]["NullableText"];
            email?: components["schemas"]["NullableEmail"];
            bank_name?: components["schemas"]["BankName"];
            account_number?: components["schemas"]["AccountNumber"];
            legal_address?: components["schemas"]["NullableText"];
            inn?: components["schemas"]["Inn"];
            mfo?: components["schemas"]["Mfo"];
            swift?: components["schemas"]["NullableSwift"];
            position?: components["schemas"]["NullableText"];
        };
        BranchIds: components["schemas"]["Id"][];
        AgentAccount: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            agent_id: components["schemas"]["Id"];
            number: components["schemas"]["AccountNumber"];
            bank_name: components["schemas"]["BankName"];
            mfo: components["schemas"]["Mfo"];
            currency: components["schemas"]["AgentCurrency"];
            balance: components["schemas"]["Money"];
            status: components["schemas"]["AgentAccountStatus"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        AgentAccountPage: {
            accounts: components["schemas"]["AgentAccount"][];
            count: number;
        };
        AgentAccountNew: {
            number: components["schemas"]["AccountNumber"];
            bank_name: components["schemas"]["BankName"];
            mfo: components["schemas"]["Mfo"];
            currency: components["schemas"]["AgentCurrency"];
        };
        AgentAccountStep: {
            /** @enum {string} */
            status: "active" | "blocked" | "closed";
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
        /** @description The branch of the seller; 0 for an agent. */
        SellersBranch: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPosAgents: {
        parameters: {
            query: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                kind: components["schemas"]["PosAgentKind"];
                merchant_id?: components["schemas"]["Id"][];
                branch_id?: components["schemas"]["Id"][];
                /** @description Of sellers; an agent has none. */
                status?: components["schemas"]["SellerStatus"];
                /** @description Of sellers; an agent has none. */
                role?: components["schemas"]["SellerRole"];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                order_by?: "created_at" | "-created_at" | "name" | "-name" | "sales_count" | "-sales_count" | "sales" | "-sales";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of records under the filter. The period is that in which they were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosAgentPage"];
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
    updatePosAgent: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PosAgentChange"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosAgent"];
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
    createPosAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PosAgentNew"];
            };
        };
        responses: {
            /** @description The record, and of a seller the temporary password. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosAgentMade"];
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
    getPosAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The branch of the seller; 0 for an agent. */
                branch: components["parameters"]["SellersBranch"];
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
                    "application/json": components["schemas"]["PosAgent"];
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
    deletePosAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The branch of the seller; 0 for an agent. */
                branch: components["parameters"]["SellersBranch"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record is gone. */
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
    resetSellerPassword: {
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
            /** @description The password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryPassword"];
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
    listAgentAccounts: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                status?: components["schemas"]["AgentAccountStatus"][];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                order_by?: "created_at" | "-created_at" | "balance" | "-balance";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of accounts under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentAccountPage"];
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
    createAgentAccount: {
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
                "application/json": components["schemas"]["AgentAccountNew"];
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentAccount"];
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
    setAgentAccountStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the record that the change was made on. */
                "If-Match": number;
            };
            path: {
                id: components["schemas"]["Id"];
                accountId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentAccountStep"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentAccount"];
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
}
