/** Said wherever a plan is shown. */
export const PLAN_NOTE = 'A usual plan: your veterinarian decides.';
