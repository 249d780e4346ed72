import { FIRST_SIGNS } from './platform/screen/first-sign';

/**
 * Runs when the page's HTML is there: fetches scripts once something is painted, and drawings once they
 * are near the screen, so that neither competes with what is seen first. A page that is whole as HTML waits
 * with its scripts until a visitor stirs; the service worker has mostly kept them by then.
 *
 * It stands inline in every page and is allowed by its hash; what differs from page to page comes in data
 * attributes.
 */
export const START_SCRIPT = [
  `(()=>{const{entry,parts,waits}=document.currentScript.dataset,{dataset:d}=document.documentElement;let begun;`,
  `const begin=()=>{if(begun)return;begun=1;`,
  `for(const href of parts.split(' '))`,
  `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`,
  // What breaks off on a bad network is asked for again; until then the page can be read and its links followed.
  `const load=(again)=>import(entry).catch(()=>again<6e4&&setTimeout(load,again,again*2));load(1e3)};`,
  // Members and offline visitors need scripts at once, and a query or a fragment may ask for more than the page.
  `if(waits!=null&&!('member'in d)&&navigator.onLine&&!location.search&&!location.hash){`,
  // Browsers tell of a pointer that rests where the page appears as if it had moved.
  `const stir=e=>{if(e.type!='pointermove'||e.movementX||e.movementY)begin()};`,
  `for(const sign of'${FIRST_SIGNS.join(' ')}'.split(' '))`,
  `addEventListener(sign,stir,{capture:true,passive:true});`,
  `addEventListener('offline',begin);`,
  `addEventListener('load',()=>navigator.serviceWorker?.register('/sw.js').catch(()=>{}))`,
  `}else{try{new PerformanceObserver(begin).observe({type:'paint',buffered:true})}catch{}`,
  // A background page never paints, and not every browser reports that.
  `setTimeout(begin,1500)}`,
  // A press that comes before the page is live is done once it is; see early-press.ts. What sends a form by itself
  // has done so already.
  `addEventListener('click',({target:t})=>{`,
  `'hydrated'in d||t.closest?.('button:not([method=post] [type=submit])')?.setAttribute('data-pressed','')},true);`,
  `const near=new IntersectionObserver(seen=>{for(const{target,isIntersecting}of seen)if(isIntersecting){`,
  `near.unobserve(target);const use=target.firstChild;use.setAttribute('href',use.dataset.src)}},`,
  `{rootMargin:'500px'});`,
  `document.querySelectorAll('svg[data-drawing]').forEach(drawing=>near.observe(drawing))})()`,
].join('');
