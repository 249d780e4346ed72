type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether the visitor asked to save data, or has a network on which every kilobyte is felt. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as { readonly connection?: Connection }).connection ?? {};
  return saveData || effectiveType.endsWith('2g') || matchMedia('(prefers-reduced-data: reduce)').matches;
}
