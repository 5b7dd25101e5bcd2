/** For tests of keys that type: happy-dom sets texts by the property that React watches, which no browser does. */
const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");

Object.defineProperty(HTMLInputElement.prototype, "setRangeText", {
  value(this: HTMLInputElement, text: string, from: number, to: number) {
    native?.set?.call(this, this.value.slice(0, from) + text + this.value.slice(to));
  },
});

export {};
