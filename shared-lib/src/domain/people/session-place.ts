/** One place where the caller is signed in. Instants are ISO 8601. docs/domain/sessions.md#calls */
export type SessionPlace = {
  id: string;
  /** Browser and system as the browser names them, "Chrome on Windows"; "Unknown device" when it does not. */
  device: string;
  /** The address of the last use; null for a session that began before addresses were kept. */
  address: string | null;
  created_at: string;
  /** To half an hour: when the tokens were last issued. */
  last_used_at: string;
  /** Whether this call was made from it. */
  is_current: boolean;
};
