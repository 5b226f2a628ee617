const isWithoutUsers = () => document.querySelector<HTMLMetaElement>('meta[name="has-users"]')?.content === 'no';

/** How the first user of a new installation is created; nothing once there is one. docs/domain/sessions.md#public-pages */
export const NoUsers = () =>
  isWithoutUsers() ? (
    <p className="note">
      There is no user yet. Create the first one, a Super Admin, on the server:
      <code>node api/dist/admin.js create-super-admin &lt;e-mail&gt;</code>
    </p>
  ) : null;
