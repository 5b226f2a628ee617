/** A referenced record, as embedded in responses. docs/domain/calls.md#references */
export type Reference = { uuid: string; name: string };

/** Fields common to all records; PUT and DELETE send `version` back. calls.md#versions */
export type Recorded = { id: number; uuid: string; version: number; created_at: string };
