/**
 * Runs before the first paint, so that a chosen theme never flashes and a member never sees "Login".
 * It stands inline in every page and is allowed by its hash; keep it tiny.
 */
export const FIRST_PAINT_SCRIPT = [
  `(()=>{const d=document.documentElement.dataset;d.js='';`,
  `const c=n=>document.cookie.match('(?:^|; )'+n+'=([a-z]+)')?.[1];`,
  `const t=c('theme'),m=c('motion');if(t)d.theme=t;if(m)d.motion=m;`,
  `if(c('signed-in'))d.member='';try{if(localStorage.getItem('member'))d.member=''}catch{}})()`,
].join('');
