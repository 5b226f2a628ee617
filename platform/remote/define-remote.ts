import type { RemoteDescriptor, RemoteRoute } from '@siteledger/platform/contract';
import type { RouteObject } from 'react-router';
import type { ComponentType } from 'react';
import type { Declaration, Declared, Fill } from './declarations';
import { routesOf } from './routes-of';

const EXPOSED = './routes';

/** A part in a chunk of its own, with the path of its screen or the id of its fill, and the parts drawn around it. */
export type LazyPart = {
  path?: string;
  fill?: string;
  chunk?: string | undefined;
  load: () => Promise<unknown>;
  around?: LazyPart[];
};

/** The results of one declaration for the build and the shell. */
export type DefinedRemote = {
  /** The descriptor, known without loading any of the remote's code. */
  remote: RemoteDescriptor;
  routes: RouteObject[];
  /** Its fills for places of other screens, by id. */
  slots: Record<string, () => Promise<{ Component: ComponentType<never> }>>;
  /** The parts that the build splits into chunks. */
  parts: LazyPart[];
};

function descriptorRoutes(declared: Declaration<string>): RemoteRoute[] {
  if (declared.kind === 'around') return declared.inside.flatMap(descriptorRoutes);
  const { path, title, breadcrumb = title, permission } = declared;
  const stated = { path, title, breadcrumb, permission };
  if (declared.kind === 'redirect') return [{ ...stated, redirect: declared.to }];
  const { layout, firstCalls, inside } = declared;
  const own = { ...(layout && { layout }), ...(firstCalls && { firstCalls: [...firstCalls] }) };
  return [{ ...stated, module: EXPOSED, ...own }, ...inside.flatMap(descriptorRoutes)];
}

function partsOf(declared: Declaration<string>, around: LazyPart[] = []): LazyPart[] {
  if (declared.kind === 'redirect') return [];
  const { kind, path, chunk, load, inside } = declared;
  const part = { ...(kind === 'screen' && { path }), chunk, load, around };
  return [part, ...inside.flatMap((inner) => partsOf(inner, [...around, part]))];
}

const lazyFill = ({ id, load }: Fill<string>) => [id, async () => ({ Component: await load() })] as const;

/**
 * Declares a remote with the product's permissions; only the shell has pages for everybody. `remote.ts` exports the
 * whole result: the build reads the descriptor and the chunk names, the shell uses the routes and fills.
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
    parts: [
      ...screens.flatMap((declared) => partsOf(declared)),
      ...(fills ?? []).map(({ id, chunk, load }) => ({ fill: id, chunk, load })),
    ],
  };
}
