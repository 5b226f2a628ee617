import {
  ConfigError,
  type Follower,
  publishLocalBuilds,
  sendBuildToCentral,
  sendLocalBuilds,
} from '@siteledger/platform/registry';

type Target = Parameters<typeof publishLocalBuilds>[0];

/** Publishes the remotes built with this server, here or at the central registry that it follows. */
export async function publishImage(target: Target, follower: Follower | undefined) {
  if (!follower) return publishLocalBuilds(target);
  const published = await sendLocalBuilds(target, (build) =>
    sendBuildToCentral(follower, build).catch((error: unknown) => {
      if (error instanceof ConfigError) return { problem: error.message };
      throw error;
    }),
  );
  await follower.look();
  return published;
}
