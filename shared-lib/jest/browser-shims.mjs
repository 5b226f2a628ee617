// Browser features that antd and our own components need but jsdom lacks. Runs before each test file.

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

// jsdom has no layout, so nothing covers or clips a popover.
window.HTMLElement.prototype.showPopover = () => undefined;

// jsdom logs an error for pseudo-elements, which antd uses to measure the scrollbar.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);
