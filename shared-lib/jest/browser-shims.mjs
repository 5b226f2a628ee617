// What antd and our own parts ask of a browser and jsdom does not offer. Runs before each test file.

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver = Observer;
window.IntersectionObserver = Observer;

// Nothing covers or cuts off anything in jsdom.
window.HTMLElement.prototype.showPopover = () => undefined;

// jsdom prints an error for a pseudo-element; antd measures the scrollbar with one.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);
