import { passwordConfirmation, userUpdateSchema } from '@siteledger/shared-lib/domain';

/** A user's change on the screen: only a new password has to be typed twice. */
export const userFormSchema = userUpdateSchema.shape({
  password_confirmation: passwordConfirmation().when('password', ([password], schema) =>
    password ? schema.required() : schema,
  ),
});
