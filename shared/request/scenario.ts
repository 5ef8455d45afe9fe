/** Scenarios of the mock platform. */
export const SCENARIO_NAMES = [
	'free',
	'paid',
	'no-connection',
	'upgrade-available',
] as const;

export type ScenarioName = ( typeof SCENARIO_NAMES )[ number ];

/** A plan in the platform's format. */
export type ScenarioPlan = { product_slug: string; product_name: string };

/** A scenario of the mock platform. It never changes; data that changes is in `state`. */
export type Scenario = {
	name: ScenarioName;
	/** Description for people who choose a scenario. */
	description: string;
	/** The initial plan. A purchase changes `plan` in the state instead of this. */
	plan: ScenarioPlan;
	/**
	 * Whether accounts at other services (payments, mailing lists, photo library, social networks) are connected
	 * initially.
	 */
	isConnected: boolean;
	/** Slugs of blocks that the site's plan does not include, with the slug of a plan that does. */
	paidBlocks: Readonly< Record< string, string > >;
};
