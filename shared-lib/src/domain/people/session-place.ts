/** A browser in which the caller is signed in. Instants are ISO 8601. docs/domain/sessions.md#calls */
export type SessionPlace = {
  id: string;
  /** Browser and system from the user agent, "Chrome on Windows", else "Unknown device". */
  device: string;
  /** IP address of the last use; null for a session older than the recording of addresses. */
  address: string | null;
  created_at: string;
  /** When tokens were last issued; accurate to half an hour. */
  last_used_at: string;
  /** Whether the present request came from it. */
  is_current: boolean;
};
