import type { ComponentType, HTMLAttributes } from 'react';
import * as icons from './icons';

type Icon = ComponentType<HTMLAttributes<HTMLSpanElement>>;

const byName = new Map<string, Icon>(Object.entries(icons));

/** Icon named by a descriptor; a default one for names unknown to this shell. */
export const iconByName = (name: string): Icon => byName.get(name) ?? icons.AppstoreOutlined;
