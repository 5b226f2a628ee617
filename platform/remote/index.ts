export { around, redirect, screen } from './declarations';
export { defineRemote } from './define-remote';
