/**
 * Enables the style sheets that the page lists as disabled, and resolves when they have loaded. A failed one is retried
 * once, then given up: antd works without it, unstyled.
 */
export async function fetchLateStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-late]');
  await Promise.all([...links].map(async (link) => (await comes(link)) || comes(link)));
}

const comes = (link: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    if (link.sheet) return resolve(true);
    const end = ({ type }: Event) => {
      for (const name of ENDS) link.removeEventListener(name, end);
      // Disabled after a failure, so that enabling it again makes the browser fetch it again.
      link.disabled = type === 'error';
      resolve(type === 'load');
    };
    for (const name of ENDS) link.addEventListener(name, end);
    link.disabled = false;
  });

const ENDS = ['load', 'error'];
