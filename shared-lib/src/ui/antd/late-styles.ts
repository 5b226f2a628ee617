/**
 * Switches on the style sheets that the page has without using them, and resolves when they are there. One that does not come
 * is left: without it antd is plain, and works.
 */
export async function fetchLateStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-late]');
  await Promise.all([...links].map(switchedOn));
}

const switchedOn = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    if (link.sheet) return resolve();
    const end = ({ type }: Event) => {
      // It is asked for once more with the next one.
      link.disabled = type === 'error';
      resolve();
    };
    link.addEventListener('load', end, { once: true });
    link.addEventListener('error', end, { once: true });
    link.disabled = false;
  });
