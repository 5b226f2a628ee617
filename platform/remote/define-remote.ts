import type { RemoteDescriptor, RemoteRoute } from '@siteledger/platform/contract';
import type { RouteObject } from 'react-router';
import type { ComponentType } from 'react';
import type { Declaration, Declared, Fill } from './declarations';
import { routesOf } from './routes-of';

/** Name of the module that the build exposes. */
const EXPOSED = './routes';

/** Something that arrives in a chunk of its own, and the path whose screen or the id of the fill it is. */
export type LazyPart = { path?: string; fill?: string; chunk?: string | undefined; load: () => Promise<unknown> };

/** What a remote is to the build and to the shell, made of one declaration. */
export type DefinedRemote = {
  /** The descriptor, known without a byte of the remote's code. */
  remote: RemoteDescriptor;
  /** The screens as the shell mounts them. */
  routes: RouteObject[];
  /** What it puts into places of other screens, by id. */
  slots: Record<string, () => Promise<{ Component: ComponentType<never> }>>;
  /** What the build makes chunks of. */
  parts: LazyPart[];
};

function descriptorRoutes(declared: Declaration<string>): RemoteRoute[] {
  if (declared.kind === 'around') return declared.inside.flatMap(descriptorRoutes);
  const { path, title, breadcrumb = title, permission } = declared;
  const stated = { path, title, breadcrumb, permission };
  if (declared.kind === 'redirect') return [{ ...stated, redirect: declared.to }];
  const { layout, inside } = declared;
  return [{ ...stated, module: EXPOSED, ...(layout && { layout }) }, ...inside.flatMap(descriptorRoutes)];
}

function partsOf(declared: Declaration<string>): LazyPart[] {
  if (declared.kind === 'redirect') return [];
  const { kind, path, chunk, load, inside } = declared;
  return [{ ...(kind === 'screen' && { path }), chunk, load }, ...inside.flatMap(partsOf)];
}

const lazyFill = ({ id, load }: Fill<string>) => [id, async () => ({ Component: await load() })] as const;

/**
 * States what a remote contributes, with the permissions that the product has; only the shell has pages for everybody. `remote.ts` exports all that it answers: the
 * build reads it for the descriptor and the names of the chunks, the shell takes the routes and what goes into places.
 */
export function defineRemote<Permission extends string>({
  screens,
  fills,
  places = [],
  ...stated
}: Declared<Exclude<Permission, 'public'>>): DefinedRemote {
  const slots = fills?.map(({ place, id, title, order, permission, props }) => ({
    slot: place,
    id,
    title,
    order,
    permission,
    props,
  }));
  return {
    remote: { ...stated, routes: screens.flatMap(descriptorRoutes), ...(slots && { slots }), places },
    routes: routesOf(screens),
    slots: Object.fromEntries((fills ?? []).map(lazyFill)),
    parts: [...screens.flatMap(partsOf), ...(fills ?? []).map(({ id, chunk, load }) => ({ fill: id, chunk, load }))],
  };
}
