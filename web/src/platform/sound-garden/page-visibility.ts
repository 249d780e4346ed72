/** Whether someone can see the page. */
export type PageVisibility = {
  isVisible: () => boolean;
  /** Tells when it is hidden or seen again. Returns how to stop telling. */
  whenChanged: (tell: () => void) => () => void;
};

export const browserPage: PageVisibility = {
  isVisible: () => document.visibilityState === 'visible',
  whenChanged(tell) {
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  },
};
