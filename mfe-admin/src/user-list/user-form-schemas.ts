import { passwordConfirmation, userSchema, userUpdateSchema } from '@siteledger/shared-lib/domain';

/** A new user on the screen: what cannot be read while it is typed is typed twice. */
export const newUserFormSchema = userSchema.shape({ password_confirmation: passwordConfirmation().required() });

/** A user's change on the screen: only a new password has to be typed twice. */
export const userFormSchema = userUpdateSchema.shape({
  password_confirmation: passwordConfirmation().when('password', ([password], schema) =>
    password ? schema.required() : schema,
  ),
});
