// Written by the build: hashes of the shell's files by path, files of the doors that come later, hot reload or not.
declare const SHELL_FILES: Record<string, string>;
declare const DOOR_FILES: Record<string, string[]>;
declare const WATCHED: boolean;

export const shellFiles = SHELL_FILES;
export const doorFiles = DOOR_FILES;
export const isWatched = WATCHED;
