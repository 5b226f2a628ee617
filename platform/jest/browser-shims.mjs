// Browser functions that screens need and jsdom lacks. Runs before each test file.

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Node's MessageChannel would keep the process alive after the last test; timers do not.
class TimerMessageChannel {
  constructor() {
    this.port1 = { onmessage: null, close: () => undefined };
    this.port2 = {
      onmessage: null,
      close: () => undefined,
      postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0),
    };
  }
}
window.MessageChannel = TimerMessageChannel;
