/**
 * Delays a page's scripts until it has been painted: they are its largest part, and would compete
 * with it for the network and the processor. React Router preloads them in the head and starts them
 * with a module.
 */
export function paintFirst(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replaceAll(/(<script [^>]*)type="module"([^>]*) async=""/g, '$1type="painted"$2');
}

/**
 * An inline script, which browsers run once the styles have loaded. In hidden tabs, which are never
 * painted, it does not wait; and in browsers that do not report paints, it waits for 0.3 seconds at
 * most. The first paint may come while the page is still arriving, in the middle of a script.
 */
export const startPainted = `{
const start=()=>{
for(const link of document.querySelectorAll("link[data-rel]")){link.rel=link.dataset.rel;delete link.dataset.rel}
if(document.readyState==="loading")return document.addEventListener("DOMContentLoaded",start);
for(const waiting of document.querySelectorAll("script[type=painted]")){
const script=document.createElement("script");
script.type="module";
script.setAttribute("nonce",waiting.nonce);
script.textContent=waiting.textContent;
waiting.replaceWith(script)}};
if(document.hidden)start();
else{new PerformanceObserver(start).observe({type:"paint",buffered:true});
requestAnimationFrame(()=>setTimeout(start,300))}}`.replaceAll('\n', '');
