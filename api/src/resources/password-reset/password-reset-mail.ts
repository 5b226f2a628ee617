/** The mail with the link that sets a new password; both parts of it are escaped, an e-mail may hold almost anything. */
export const passwordResetMail = (
  { name, email }: { name: string; email: string },
  { publicUrl, token }: { publicUrl: string; token: string },
) => ({
  recipient: email,
  subject: 'Set a new password for Siteledger',
  body: `Hello ${name},

somebody, most likely you, asked to set a new password for your Siteledger account. This link does it, once, within 60 minutes:

${publicUrl}/password/reset/${encodeURIComponent(email)}/${encodeURIComponent(token)}

If it was not you, there is nothing to do: your password stays as it is.
`,
});
