const configured = () => document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content;

/**
 * The absolute address of a call such as `/projects`. The base comes from `<meta name="api-base">`, by default
 * `/api/v2` of this origin. docs/domain/calls.md
 */
export const apiUrl = (path = '') => new URL((configured() ?? '/api/v2') + path, location.origin).href;
