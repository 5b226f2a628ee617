import { resetLink } from './entrance-paths';
import { ForgotPasswordPage } from './forgot-password-page';
import { ResetPasswordPage } from './reset-password-page';

type Props = { onDone: (news: { text: string; email: string }) => void };

/** The screens of a forgotten password; they arrive apart from the sign-in page, which hardly anybody leaves for them. */
export function PasswordScreen({ onDone }: Props) {
  const link = resetLink();
  return link ? <ResetPasswordPage link={link} onDone={onDone} /> : <ForgotPasswordPage />;
}
