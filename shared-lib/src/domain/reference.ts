/** A record that another one names, as replies embed it. docs/domain/calls.md#references */
export type Reference = { uuid: string; name: string };

/** What every record carries besides its own fields; `version` goes back with PUT and DELETE. calls.md#versions */
export type Recorded = { id: number; uuid: string; version: number; created_at: string };
