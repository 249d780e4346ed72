/**
 * Runs when the page's HTML is there: fetches scripts once something is painted, and drawings once they
 * are near the screen, so that neither competes with what is seen first. It stands inline in every page
 * and is allowed by its hash; what differs from page to page comes in data attributes.
 */
export const START_SCRIPT = [
  `(()=>{const{entry,parts}=document.currentScript.dataset;let begun;`,
  `const begin=()=>{if(begun)return;begun=1;`,
  `for(const href of parts.split(' '))`,
  `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));`,
  // What breaks off on a bad network is asked for again; until then the page can be read and its links followed.
  `const load=(again)=>import(entry).catch(()=>again<6e4&&setTimeout(load,again,again*2));load(1e3)};`,
  `try{new PerformanceObserver(begin).observe({type:'paint',buffered:true})}catch{}`,
  // A page in the background paints nothing, and not every browser tells.
  `setTimeout(begin,1500);`,
  `const near=new IntersectionObserver(seen=>{for(const{target,isIntersecting}of seen)if(isIntersecting){`,
  `near.unobserve(target);const use=target.firstChild;use.setAttribute('href',use.dataset.src)}},`,
  `{rootMargin:'500px'});`,
  `document.querySelectorAll('svg[data-drawing]').forEach(drawing=>near.observe(drawing))})()`,
].join('');
