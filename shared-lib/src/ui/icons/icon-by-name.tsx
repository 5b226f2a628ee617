import type { ComponentType, HTMLAttributes } from 'react';
import * as icons from './icons';

type Icon = ComponentType<HTMLAttributes<HTMLSpanElement>>;

const byName = new Map<string, Icon>(Object.entries(icons));

/** The icon that a descriptor names; one for all when this shell does not know it. */
export const iconByName = (name: string): Icon => byName.get(name) ?? icons.AppstoreOutlined;
