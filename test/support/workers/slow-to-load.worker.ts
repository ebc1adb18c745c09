const channel = new BroadcastChannel('slow-to-load');
const told = new Promise((resolve) => {
  channel.onmessage = resolve;
});
channel.postMessage('loading');
await told;
channel.close();

export default function work(input: string): string {
  return input;
}
