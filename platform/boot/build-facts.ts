// Constants the build defines: the shell's file hashes by path, files of lazily loaded doors, whether hot reload is on.
declare const SHELL_FILES: Record<string, string>;
declare const DOOR_FILES: Record<string, string[]>;
declare const WATCHED: boolean;

export const shellFiles = SHELL_FILES;
export const doorFiles = DOOR_FILES;
export const isWatched = WATCHED;
