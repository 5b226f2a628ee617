/** A mail written by the server; its text is deleted once it is sent. */
export type Mail = {
  uuid: string;
  recipient: string;
  subject: string;
  body: string | null;
  created_at: string;
  sent_at: string | null;
  attempts: number;
  last_error: string | null;
};
