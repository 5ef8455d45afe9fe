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

/** A scenario of the mock platform. Scenarios are constant; data that changes is in `state`. */
export type Scenario = {
	name: ScenarioName;
	description: string;
	/** The initial plan. A purchase changes `plan` in the state, not in the scenario. */
	plan: ScenarioPlan;
	/**
	 * Whether accounts at other services (payments, mailing lists, photo library, social networks) are initially
	 * connected.
	 */
	isConnected: boolean;
	/**
	 * Blocks that the site's plan does not include. Maps the block slug to the slug of a plan that includes the block.
	 */
	paidBlocks: Readonly< Record< string, string > >;
};
