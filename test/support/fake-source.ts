/** Stands in for the browser's EventSource. */
export class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly url: string;
  isClosed = false;
  onopen = () => {};
  onerror = () => {};

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  send(name: string, data: string, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(name, { data, lastEventId }));
  }
}
