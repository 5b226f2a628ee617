const configured = () => document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content;

/**
 * The absolute address of a call such as `/projects`. The base is configured by `<meta name="api-base">`, and is
 * `/api/v2` of this origin unless it says otherwise. docs/domain/calls.md
 */
export const apiUrl = (path = '') => new URL((configured() ?? '/api/v2') + path, location.origin).href;
