type Link = { publicUrl: string; token: string };

/** The password link; both parts are escaped, as an e-mail may contain almost anything. */
export const passwordResetLink = (email: string, { publicUrl, token }: Link) =>
  `${publicUrl}/password/reset/${encodeURIComponent(email)}/${encodeURIComponent(token)}`;

export const passwordResetMail = ({ name, email }: { name: string; email: string }, link: Link) => ({
  recipient: email,
  subject: 'Set a new password for Siteledger',
  body: `Hello ${name},

Someone, most likely you, asked to set a new password for your Siteledger account. Use this link once, within 60 minutes:

${passwordResetLink(email, link)}

If this was not you, there is nothing to do: your password stays the same.
`,
});
