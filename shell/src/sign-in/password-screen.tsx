import { resetLink } from './entrance-paths';
import { ForgotPasswordPage } from './forgot-password-page';
import { ResetPasswordPage } from './reset-password-page';

type Props = { onDone: (news: { text: string; email: string }) => void };

/** The screens for a forgotten password, in a separate chunk because few users need them. */
export function PasswordScreen({ onDone }: Props) {
  const link = resetLink();
  return link ? <ResetPasswordPage link={link} onDone={onDone} /> : <ForgotPasswordPage />;
}
