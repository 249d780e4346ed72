/** Where the marks of `plan-mark.ts` lie. Apart from their code, which is loaded where a plan is shown or linked. */
export const PLAN_MARK_PREFIX = 'safety-plan:';

export function isPlanMarkName(name: string): boolean {
  return name.startsWith(PLAN_MARK_PREFIX);
}
