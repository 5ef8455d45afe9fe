/** The situations that the mock platform can play. */
export const SCENARIO_NAMES = [
	'free',
	'paid',
	'no-connection',
	'upgrade-available',
] as const;

export type ScenarioName = ( typeof SCENARIO_NAMES )[ number ];

/** A plan as the platform names it. */
export type ScenarioPlan = { product_slug: string; product_name: string };

/** The situation in which a mock answers. It never changes; what changes is kept in `state`. */
export type Scenario = {
	name: ScenarioName;
	/** One sentence for whoever chooses it. */
	description: string;
	/** The plan at the start. A purchase changes the state `plan`, not this. */
	plan: ScenarioPlan;
	/** Whether accounts elsewhere (payments, mailing lists, photo library, social networks) are connected at the start. */
	isConnected: boolean;
	/** Slugs of blocks that the site's plan does not include, with the slug of the plan that does. */
	paidBlocks: Readonly< Record< string, string > >;
};
