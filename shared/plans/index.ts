export { listPlans, readSite } from './api';
export { editedPost, type EditedPost, type Registry } from './edited-post';
export { goToCheckout, OPEN_CHECKOUT_ACTION } from './go-to-checkout';
export { myPlanAddress } from './my-plan-address';
export { saveAndGo } from './save-and-go';
export { useLeaving, type Leaving } from './use-leaving';
