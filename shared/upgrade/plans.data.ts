import type { ScenarioPlan } from '#shared/request';

/** A plan and what it costs a year, in dollars. */
type SoldPlan = ScenarioPlan & { price: number };

/** The plans that the mock platform sells, the smallest first: each includes what those before it include. */
export const PLANS: readonly SoldPlan[] = [
	{ product_slug: 'free_plan', product_name: 'Free', price: 0 },
	{ product_slug: 'personal-bundle', product_name: 'Personal', price: 48 },
	{ product_slug: 'value_bundle', product_name: 'Premium', price: 96 },
	{ product_slug: 'business-bundle', product_name: 'Business', price: 300 },
	{ product_slug: 'ecommerce-bundle', product_name: 'eCommerce', price: 540 },
];
