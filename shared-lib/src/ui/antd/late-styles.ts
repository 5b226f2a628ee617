/**
 * Switches on the style sheets that the page has without using them, and resolves when they are there. One that does not come is
 * asked for once more, and then left: without it antd is plain, and works.
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
      // Only what is switched on anew is fetched anew.
      link.disabled = type === 'error';
      resolve(type === 'load');
    };
    for (const name of ENDS) link.addEventListener(name, end);
    link.disabled = false;
  });

const ENDS = ['load', 'error'];
