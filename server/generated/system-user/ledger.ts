// Written by `npm run api` from the specs; do not edit.
export interface paths {
    "/v1/gl-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the entries of the ledger
         * @description Search finds the number of a posting (`2026/15`) or of its document, and a part of its text or of the counterparty. A draft has no entries.
         */
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl-list/{id}/cash-in-out-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One posting with all its lines and its history
         * @description By the number of the posting, of any posting, automatic or made by a person.
         */
        get: operations["getPosting"];
        /**
         * Change, post, reject or reverse a posting made by a person
         * @description `update` changes a draft and is its maker's alone (`not_own_draft`); a reversal is never changed, nor reversed. `post` and `reject` (with a reason) end a draft and are another person's (`same_person`). `reverse` makes a draft with the sides of a posted one swapped, once (`already_reversed`), of today unless told otherwise. Postings of the system answer `auto_entry`, any other move `transition_not_allowed`. `update` asks for gl.update, the others for gl.enable.
         */
        put: operations["changePosting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/cash-in-out-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the postings made by people
         * @description Search finds the number of a posting or of its document, and a part of its text or of the counterparty.
         */
        get: operations["listPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/cash-in-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a posting of money that came in
         * @description The account is one of money, and its debit; to_account_id or the lines are credited.
         */
        post: operations["createCashIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/cash-out-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a posting of money that went out
         * @description The account is one of money, and its credit; to_account_id or the lines are debited.
         */
        post: operations["createCashOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/cash-in-out-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a posting between two accounts of any kind
         * @description The account is credited; to_account_id or the lines are debited.
         */
        post: operations["createCashInOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/posting-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own templates of postings
         * @description By their names. Nobody sees those of another person.
         */
        get: operations["listPostingTemplates"];
        put?: never;
        /**
         * Keep what a posting is made of under a name
         * @description The operation is one of the kind, the accounts are those that people post to, and an amount may be left open; whether the lines come to the amount is asked of the posting. A name is the person's once, however it is written (`taken`). A person keeps a hundred templates at most (409 `too_many_templates`).
         */
        post: operations["createPostingTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/posting-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put something else under the name of one's own template
         * @description The whole of it, the name too. The template of another person answers 404.
         */
        put: operations["changePostingTemplate"];
        post?: never;
        /**
         * Remove one's own template
         * @description Postings that were made from it stay as they are. The template of another person answers 404.
         */
        delete: operations["deletePostingTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/trial-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trial balance of a period
         * @description A row for each account that takes entries and has any until the end of the period. Search finds the number of an account and a part of its name.
         */
        get: operations["listTrialBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/accounts/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The card of an account, its entries with what stood on it after each
         * @description The oldest first. The balance is that of the side on which the account usually stands, below zero on the other.
         */
        get: operations["listAccountCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/ties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What accounts stand at, beside what the records behind them come to
         * @description For each account that has records of its own: its balance at the end of a day, what the records come to then, and where the two differ the first day since which they have not agreed again.
         */
        get: operations["listTies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gl/ties/{id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The records behind an account, each beside what the ledger has of it
         * @description Investors, investments or bonds, by what the account is about. What names no record stands together in the row with the number 0. Of the order by difference its size counts, not its sign. An account without records of its own answers 404.
         */
        get: operations["listTieRecords"];
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
         * @description The number of an account.
         * @example 5110
         */
        AccountNumber: number;
        /**
         * @description Of a fact of the system, or made by a person.
         * @enum {string}
         */
        PostingSource: "auto" | "manual";
        /** @enum {string} */
        PostingStatus: "draft" | "posted" | "rejected";
        /**
         * @description Which way the money goes.
         * @enum {string}
         */
        PostingKind: "cash_in" | "cash_out" | "cash_in_out";
        /**
         * @description A figure with which a month is closed, or one of its dividends: what was announced, and of the run that stands what falls to investors, the tax of it, what is paid to them, and what falls to partners.
         * @enum {string}
         */
        MonthFigure: "cash_in" | "cash_out" | "dividends" | "tax" | "incomes" | "expenses" | "net_profit" | "announced" | "dividends_gross" | "dividends_tax" | "dividends_net" | "partners_share";
        /**
         * @description The table of the row that was posted.
         * @enum {string}
         */
        FactKind: "investor_transactions" | "investment_transactions" | "dividend_transactions" | "dividend_reversals" | "profit_announcements" | "profit_distributions" | "distribution_reversals" | "expenses" | "incomes" | "closing_months" | "installment_moves" | "merchant_moves";
        /** @description A record with a screen of its own that the row which was posted belongs to. */
        SourceRecord: {
            /**
             * @description The dividends of a strategy are known by the strategy and their month, the share of a partner by the partner and its month, all others by their number. `cash_in` is a payment that came by bank, `claim` a general claim, `cash_out` one by which money left an investment.
             * @enum {string}
             */
            type: "dividends" | "profit" | "partner_share" | "closing_month" | "cash_in" | "claim" | "cash_out" | "contract" | "order" | "return_claim" | "transfer" | "merchant";
            id: components["schemas"]["Id"];
            /** @example RC-000012 */
            name: string;
            /** @example 2026-10 */
            month: string | null;
        };
        /**
         * @description A `profit_distribution` is the share of a partner: money out of 6610 pays it once the posting is posted, and its amount is that of the share (422 `share_differs`). An `expense` is taken back by money that comes in, an `income` by money that goes out, over the same account and by the same lines (422 `entry_differs`), once (422 `already_reversed`).
         * @enum {string}
         */
        LinkType: "investor" | "investment" | "bond" | "strategy" | "profit_distribution" | "expense" | "income";
        /**
         * @description Year and number, without gaps in a year; none until it is posted.
         * @example 2026/6108
         */
        PostingNumber: string | null;
        OperationRef: {
            id: components["schemas"]["Id"];
            /** @example refill */
            code: string;
            /**
             * @description In the language of the call.
             * @example Пополнение баланса
             */
            name: string;
        };
        AccountRef: {
            id: components["schemas"]["AccountNumber"];
            /**
             * @description In the language of the call.
             * @example Расчётный счёт
             */
            name: string;
        };
        /** @description One correspondence of a posting; a compound posting has several. */
        Entry: {
            id: components["schemas"]["Id"];
            posting_id: components["schemas"]["Id"];
            /**
             * @description Year and number of the posting.
             * @example 2026/6108
             */
            number: string;
            date: components["schemas"]["Day"];
            operation: components["schemas"]["OperationRef"];
            debit: components["schemas"]["AccountRef"];
            credit: components["schemas"]["AccountRef"];
            amount: components["schemas"]["Money"];
            /** @example Аренда офиса за октябрь */
            description: string | null;
            source: components["schemas"]["PostingSource"];
            investor: components["schemas"]["NullableNamedRef"];
            investment: components["schemas"]["NullableNamedRef"];
            bond: components["schemas"]["NullableNamedRef"];
            strategy: components["schemas"]["NullableNamedRef"];
            /** @description Whose goods were paid for, sold or brought back; its name is its number. */
            order: {
                id: components["schemas"]["Id"];
                /** @example 5120 */
                name: string;
            } | null;
            merchant: components["schemas"]["NullableNamedRef"];
            created_by: components["schemas"]["NullableNamedRef"];
        };
        EntryPage: {
            entries: components["schemas"]["Entry"][];
            /** @description None behind an entry. */
            count: number | null;
            /** @description None behind an entry. */
            totals: {
                amount: components["schemas"]["Sum"];
                /**
                 * @description What the entries come to in the line of profit and loss that was asked for.
                 * @example 4765432.10
                 */
                pnl: string | null;
                /**
                 * @description What the entries come to in the figure of a month or of a report that was asked for.
                 * @example 4765432.10
                 */
                figure: string | null;
            } | null;
        };
        PostingRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            number: components["schemas"]["PostingNumber"];
            date: components["schemas"]["Day"];
            status: components["schemas"]["PostingStatus"];
            kind: components["schemas"]["PostingKind"];
            operation: components["schemas"]["OperationRef"];
            account: components["schemas"]["AccountRef"];
            /** @example 1 */
            line_count: number;
            /**
             * @description The numbers of the accounts that are debited.
             * @example 9420 4410
             */
            debit: string;
            /**
             * @description The numbers of the accounts that are credited.
             * @example 5110
             */
            credit: string;
            amount: components["schemas"]["Money"];
            /** @example Аренда офиса за октябрь */
            description: string | null;
            /** @example ООО «Офис плюс» */
            counterparty: string | null;
            /** @example 118 */
            document_number: string | null;
            reverses: components["schemas"]["OtherPosting"];
            reversed_by: components["schemas"]["OtherPosting"];
            created_by: components["schemas"]["NamedRef"];
            created_at: components["schemas"]["Timestamp"];
            decided_by: components["schemas"]["NullableNamedRef"];
            decided_at: components["schemas"]["NullableTimestamp"];
        };
        PostingPage: {
            postings: components["schemas"]["PostingRow"][];
            count: number;
            totals: {
                amount: components["schemas"]["Sum"];
            };
        };
        /** @description The posting that this one reverses, or by which it is reversed; none where there is none. */
        OtherPosting: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["PostingNumber"];
            status: components["schemas"]["PostingStatus"];
        } | null;
        PostingLine: {
            id: components["schemas"]["Id"];
            debit: components["schemas"]["AccountRef"];
            credit: components["schemas"]["AccountRef"];
            amount: components["schemas"]["Money"];
            investor: components["schemas"]["NullableNamedRef"];
            investment: components["schemas"]["NullableNamedRef"];
            bond: components["schemas"]["NullableNamedRef"];
            strategy: components["schemas"]["NullableNamedRef"];
        };
        Posting: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            number: components["schemas"]["PostingNumber"];
            date: components["schemas"]["Day"];
            status: components["schemas"]["PostingStatus"];
            source: components["schemas"]["PostingSource"];
            /**
             * @description Which way the money goes; none of a posting of the system.
             * @enum {string|null}
             */
            kind: "cash_in" | "cash_out" | "cash_in_out" | null;
            operation: components["schemas"]["OperationRef"];
            /** @description The account that the form begins with; none of a posting of the system. */
            account: {
                id: components["schemas"]["AccountNumber"];
                /** @example Расчётный счёт */
                name: string;
            } | null;
            amount: components["schemas"]["Money"];
            lines: components["schemas"]["PostingLine"][];
            /** @example Аренда офиса за октябрь */
            description: string | null;
            /** @example ООО «Офис плюс» */
            counterparty: string | null;
            /** @example 118 */
            document_number: string | null;
            /** @description The record that the posting is about, as its maker said. */
            link: {
                type: components["schemas"]["LinkType"];
                id: components["schemas"]["Id"];
                /**
                 * @description None of a record that is erased.
                 * @example OB-01
                 */
                name: string | null;
            } | null;
            file: {
                /**
                 * Format: uuid
                 * @example 7d0f2b1a-3c4d-4e5f-8a9b-0c1d2e3f4a5b
                 */
                file_id: string;
                /** @example счёт.pdf */
                name: string;
                /**
                 * Format: uri-reference
                 * @description Good for a short while.
                 */
                url: string;
            } | null;
            /** @description The row that a posting of the system posts. */
            fact: {
                kind: components["schemas"]["FactKind"];
                id: components["schemas"]["Id"];
            } | null;
            /** @description What the row belongs to, besides what the lines name and the expense or income that it is itself; empty of a posting of people. */
            sources: components["schemas"]["SourceRecord"][];
            /**
             * @description Why it was rejected.
             * @example Нет счёта
             */
            reason: string | null;
            reverses: components["schemas"]["OtherPosting"];
            reversed_by: components["schemas"]["OtherPosting"];
            created_by: components["schemas"]["NullableNamedRef"];
            created_at: components["schemas"]["Timestamp"];
            decided_by: components["schemas"]["NullableNamedRef"];
            decided_at: components["schemas"]["NullableTimestamp"];
        };
        PostingDetail: components["schemas"]["Posting"] & components["schemas"]["WithHistory"];
        /**
         * @description An amount of so'm above zero with two digits, `1250000.00`, of up to eighteen; anything else is answered 422 `invalid_amount`.
         * @example 1250000.00
         */
        TypedAmount: string;
        /** @description Either to_account_id takes the whole amount, or the lines take it in parts that come to it. */
        PostingTerms: {
            date: components["schemas"]["Day"];
            account_id: components["schemas"]["AccountNumber"];
            to_account_id?: components["schemas"]["AccountNumber"];
            operation_id: components["schemas"]["Id"];
            amount: components["schemas"]["TypedAmount"];
            lines?: {
                account_id: components["schemas"]["AccountNumber"];
                amount: components["schemas"]["TypedAmount"];
            }[];
            /** @example Аренда офиса за октябрь */
            description?: string | null;
            /** @example ООО «Офис плюс» */
            counterparty?: string | null;
            /** @example 118 */
            document_number?: string | null;
            /**
             * Format: uuid
             * @description Of an upload of the caller.
             * @example 7d0f2b1a-3c4d-4e5f-8a9b-0c1d2e3f4a5b
             */
            file_id?: string | null;
            link?: {
                type: components["schemas"]["LinkType"];
                id: components["schemas"]["Id"];
            } | null;
        };
        PostingChange: {
            /** @enum {string} */
            action: "update" | "post" | "reject" | "reverse";
            terms?: components["schemas"]["PostingTerms"];
            /**
             * @description Of a rejection.
             * @example Нет счёта
             */
            reason?: string;
            date?: components["schemas"]["Day"];
        };
        /**
         * @description An amount as it is typed for a posting; none where it differs each time.
         * @example 1250000.00
         */
        OpenAmount: string | null;
        TemplateLine: {
            account_id: components["schemas"]["AccountNumber"];
            amount: components["schemas"]["OpenAmount"];
        };
        PostingTemplateTerms: {
            /** @example Аренда офиса */
            name: string;
            kind: components["schemas"]["PostingKind"];
            operation_id: components["schemas"]["Id"];
            account_id: components["schemas"]["AccountNumber"];
            amount: components["schemas"]["OpenAmount"];
            lines: components["schemas"]["TemplateLine"][];
            /** @example Аренда офиса за месяц */
            description: string | null;
            /** @example ООО «Офис плюс» */
            counterparty: string | null;
        };
        PostingTemplate: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @example Аренда офиса */
            name: string;
            kind: components["schemas"]["PostingKind"];
            operation_id: components["schemas"]["Id"];
            account_id: components["schemas"]["AccountNumber"];
            amount: components["schemas"]["OpenAmount"];
            lines: components["schemas"]["TemplateLine"][];
            /** @example Аренда офиса за месяц */
            description: string | null;
            /** @example ООО «Офис плюс» */
            counterparty: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        PostingTemplatePage: {
            templates: components["schemas"]["PostingTemplate"][];
            count: number;
        };
        TrialBalanceRow: {
            id: components["schemas"]["AccountNumber"];
            /** @example Расчётный счёт */
            name: string;
            group: components["schemas"]["NamedRef"];
            type: components["schemas"]["LedgerAccountType"];
            opening_debit: components["schemas"]["Sum"];
            opening_credit: components["schemas"]["Sum"];
            debit: components["schemas"]["Sum"];
            credit: components["schemas"]["Sum"];
            closing_debit: components["schemas"]["Sum"];
            closing_credit: components["schemas"]["Sum"];
        };
        /** @enum {string} */
        LedgerAccountType: "asset" | "liability" | "equity" | "income" | "expense";
        TrialBalance: {
            accounts: components["schemas"]["TrialBalanceRow"][];
            count: number;
            totals: {
                opening_debit: components["schemas"]["Sum"];
                opening_credit: components["schemas"]["Sum"];
                debit: components["schemas"]["Sum"];
                credit: components["schemas"]["Sum"];
                closing_debit: components["schemas"]["Sum"];
                closing_credit: components["schemas"]["Sum"];
            };
        };
        /**
         * @description What the records of an account are.
         * @enum {string}
         */
        TieKind: "investor" | "investment" | "bond";
        Tie: {
            id: components["schemas"]["AccountNumber"];
            /** @example Балансы инвесторов */
            name: string;
            kind: components["schemas"]["TieKind"];
            ledger: components["schemas"]["Sum"];
            records: components["schemas"]["Sum"];
            difference: components["schemas"]["Sum"];
            first_day: components["schemas"]["NullableDay"];
        };
        TiePage: {
            ties: components["schemas"]["Tie"][];
            count: number;
            date: components["schemas"]["Day"];
        };
        TieRecord: {
            /** @description The number of the record; 0 for what names none. */
            id: number;
            /** @description None where it names no record, or one that is erased. */
            name: string | null;
            ledger: components["schemas"]["Sum"];
            records: components["schemas"]["Sum"];
            difference: components["schemas"]["Sum"];
        };
        TieRecords: {
            tie: components["schemas"]["Tie"];
            records: components["schemas"]["TieRecord"][];
            count: number;
            totals: {
                ledger: components["schemas"]["Sum"];
                records: components["schemas"]["Sum"];
                difference: components["schemas"]["Sum"];
            };
        };
        CardRow: {
            id: components["schemas"]["Id"];
            posting_id: components["schemas"]["Id"];
            /** @example 2026/6108 */
            number: string;
            date: components["schemas"]["Day"];
            operation: components["schemas"]["OperationRef"];
            other: components["schemas"]["AccountRef"];
            debit: components["schemas"]["Sum"];
            credit: components["schemas"]["Sum"];
            balance: components["schemas"]["Sum"];
            /** @example Аренда офиса за октябрь */
            description: string | null;
        };
        AccountCard: {
            account: {
                id: components["schemas"]["AccountNumber"];
                /** @example Расчётный счёт */
                name: string;
                type: components["schemas"]["LedgerAccountType"];
                group: components["schemas"]["NamedRef"];
                is_money: boolean;
                allows_manual: boolean;
                is_active: boolean;
            };
            entries: components["schemas"]["CardRow"][];
            count: number;
            totals: {
                opening: components["schemas"]["Sum"];
                debit: components["schemas"]["Sum"];
                credit: components["schemas"]["Sum"];
                closing: components["schemas"]["Sum"];
            };
        };
        /**
         * @description Identity of a record.
         * @example 17
         */
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
        /** @description Grows with each change of the record; sent back as If-Match when the record is changed. */
        Version: number;
        /** @description Another record, by what people call it. */
        NamedRef: {
            id: components["schemas"]["Id"];
            /** @example IN-000031 */
            name: string;
        };
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss.
         * @example 2026-03-05 14:07:31
         */
        Timestamp: string;
        /**
         * @description A moment in Asia/Tashkent without a zone, YYYY-MM-DD HH:mm:ss, where there is one.
         * @example 2026-03-05 14:07:31
         */
        NullableTimestamp: string | null;
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
    listEntries: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description Only entries behind this one in the order that is asked for, whatever was added before it meanwhile; the offset is then left aside, and nothing is counted or summed up. */
                after?: components["schemas"]["Id"];
                /** @description Only entries of one of these accounts, on either side; the parameter is repeated. */
                account_id?: components["schemas"]["AccountNumber"][];
                /** @description Only entries whose debit is one of these accounts. */
                debit_id?: components["schemas"]["AccountNumber"][];
                /** @description Only entries whose credit is one of these accounts. */
                credit_id?: components["schemas"]["AccountNumber"][];
                operation_id?: components["schemas"]["Id"][];
                source?: components["schemas"]["PostingSource"];
                strategy_id?: components["schemas"]["Id"][];
                investor_id?: components["schemas"]["Id"];
                investment_id?: components["schemas"]["Id"];
                bond_id?: components["schemas"]["Id"];
                /** @description Only entries of what was paid for this order, of its sale and of what came back. */
                order_id?: components["schemas"]["Id"];
                /** @description Only entries of the goods of this merchant and of what was paid out to him. */
                merchant_id?: components["schemas"]["Id"];
                /** @description Only entries that make up this line of profit and loss, without the closing of months; the totals then tell what they come to. */
                pnl_line_id?: components["schemas"]["Id"];
                /** @description Only entries of no strategy, or only those of one. */
                is_common?: boolean;
                /** @description Only entries that make up this figure of a month, without the closing of the accounts; the totals then tell what they come to. */
                figure?: components["schemas"]["MonthFigure"];
                /** @description Only entries that make up this figure of a report, as the report names it (`entries` of its ties); the totals then tell what they come to. 400 where no report has such a figure. */
                report_tie?: string;
                /** @description Only postings of rows of this kind. */
                fact?: components["schemas"]["FactKind"];
                /** @description Only postings of the row with this number. */
                fact_id?: components["schemas"]["Id"];
                amount_from?: components["schemas"]["Money"];
                amount_to?: components["schemas"]["Money"];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                order_by?: "date" | "-date" | "amount" | "-amount";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of entries under the filter and the sum over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPage"];
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
    getPosting: {
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
            /** @description The posting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingDetail"];
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
    changePosting: {
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
                "application/json": components["schemas"]["PostingChange"];
            };
        };
        responses: {
            /** @description The posting as it stands; of `reverse` the draft that was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posting"];
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
    listPostings: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                status?: components["schemas"]["PostingStatus"][];
                kind?: components["schemas"]["PostingKind"][];
                /** @description With `me` only what waits for a decision that the caller may make: who holds the right for it, and is not barred as the one who asked, or who set what is decided about. Who may decide nothing is answered an empty list. */
                awaits?: "me";
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
                /** @description By the day of the posting; `waiting` begins with the drafts, the longest waiting first. */
                order_by?: "waiting" | "-waiting" | "date" | "-date" | "amount" | "-amount" | "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the number of postings under the filter and the sum over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingPage"];
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
    createCashIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingTerms"];
            };
        };
        responses: {
            /** @description The draft that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posting"];
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
    createCashOut: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingTerms"];
            };
        };
        responses: {
            /** @description The draft that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posting"];
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
    createCashInOut: {
        parameters: {
            query?: never;
            header: {
                /** @description Names one intent of a person; sent again it has no second effect. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingTerms"];
            };
        };
        responses: {
            /** @description The draft that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posting"];
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
    listPostingTemplates: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the number of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingTemplatePage"];
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
    createPostingTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostingTemplateTerms"];
            };
        };
        responses: {
            /** @description The template that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingTemplate"];
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
    changePostingTemplate: {
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
                "application/json": components["schemas"]["PostingTemplateTerms"];
            };
        };
        responses: {
            /** @description The template as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingTemplate"];
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
    deletePostingTemplate: {
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
            /** @description The template is gone. */
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
    listTrialBalance: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                group_id?: components["schemas"]["Id"][];
                /** @description Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
                search?: string;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows in the order of the numbers; the sums are over all of them, and debit and credit are equal without a filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialBalance"];
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
    listAccountCard: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description First day of the period, included, by the calendar of Tashkent. */
                begin_date?: components["schemas"]["Day"];
                /** @description Last day of the period, included, by the calendar of Tashkent. */
                end_date?: components["schemas"]["Day"];
            };
            header?: never;
            path: {
                id: components["schemas"]["AccountNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, the page, and what stood on it before, moved and stood after the period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCard"];
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
    listTies: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description At the end of this day; today unless told otherwise. */
                date?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts in the order of their numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TiePage"];
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
    listTieRecords: {
        parameters: {
            query?: {
                /** @description How many rows to skip. */
                offset?: number;
                /** @description How many rows to return at most. */
                limit?: number;
                /** @description At the end of this day; today unless told otherwise. */
                date?: components["schemas"]["Day"];
                /** @description Only records whose two figures differ, or only those whose figures agree. */
                differs?: boolean;
                order_by?: "difference" | "-difference" | "ledger" | "-ledger" | "records" | "-records";
            };
            header?: never;
            path: {
                id: components["schemas"]["AccountNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, the page, and the sums over all records under the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TieRecords"];
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
}
